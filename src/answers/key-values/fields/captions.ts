import { type Box, height, horizontalOverlap, union, verticalOverlap } from '../../../document/geometry.ts';
import { levelPlace, type Page } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import { type DeclaredField, declaredFields } from './declared-fields.ts';

/** Points between a caption and the field below it, above it, or to the right of it where nothing else can name it. */
const ABOVE = 10;
const BELOW = 8;
const BESIDE = 24;
const FAR_BESIDE = 320;
/** Points by which a caption may begin left of its field, and by which boxes drawn for each other overlap. */
const OUTSIDE = 12;
const TOUCHING = 3;

/** Text printed on one line, no field's value. */
interface Print {
  readonly box: Box;
  readonly text: string;
}

type Placed = DeclaredField & { readonly box: Box };

export interface CaptionedField extends DeclaredField {
  /** The text that is printed for it, brackets and numbers included; empty for none. */
  readonly caption: string;
}

/**
 * The fields that a document's file declares with their captions: of one that has a place, what is printed within its
 * box, close on its left, above it, or below a line to write on, else far on its left; of a document that flows, what
 * stands before it in its line.
 */
export function captionedFields(
  text: PlainText,
  pages: readonly Page[],
  spans: readonly StyledSpan[],
): CaptionedField[] {
  const fields = declaredFields(text, pages);
  const placed = fields.filter((field): field is Placed => field.box !== undefined);
  if (placed.length === 0) return fields.map((field) => ({ ...field, caption: captionInText(text, field) }));
  const prints = printsOf(text, spans, placed);
  return [...Map.groupBy(placed, (field) => field.page)].flatMap(([page, own]) => {
    const captions = matched(own, prints.get(page) ?? []);
    return own.map((field) => ({ ...field, caption: captions.get(field)?.text ?? '' }));
  });
}

function captionInText({ text, lines, wordSpans }: PlainText, { spans: [first] }: DeclaredField): string {
  if (!first) return '';
  const line = lines.find((one) => one.content <= first.start && first.start < one.end);
  const before = wordSpans.findLast(({ field, end }) => field && end <= first.start);
  const from = Math.max(line?.content ?? first.start, before?.end ?? 0);
  return (
    text
      .slice(from, first.start)
      .split(/[\t\n]/)
      .at(-1) ?? ''
  ).trim();
}

/** What is printed on the pages with fields, without the values of fields. */
function printsOf(text: PlainText, spans: readonly StyledSpan[], fields: readonly Placed[]): Map<number, Print[]> {
  const pages = new Set(fields.map(({ page }) => page));
  const starts = new Set(
    fields.flatMap((field) => field.spans.flatMap((span) => wordSpansIn(text, span))).map(({ start }) => start),
  );
  const prints = new Map([...pages].map((page): [number, Print[]] => [page, []]));
  for (const span of spans) {
    if (!span.box || !pages.has(span.page)) continue;
    let open: WordSpan[] = [];
    const close = (): void => {
      const [first, last] = [open[0], open.at(-1)];
      open = [];
      if (!first || !last) return;
      const printed = text.text.slice(first.start, last.end);
      const box = union(
        wordSpansIn(text, { start: first.start, end: last.end }).flatMap(({ words }) =>
          words.map((word) => levelPlace(word).box),
        ),
      );
      if (isTelling(printed)) prints.get(span.page)?.push({ box, text: printed });
    };
    for (const wordSpan of wordSpansIn(text, span)) {
      if (starts.has(wordSpan.start)) close();
      else open.push(wordSpan);
    }
    close();
  }
  return prints;
}

/** Whether a text may name a field: the number of a line, a currency or a row of dots do not. */
const isTelling = (text: string): boolean => /\p{L}{2}/u.test(text);

type Side = 'inside' | 'left' | 'above' | 'below' | 'far left';
const SIDES: readonly Side[] = ['inside', 'left', 'above', 'below', 'far left'];

/** A caption names one field alone, and fields of one row have theirs on the same side. */
function matched(fields: readonly Placed[], prints: readonly Print[]): Map<Placed, Print> {
  const near = new Map(fields.map((field) => [field, around(field, fields, prints)]));
  const captions = new Map<Placed, Print>();
  const taken = new Set<Print>();
  const nearest = (field: Placed, side: Side): Print | undefined =>
    near
      .get(field)
      ?.get(side)
      ?.find((print) => !taken.has(print));
  const take = (field: Placed, side: Side): void => {
    const print = captions.has(field) ? undefined : nearest(field, side);
    if (!print) return;
    captions.set(field, print);
    taken.add(print);
  };
  for (const side of ['inside', 'left'] as const) for (const field of fields) take(field, side);
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

const isInRow = (a: Placed, b: Placed): boolean => Math.abs(a.box[3] - b.box[3]) <= TOUCHING;

/** What is printed near a field on each side, the nearest first. */
function around({ box }: Placed, fields: readonly Placed[], prints: readonly Print[]): Map<Side, Print[]> {
  const near = new Map<Side, { readonly print: Print; readonly distance: number }[]>();
  const offer = (side: Side, print: Print, distance: number): void => {
    const offers = near.get(side);
    if (offers) offers.push({ print, distance });
    else near.set(side, [{ print, distance }]);
  };
  for (const print of prints) {
    const [x0, y0, x1, y1] = print.box;
    const isLevel = verticalOverlap(print.box, box) > 0.5 * Math.min(height(print.box), height(box));
    const across = horizontalOverlap(print.box, box);
    const [middle, gap] = [middleOf(print.box), box[0] - x1];
    // Of captions side by side above a wide field, the one that begins where the field does names it.
    const shift = Math.abs(x0 - box[0]) / 100;
    const isAligned = across > 0 && x0 > box[0] - OUTSIDE;
    if (across > 0 && middle > box[1] && middle < box[3] && x0 >= box[0] - TOUCHING) {
      offer('inside', print, y0 + shift);
    } else if (isLevel && gap > -TOUCHING) {
      if (gap < FAR_BESIDE && !isParted(print.box, box, fields)) offer(gap < BESIDE ? 'left' : 'far left', print, gap);
    } else if (isAligned && y1 < middleOf(box)) {
      if (box[1] - y1 < ABOVE) offer('above', print, box[1] - y1 + shift);
    } else if (isAligned && y0 > middleOf(box) && y0 - box[3] < BELOW) {
      offer('below', print, y0 - box[3] + shift);
    }
  }
  const sorted = [...near].map(([side, offers]): [Side, Print[]] => [
    side,
    offers.sort((a, b) => a.distance - b.distance).map(({ print }) => print),
  ]);
  return new Map(sorted);
}

const middleOf = (box: Box): number => (box[1] + box[3]) / 2;

/** Whether another field lies between a print and the field to the right of it. */
const isParted = (print: Box, box: Box, fields: readonly Placed[]): boolean =>
  fields.some(
    ({ box: other }) =>
      other[0] >= print[2] - TOUCHING &&
      other[2] <= box[0] + TOUCHING &&
      verticalOverlap(other, box) > 0.5 * Math.min(height(other), height(box)),
  );
