import { median } from '../../platform/median.ts';
import { type Line, lineOf } from '../page/lines.ts';
import type { Entry } from './entries.ts';

/** Distance in font sizes up to which titles begin at one edge. */
const ALIGNED = 0.3;
/** Share of the entries whose titles begin there. */
const MOST = 0.6;
/** Most words of what stands before a title, such as «Chapter 2 –»; running text has more. */
const MOST_BEFORE = 3;

/** Entries without the lines of a column of text left of them that are level with theirs, where they are in a box beside it. */
export function withoutTextBeside(column: readonly Entry[]): readonly Entry[] {
  if (column.every(({ lines }) => lines.length < 2)) return column;
  const starts = column.map(startOf);
  const edge = median(starts);
  const size = column[0]?.line.fontSize ?? 0;
  const isBeside = ({ box }: Line): boolean => box[2] < edge - ALIGNED * size;
  const aligned = starts.filter((start) => Math.abs(start - edge) <= ALIGNED * size);
  const isText = column.some(({ lines }) => lines.some((line) => isBeside(line) && line.words.length > MOST_BEFORE));
  if (!isText || aligned.length < MOST * column.length) return column;
  return column.map((entry) => {
    const lines = entry.lines.filter((line) => !isBeside(line));
    if (lines.length === entry.lines.length) return entry;
    const own = new Set(lines.flatMap(({ words }) => words));
    const title = entry.title.filter((word) => own.has(word));
    return { ...entry, lines, title, line: lineOf(entry.line.page, [...own]) };
  });
}

/** Where the last line before the number begins, or its own where the title is in that: x in points. */
function startOf({ lines, number }: Entry): number {
  const last = lines.at(-1);
  return (last?.words[0] === number ? lines.at(-2) : last)?.box[0] ?? number.box[0];
}
