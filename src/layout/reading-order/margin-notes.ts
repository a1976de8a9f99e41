import { type Box, boxAround, horizontalOverlap, union, width } from '../../document/geometry.ts';
import { ordinalOfMarker } from '../../document/list-marker.ts';
import { median } from '../../platform/median.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { GUTTER } from './gutters.ts';
import { LEADING, NearLines } from './near-lines.ts';

/** Width (font sizes) from which lines are running text, and up to which those beside them are notes: columns are wider. */
const PROSE = 12;
const WIDEST = 6;
/** Least share of a page's lines that are running text, and largest number of lines in its margins for each of these. */
const PROSE_SHARE = 0.3;
const NOTES_SHARE = 0.5;
/** Distance (font sizes) around a line in which at least as many lines of its text go on with the one above. */
const AROUND = 6;
const FEWEST_FULL = 2;
/** Distance of baselines, in font sizes, within which lines may be on one level. */
const LEVEL = 1;
/** Notes that may be open at one height: one in each margin, and labels beside them. */
const MOST_OPEN = 8;

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
  const [left, , right] = boxAround(prose);
  const isOutside = ({ box, fontSize }: Line): boolean =>
    box[2] <= left - GUTTER * fontSize || box[0] >= right + GUTTER * fontSize;
  const widest = WIDEST * median(prose.map(({ fontSize }) => fontSize));
  const outside = lines.filter((line) => isOutside(line) && width(line.box) <= widest);
  const candidates = outside.filter((line) => !isMarker(line));
  if (candidates.length > NOTES_SHARE * prose.length) return [];
  const text = new NearLines(prose);
  const notes = groupsOf(candidates).flatMap((group): MarginNote[] => {
    const level = group.flatMap((line) => besideOf(line, text));
    const [beside] = level;
    const amid = level.filter((line) => text.above(line) !== undefined);
    return beside && amid.length * 2 >= level.length && isInText(beside, text) ? [{ lines: group, beside }] : [];
  });
  // A line alone may be the number of a heading, or the head of a column.
  const several = notes.filter((note) => note.lines.length > 1 && !note.lines.every(isNumber)).map(boxOf);
  const margins = [several.filter((box) => box[2] <= left), several.filter((box) => box[0] >= right)].map(union);
  return notes.filter((note) => margins.some((margin) => horizontalOverlap(boxOf(note), margin) > 0));
}

/** The box around the lines of a note. */
export const boxOf = ({ lines }: Pick<MarginNote, 'lines'>): Box => boxAround(lines);

/** The line of the text beside a line; the uppermost where there are several. */
const besideOf = (line: Line, text: NearLines): Line[] =>
  text
    .around(line, LEVEL * line.fontSize)
    .filter(({ box }) => onOneLine(box, line.box))
    .slice(0, 1);

/** Whether a line is among several full ones that go on with each other: the rows of a table do not. */
const isInText = (line: Line, text: NearLines): boolean =>
  text.around(line, AROUND * line.fontSize).filter((other) => text.above(other) !== undefined).length >= FEWEST_FULL;

const isNumber = ({ words }: Line): boolean => words.every(({ text }) => /^[\d.,]+$/.test(text));

const isMarker = ({ words }: Line): boolean =>
  (words.length === 1 && ordinalOfMarker(words[0]?.text ?? '') !== undefined) || /:$/.test(words.at(-1)?.text ?? '');

/** Lines below each other, on either side of the text. */
function groupsOf(candidates: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of [...candidates].sort((a, b) => a.baseline - b.baseline)) {
    const open = groups.slice(-MOST_OPEN).find((group) => {
      const last = group.at(-1) as Line;
      return horizontalOverlap(last.box, line.box) > 0 && line.baseline - last.baseline < LEADING * line.fontSize;
    });
    if (open) open.push(line);
    else groups.push([line]);
  }
  return groups;
}
