import { height, horizontalOverlap, verticalOverlap, width } from '../../../document/geometry.ts';
import type { Candidate } from '../candidate.ts';
import { CONTEXT_WEIGHT } from '../context.ts';
import type { Field } from './fields.ts';
import { type Label, labelOf } from './labels.ts';
import { SCORES } from './scores.ts';
import { readValues, type Value } from './values.ts';

/** Fields before and after a label among which its neighbours are searched; it bounds the time. */
const NEAR = 40;
/** Largest gap from a label to the value on its right, in points, and to the one below, in heights of the label. */
const FARTHEST_RIGHT = 260;
const FARTHEST_BELOW = 1.6;
/** Largest difference of left edges of a caption and the value below it, in heights of the caption. */
const ALIGNED = 1;

/** Most words of a caption. */
const MOST_WORDS = 5;
/** Printed lines that may continue a value. */
const MOST_CONTINUED = 3;

interface Labelled {
  readonly label: Label;
  /** Offset of the value. */
  readonly start: number;
  readonly text: string;
}

/** Values of labels: behind a colon, in the field to the right, or below. */
export function labelledValues(fields: readonly Field[]): Candidate[] {
  return fields.flatMap((field, index) => {
    const inside = labelsInside(field);
    const found = inside.flatMap((labelled) => candidateOf(labelled, SCORES.label, 'label'));
    const last = inside.at(-1);
    if (last && last.text !== '') return found;
    const label = last ? last.label : field.label;
    if (!label) return labelAndValue(field);
    return [...found, ...besideOrBelow(fields, index, label, last !== undefined)];
  });
}

/** A caption and its value in one cell of a document without places, where nothing but a space parts them. */
function labelAndValue({ box, line, text, start }: Field): Candidate[] {
  if (box || line.kind !== 'row') return [];
  const spaces = [...text.slice(0, 60).matchAll(/ /g)].map(({ index }) => index);
  for (const space of spaces.slice(0, MOST_WORDS).reverse()) {
    const label = labelOf(text.slice(0, space));
    if (label?.at !== 0 || label.loose || /\d/.test(text.slice(0, space))) continue;
    const value = candidateOf(
      { label, start: start + space + 1, text: text.slice(space + 1) },
      SCORES.caption,
      'caption',
    );
    if (value.length > 0) return value;
  }
  return [];
}

/** The labels before colons in a field, each with the text up to the next one. */
function labelsInside({ text, start }: Field): Labelled[] {
  const labels: { label: Label; from: number; to: number }[] = [];
  for (const { index } of text.matchAll(/[:：](?!\d\d\b|\/\/)/g)) {
    const from = labels.at(-1)?.to ?? 0;
    const found = labelBefore(text, from, index);
    if (found) labels.push({ ...found, to: index + 1 });
  }
  return labels.map(({ label, to }, index) => {
    const raw = text.slice(to, labels[index + 1]?.from);
    const value = raw.trim();
    return { label, start: start + to + raw.indexOf(value), text: withoutNextLabel(value) };
  });
}

/** The longest label of up to five words that ends where a colon stands. */
function labelBefore(text: string, from: number, colon: number): { label: Label; from: number } | undefined {
  const window = text.slice(Math.max(from, colon - 60), colon);
  const starts = [...window.matchAll(/(?<=^|[\s(])\S/gu)].map(({ index }) => index).slice(-5);
  for (const start of starts) {
    const label = labelOf(window.slice(start));
    if (label?.at === 0 && (!label.loose || colon - window.length + start === 0))
      return { label, from: colon - window.length + start };
  }
  return undefined;
}

/** A value without the words of a label that is not known: `Jane Doe Room: 4`. */
function withoutNextLabel(value: string): string {
  const colon = value.search(/[:：](?!\d\d\b|\/\/)/);
  return colon < 0 ? value : value.slice(0, colon).replace(/(?:(?<!\s)\s+|^)\S+$/u, '');
}

function besideOrBelow(fields: readonly Field[], index: number, label: Label, colon: boolean): Candidate[] {
  const field = fields[index] as Field;
  const near = fields.slice(Math.max(0, index - NEAR), index + NEAR).filter((other) => other !== field);
  const right = toTheRight(field, fields[index + 1], near);
  const beside = right && !isLabelled(right) ? valueAt(right, near, label, labelScore(label), 'label') : [];
  if (beside.length > 0 || (right && colon && !isLabelled(right))) return beside;
  const below = beneath(field, fields[index + 1], near);
  return below && !isLabelled(below) ? valueAt(below, near, label, SCORES.caption, 'caption') : [];
}

/** The value that a field begins, with the printed lines that continue it if they belong to it. */
function valueAt(field: Field, near: readonly Field[], label: Label, score: number, rule: string): Candidate[] {
  let text = field.text;
  const from = near.indexOf(field) + 1;
  for (const next of near.slice(from, from + MOST_CONTINUED)) {
    if (!continues(field, text, next)) break;
    text += ` ${next.text}`;
  }
  const whole = text === field.text ? [] : candidateOf({ label, start: field.start, text }, score, rule);
  return whole.length > 0 ? whole : candidateOf({ label, start: field.start, text: field.text }, score, rule);
}

/** Whether a field is the next printed line of the same cell or paragraph, below the first. */
const continues = (first: Field, text: string, next: Field): boolean =>
  first.box !== undefined &&
  next.box !== undefined &&
  next.line === first.line &&
  next.newLine &&
  next.start === first.start + text.length + 1 &&
  Math.abs(next.box[0] - first.box[0]) < ALIGNED * height(first.box) &&
  !isLabelled(next);

const labelScore = ({ role }: Label): number => (role ? SCORES.role : SCORES.label);

const isLabelled = ({ text, label }: Field): boolean => label !== undefined || /[:：]\s*[_.…]*$/u.test(text);

function toTheRight(field: Field, next: Field | undefined, near: readonly Field[]): Field | undefined {
  if (next && next.line === field.line && !next.newLine) return next;
  if (field.line.kind === 'row') return undefined;
  return least(near, (other) => {
    if (!field.box || !other.box || other.page !== field.page) return undefined;
    const level = verticalOverlap(field.box, other.box) > 0.5 * Math.min(height(field.box), height(other.box));
    const gap = other.box[0] - field.box[2];
    return level && gap > -1 && gap < FARTHEST_RIGHT ? gap : undefined;
  });
}

function beneath(field: Field, next: Field | undefined, near: readonly Field[]): Field | undefined {
  if (!field.box) return next?.newLine && field.line.kind !== 'row' ? next : undefined;
  const { box } = field;
  return least(near, (other) => {
    if (!other.box || other.page !== field.page) return undefined;
    const gap = other.box[1] - box[3];
    if (gap < -0.3 * height(box) || gap > FARTHEST_BELOW * height(box)) return undefined;
    const aligned = Math.abs(other.box[0] - box[0]) < ALIGNED * height(box);
    const under = horizontalOverlap(box, other.box) > 0.5 * Math.min(width(box), width(other.box));
    return aligned || under ? gap : undefined;
  });
}

function least(items: readonly Field[], distance: (item: Field) => number | undefined): Field | undefined {
  let [best, bestDistance]: [Field | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const value = distance(item);
    if (value !== undefined && value < bestDistance) [best, bestDistance] = [item, value];
  }
  return best;
}

/** The values of a label as candidates, if they are of what the label says: several where it lists persons. */
export const candidateOf = ({ label, start, text }: Labelled, score: number, rule: string): Candidate[] =>
  readValues(text, label).map((value) => stated(value, start, score, rule));

function stated({ type, score: own, checked, ...value }: Value, start: number, score: number, rule: string): Candidate {
  const said = type === 'ADDRESS' ? SCORES.address : score;
  return {
    type,
    start: start + value.start,
    end: start + value.end,
    score: own === undefined ? said : Math.min(1, own + CONTEXT_WEIGHT),
    rule,
    inContext: true,
    ...(checked ? { checked } : {}),
  };
}
