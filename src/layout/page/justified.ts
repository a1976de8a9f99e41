import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';

/** Difference of gaps, in shares of the font size, up to which they are one: places are rounded. */
const SAME_GAP = 0.03;
/** Widest gap of a justified line in font sizes, with one long word left for the next line. */
const WIDEST = 8;
/** Fewest equal gaps: two may be by chance. */
const FEWEST = 3;
/** Font sizes up to which a row is next to another. */
const NEXT = 2.5;

/** Share of words with letters from which a line is prose. */
const PROSE = 0.7;

/** Words of one size side by side from left to right, one after the other in the content stream. */
type Row = readonly Word[];

/**
 * The words that go on in a line that is justified with wide gaps: all between its words are equally wide, and words of
 * the line above or below stand across most of them. Columns may be equally far apart, but nothing stands across.
 * @param words in the order of the content stream.
 * @param narrowest the gap in font sizes below which words are in one line anyway.
 */
export function justifiedAmong(words: readonly Word[], narrowest: number): ReadonlySet<Word> {
  const justified = new Set<Word>();
  const rows = rowsOf(words);
  for (const [index, row] of rows.entries()) {
    const runs = row.length > FEWEST ? evenRuns(row, narrowest) : [];
    if (runs.length === 0 || !isProse(row)) continue;
    for (const run of runs) {
      if (isCrossed(run, rows[index - 1]) || isCrossed(run, rows[index + 1]))
        for (const word of run.slice(1)) justified.add(word);
    }
  }
  return justified;
}

/** Whether most words have letters: figures in columns may be equally far apart, and times stand across their gaps. */
const isProse = (row: Row): boolean => row.filter(({ text }) => /\p{L}/u.test(text)).length >= PROSE * row.length;

function rowsOf(words: readonly Word[]): Row[] {
  const rows: Word[][] = [];
  for (const word of words) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && word.box[0] > last.box[2] && word.fontSize === last.fontSize && onOneLine(last.box, word.box))
      row.push(word);
    else rows.push([word]);
  }
  return rows;
}

/** Stretches of a row with gaps that are equally wide, and as wide as those of columns. */
function evenRuns(row: Row, narrowest: number): Row[] {
  const gaps = row.slice(1).map((word, index) => (word.box[0] - (row[index] as Word).box[2]) / word.fontSize);
  const runs: Row[] = [];
  for (let start = 0, end = 1; start < gaps.length; start = end, end++) {
    const first = gaps[start] as number;
    while (end < gaps.length && Math.abs((gaps[end] as number) - first) <= SAME_GAP) end++;
    if (end - start >= FEWEST && first >= narrowest && first <= WIDEST) runs.push(row.slice(start, end + 1));
  }
  return runs;
}

/** Whether words of a row next to a run stand across most of its gaps. */
function isCrossed(run: Row, next: Row | undefined): boolean {
  const [a, b] = [run[0], next?.[0]];
  if (
    !a ||
    !b ||
    !next ||
    !isProse(next) ||
    a.fontSize !== b.fontSize ||
    Math.abs(a.baseline - b.baseline) > NEXT * a.fontSize
  )
    return false;
  let [crossed, at] = [0, 0];
  for (let index = 1; index < run.length; index++) {
    const middle = ((run[index - 1] as Word).box[2] + (run[index] as Word).box[0]) / 2;
    while (at < next.length && (next[at] as Word).box[2] <= middle) at++;
    if ((next[at]?.box[0] ?? middle) < middle) crossed++;
  }
  return 2 * crossed > run.length - 1;
}
