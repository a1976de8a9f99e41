import { type Box, boxAround, horizontalOverlap, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { ordinalOfMarker } from '../text/list-markers.ts';
import type { Stretch } from './boxed-order.ts';
import { GUTTER } from './gutters.ts';

/** Width (font sizes) from which lines are running text, and up to which those beside them are notes: columns are wider. */
const PROSE = 12;
const WIDEST = 6;
/** Least share of a page's lines that are running text, and largest number of lines in its margins for each of these. */
const PROSE_SHARE = 0.3;
const NOTES_SHARE = 0.5;
/** Distance (font sizes) around a line in which at least as many lines of its text go on with the one above. */
const AROUND = 6;
const FEWEST_FULL = 2;
/** Largest distance of baselines within a paragraph and within a note, in font sizes. TeX sets 1.2, Word 1.15 to 1.5. */
const LEADING = 1.8;
/** Space (font sizes) that the end of a full line of running text may leave. */
const RAGGED = 2;
/** Distance of edges, in font sizes, up to which lines begin at one. */
const ALIGNED = 0.4;
/** Share of a line's width that it has in common with the next one of its column. */
const SHARED = 0.8;

/** Lines in the margin, from top to bottom, and the first line of text that they stand beside. */
export interface MarginNote {
  readonly lines: readonly Line[];
  readonly beside: Line;
}

/**
 * What stands in the margin beside the middle of paragraphs: narrow texts left or right of all running text. What is
 * beside the first lines of paragraphs instead numbers or names them; so do numbers, and labels that end in a colon.
 */
export function marginNotesOf(lines: readonly Line[]): MarginNote[] {
  const prose = lines.filter(({ box, fontSize }) => width(box) >= PROSE * fontSize);
  if (prose.length < PROSE_SHARE * lines.length) return [];
  const [left, , right] = union(prose.map(({ box }) => box));
  const isOutside = ({ box, fontSize }: Line): boolean =>
    box[2] <= left - GUTTER * fontSize || box[0] >= right + GUTTER * fontSize;
  const widest = WIDEST * median(prose.map(({ fontSize }) => fontSize));
  const outside = lines.filter((line) => isOutside(line) && width(line.box) <= widest);
  const candidates = outside.filter((line) => !isMarker(line));
  if (candidates.length > NOTES_SHARE * prose.length) return [];
  const notes = groupsOf(candidates).flatMap((group): MarginNote[] => {
    const level = group.flatMap((line) => prose.filter(({ box }) => onOneLine(box, line.box)).slice(0, 1));
    const [beside] = level;
    const amid = level.filter((line) => lineAbove(line, prose) !== undefined);
    return beside && amid.length * 2 >= level.length && isInText(beside, prose) ? [{ lines: group, beside }] : [];
  });
  // A line alone may be the number of a heading, or the head of a column.
  const several = notes.filter((note) => note.lines.length > 1 && !note.lines.every(isNumber));
  return notes.filter((note) => several.some((other) => horizontalOverlap(boxOf(note), boxOf(other)) > 0));
}

const boxOf = ({ lines }: MarginNote): Box => union(lines.map(({ box }) => box));

/** Whether a line is among several full ones that go on with each other: the rows of a table do not. */
function isInText(line: Line, prose: readonly Line[]): boolean {
  const near = prose.filter(({ baseline, fontSize }) => Math.abs(baseline - line.baseline) < AROUND * fontSize);
  return near.filter((other) => lineAbove(other, prose) !== undefined).length >= FEWEST_FULL;
}

const isNumber = ({ words }: Line): boolean => words.every(({ text }) => /^[\d.,]+$/.test(text));

const isMarker = ({ words }: Line): boolean =>
  (words.length === 1 && ordinalOfMarker(words[0]?.text ?? '') !== undefined) || /:$/.test(words.at(-1)?.text ?? '');

/** Lines below each other, on either side of the text. */
function groupsOf(candidates: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of [...candidates].sort((a, b) => a.baseline - b.baseline)) {
    const open = groups.find((group) => {
      const last = group.at(-1) as Line;
      return horizontalOverlap(last.box, line.box) > 0 && line.baseline - last.baseline < LEADING * line.fontSize;
    });
    if (open) open.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The full line that a line goes on with: close above it, and from no edge further left. */
function lineAbove(line: Line, prose: readonly Line[]): Line | undefined {
  const { box, baseline, fontSize } = line;
  const column = prose.filter(
    (other) => horizontalOverlap(other.box, box) >= SHARED * Math.min(width(other.box), width(box)),
  );
  const [, , right] = boxAround(column);
  return column.find(
    (above) =>
      above.baseline < baseline &&
      baseline - above.baseline < LEADING * fontSize &&
      above.box[2] > right - RAGGED * fontSize &&
      box[0] - above.box[0] < ALIGNED * fontSize,
  );
}

/**
 * The reading order with each note above the paragraph that it stands beside, or below it where that is the first of its
 * stretch: it may go on from another page.
 */
export function withMarginNotes<T extends { readonly box: Box }>(
  stretches: readonly Stretch<T | Line>[],
  notes: readonly MarginNote[],
): Stretch<T | Line>[] {
  return notes.reduce<Stretch<T | Line>[]>(
    (placed, note) =>
      placed.flatMap((stretch) => {
        const at = stretch.items.indexOf(note.beside);
        if (at < 0) return [stretch];
        const { items, frame } = stretch;
        const lines = items.filter(isLine);
        const goesOn = (index: number): boolean => {
          const item = items[index];
          const above = item && isLine(item) ? lineAbove(item, lines) : undefined;
          return above !== undefined && items[index - 1] === above;
        };
        let cut = at;
        while (cut > 0 && goesOn(cut)) cut--;
        if (cut === 0) {
          cut = at + 1;
          while (cut < items.length && goesOn(cut)) cut++;
        }
        const own = { items: note.lines, frame: boxOf(note) };
        return [{ items: items.slice(0, cut), frame }, own, { items: items.slice(cut), frame }].filter(
          (part) => part.items.length > 0,
        );
      }),
    [...stretches],
  );
}

const isLine = (item: object): item is Line => 'kind' in item && item.kind === 'line';
