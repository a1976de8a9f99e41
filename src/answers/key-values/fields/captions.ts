import { height, horizontalOverlap } from '../../../document/geometry.ts';
import type { Page, Rule } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import { type DeclaredField, declaredFields, isPlaced, type PlacedField } from './declared-fields.ts';
import { isRuledOff, nearestPrints, type Side, type Surroundings } from './nearest-prints.ts';
import { type Print, printsOf } from './prints.ts';

/** A field that the file declares, with what is printed for it. */
export interface CaptionedField extends DeclaredField {
  /** The text that is printed for it, brackets and numbers included; empty for none. */
  readonly caption: string;
  /** Where it is printed. */
  readonly captionSpans: readonly Span[];
  /** The caption of the numbered box that it is a further line of: `4 Mailing address` above `City`; empty for none. */
  readonly group: string;
}

/**
 * The fields that a document's file declares with their captions: of one that has a place, what is printed within its
 * box, close on its left, above it, or below the line that it is written on, else far on its left, and of a check box
 * behind it; of a document that flows, what stands before it in its line.
 */
export function captionedFields(
  text: PlainText,
  pages: readonly Page[],
  spans: readonly StyledSpan[],
): CaptionedField[] {
  const fields = declaredFields(text, pages);
  const placed = fields.filter(isPlaced);
  if (placed.length === 0)
    return fields.map((field) => ({ ...field, caption: captionInText(text, field), captionSpans: [], group: '' }));
  const prints = printsOf(text, spans, placed);
  return [...Map.groupBy(placed, ({ page }) => page)].flatMap(([number, own]) => {
    const page = pages.find((one) => one.number === number);
    const captions = matched({ fields: own, prints: prints.get(number) ?? [], rules: levelRules(page) });
    const groups = groupsOf(captions);
    return own.map((field) => ({
      ...field,
      caption: textOf(captions.get(field)),
      captionSpans: captions.get(field)?.map(({ span }) => span) ?? [],
      group: textOf(groups.get(field)),
    }));
  });
}

const textOf = (lines: readonly Print[] = []): string => lines.map(({ text }) => text).join(' ');

type Captions = ReadonlyMap<PlacedField, readonly Print[]>;

/** Points down to which the further lines of a numbered box reach. */
const BOX_HEIGHT = 80;

/** The numbered captions above fields whose own captions have no numbers. */
function groupsOf(captions: Captions): Captions {
  const groups = new Map<PlacedField, readonly Print[]>();
  let head: readonly [PlacedField, readonly Print[]] | undefined;
  const inOrder = [...captions].sort(([a], [b]) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  for (const [field, lines] of inOrder) {
    if (lines.some(({ numbered }) => numbered)) head = [field, lines];
    else if (head && field.box[1] >= head[0].box[3] - SAME && field.box[3] - head[0].box[1] < BOX_HEIGHT) {
      groups.set(field, head[1]);
    }
  }
  return groups;
}

/** Rules lie as displayed: on a page that was turned they part nothing on the level page. */
const levelRules = (page: Page | undefined): readonly Rule[] =>
  page && page.source !== 'flow' && !page.fields?.some(({ level }) => level) ? page.rules : [];

function captionInText({ text, lines, wordSpans }: PlainText, { spans: [first] }: DeclaredField): string {
  if (!first) return '';
  const line = lines.find((one) => one.content <= first.start && first.start < one.end);
  const before = wordSpans.findLast(({ field, end }) => field && end <= first.start);
  const from = Math.max(line?.content ?? first.start, before?.end ?? 0);
  return text
    .slice(from, first.start)
    .replace(/^.*[\t\n]/s, '')
    .trim();
}

const SIDES: readonly Side[] = ['inside', 'left', 'above', 'below', 'far left'];

/** A caption names one field alone, and fields of one row have theirs on the same side. */
function matched(surroundings: Surroundings): Captions {
  const { fields } = surroundings;
  const near = new Map(fields.map((field) => [field, nearestPrints(field, surroundings)]));
  const captions = new Map<PlacedField, readonly Print[]>();
  const taken = new Set<Print>();
  const nearest = (field: PlacedField, side: Side): Print | undefined =>
    near
      .get(field)
      ?.get(side)
      ?.find((print) => !taken.has(print));
  const take = (field: PlacedField, side: Side): void => {
    const print = captions.has(field) ? undefined : nearest(field, side);
    if (!print) return;
    const lines = paragraphWith(print, side, surroundings).filter((line) => !taken.has(line));
    captions.set(field, lines);
    for (const line of lines) taken.add(line);
  };
  for (const side of ['right', 'inside', 'left'] as const) for (const field of fields) take(field, side);
  // Fields with a caption below them alone; their neighbours in the row are alike, and what they take is above others.
  for (let before = -1; before < captions.size; ) {
    before = captions.size;
    for (const field of fields) {
      if (captions.has(field) || nearest(field, 'above') || !nearest(field, 'below')) continue;
      take(field, 'below');
      for (const other of fields) if (isInRow(other, field)) take(other, 'below');
    }
  }
  for (const side of SIDES) for (const field of fields) take(field, side);
  return captions;
}

/** Points by which fields of one row differ in height. */
const SAME = 4;
/** Points by which lines of one caption begin apart, a number before the first; the gap between them in their heights. */
const INDENT = 14;
const LEADING = 0.6;

const isInRow = (a: PlacedField, b: PlacedField): boolean => Math.abs(a.box[3] - b.box[3]) <= SAME;

/** The lines of a caption, in order: those above one that stands above a field, those below one in it or below it. */
function paragraphWith(line: Print, side: Side, { prints, rules }: Surroundings): Print[] {
  if (side === 'left' || side === 'far left' || side === 'right') return [line];
  const next = ({ box: of, text: ended }: Print): Print[] => {
    const other = prints.find(({ box, text }) => {
      const gap = side === 'above' ? of[1] - box[3] : box[1] - of[3];
      const isBeyond = side === 'above' ? box[1] < of[1] - SAME : box[1] > of[1] + SAME;
      const isNear = Math.abs(gap) < LEADING * Math.min(height(box), height(of));
      const isBelow = Math.abs(box[0] - of[0]) <= INDENT && horizontalOverlap(box, of) > 0;
      const isRuled = side === 'above' ? isRuledOff(box, of, rules) : isRuledOff(of, box, rules);
      const isEnded = /[.!?]\s*$/.test(side === 'above' ? text : ended);
      return isBeyond && isNear && isBelow && !isRuled && !isEnded;
    });
    return other ? [other, ...next(other)] : [];
  };
  return side === 'above' ? [...next(line).reverse(), line] : [line, ...next(line)];
}
