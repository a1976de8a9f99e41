import { type Box, height, overlap, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import { type Line, lineOf } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';

/** Most words of a label. Chosen on papers of our own, as all here. */
const MOST_WORDS = 5;
/** Distances in font sizes: of edges that are one, of baselines that are one, and of lines that follow each other. */
export const EDGE = 0.3;
export const LEVEL = 0.15;
export const WHITE = 1.6;

/** A label with what is beside it. */
export interface Labelled {
  readonly label: Line;
  /** The value, and the lines below it in which it goes on. */
  readonly value: readonly Line[];
}

/** The texts of rows. */
export const partsIn = (stretch: readonly Labelled[]): Line[] =>
  stretch.flatMap(({ label, value }) => [label, ...value]);

/** A text in two colours or weights as two: a long value comes as near to its label as a word. */
export function styledParts(part: Line): Line[] {
  const { page, words } = part;
  const [first] = words;
  const at = words.findIndex((word) => first && (word.color !== first.color || isBold(word) !== isBold(first)));
  if (at < 1 || words.slice(at).some((word) => styleOf(word) !== styleOf(words[at]))) return [part];
  return [lineOf(page, words.slice(0, at)), lineOf(page, words.slice(at))];
}

const styleOf = (word: Word | undefined): string => (word ? `${word.color} ${isBold(word)}` : '');

/** Whether a text is right of another one, on its baseline. */
export const isRightOf = ({ box, baseline }: Line, left: Line): boolean =>
  box[0] >= left.box[2] && Math.abs(baseline - left.baseline) <= LEVEL * left.fontSize;

/** Whether a text is as short as a label. */
export const isLabel = ({ words }: Line): boolean => words.length <= MOST_WORDS;

/** By the edge of several labels the edges of their values, both in points to the nearest half. */
export type Edges = ReadonlyMap<number, ReadonlySet<number>>;

const halves = (x: number): number => Math.round(2 * x);

/** The edges at which several pairs begin alike. */
export function edgesOf(pairs: readonly Labelled[]): Edges {
  const byLabel = Map.groupBy(pairs, ({ label }) => halves(label.box[0]));
  return new Map(
    [...byLabel].map(([edge, alike]) => {
      const byValue = Map.groupBy(alike, ({ value: [value] }) => halves(value?.box[0] ?? 0));
      return [edge, new Set([...byValue].flatMap(([at, { length }]) => (length > 1 ? [at] : [])))];
    }),
  );
}

/**
 * A text as two where others that begin at its edge have their values: the widest label comes as near to its value as a
 * word.
 */
export function partedAt(part: Line, edges: Edges): Line[] {
  const { page, words, box } = part;
  const values = edges.get(halves(box[0]));
  const at = values ? words.findIndex((word, index) => index > 0 && values.has(halves(word.box[0]))) : -1;
  return at < 1 ? [part] : [lineOf(page, words.slice(0, at)), lineOf(page, words.slice(at))];
}

/**
 * Rows that follow each other, with values that begin or end at one edge, and nothing else between.
 * @param find finds the parts of the page.
 */
export function stretchesOf(pairs: readonly Labelled[], find: FindIn<Line>): Labelled[][] {
  const stretches: Labelled[][] = [];
  for (const [index, pair] of pairs.entries()) {
    const top = pairs[index + 1]?.label.box[1] ?? Number.POSITIVE_INFINITY;
    const whole = { label: pair.label, value: withLinesBelow(pair, find, top) };
    const open = stretches.at(-1);
    if (open && follows(open, whole) && !isBetween(open, whole, find)) open.push(whole);
    else stretches.push([whole]);
  }
  return stretches;
}

/** A value with the lines below it that begin where it does, above the next label. */
function withLinesBelow({ label, value: [first] }: Labelled, find: FindIn<Line>, top: number): Line[] {
  const value = first ? [first] : [];
  for (let last = first; last; ) {
    const [x0, y0, x1, y1] = last.box;
    const near = EDGE * last.fontSize;
    const below = find([
      Math.min(label.box[0], x0),
      y1,
      Math.max(label.box[2], x1),
      Math.min(top, y1 + height(last.box)),
    ]);
    const next = below.find(({ box }) => box[1] > (y0 + y1) / 2 && Math.abs(box[0] - x0) < near);
    const isNear = next !== undefined && next.box[1] - y1 < near && !below.some((part) => isUnder(part, label));
    if (isNear) value.push(next);
    last = isNear ? next : undefined;
  }
  return value;
}

const isUnder = ({ box }: Line, label: Line): boolean => overlap(box[0], box[2], label.box[0], label.box[2]) > 0;

function follows(above: readonly Labelled[], { label, value: [value] }: Labelled): boolean {
  const last = above.at(-1);
  if (!last || !value) return false;
  const near = EDGE * label.fontSize;
  const isOne = (at: 0 | 2): boolean =>
    above.every((row) => Math.abs((row.value[0]?.box[at] ?? 0) - value.box[at]) <= near);
  const bottom = union(partsIn([last]).map(({ box }) => box))[3];
  return (isOne(0) || isOne(2)) && label.box[1] - bottom <= WHITE * label.fontSize;
}

/** Whether another text is between two rows. */
function isBetween(above: readonly Labelled[], below: Labelled, find: FindIn<Line>): boolean {
  const last = above.at(-1);
  if (!last) return false;
  const own = new Set(partsIn([last, below]));
  const box = union([...own].map((part) => part.box));
  return find(acrossPage(box)).some((part) => !own.has(part) && overlap(box[0], box[2], part.box[0], part.box[2]) > 0);
}

/** The height of a box, from one side of the page to the other. */
export const acrossPage = ([, top, , bottom]: Box): Box => [
  Number.NEGATIVE_INFINITY,
  top,
  Number.POSITIVE_INFINITY,
  bottom,
];
