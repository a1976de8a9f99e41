import type { Word } from '../../document/page.ts';

/** Letters of a word that could have been broken, at least, and those of them that had room before its hyphen. */
const LONG = /^\p{L}{9,}/u;
const ROOM = 6;
/** Width of a usual space in font sizes; a justified line has the rest of its white space between its words. */
const SPACE = 0.28;
/** Distance of baselines within a paragraph, of its lines' left edges, and of one line's baselines, in font sizes. */
const NEXT: readonly [number, number] = [0.8, 2];
const INDENT = 3;
const LEVEL = 0.2;
/** Fewest words of a line of running text. */
const FEWEST = 4;

/** A word broken at the end of a line: it ends in a hyphen, and a small letter follows. */
const isBroken = (before: Word, after: Word): boolean => /\p{L}[-‐]$/u.test(before.text) && /^\p{Ll}/u.test(after.text);

/** How the lines of a document end. */
export interface LineEnds {
  /** Lines with room for the first part of the long word that the next line begins with. */
  readonly open: number;
  /** Lines that end in a hyphen. */
  readonly broken: number;
}

/**
 * Counts the lines of running text that show whether words are broken at their ends: where they are, hardly any line has
 * room left for a part of a long word; where they are not, lines end in a hyphen only by chance.
 * @param words in the order of the content stream.
 */
export function lineEndsOf(words: Iterable<Word>): LineEnds {
  const rows = rowsOf(words);
  let [open, broken] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next) continue;
    const [first, end] = [next[0] as Word, row.at(-1) as Word];
    if (isBroken(end, first)) broken++;
    else if (row.length >= FEWEST && goesOn(row, next) && LONG.test(first.text)) {
      const beside = [rows[index - 1] ?? [], next].filter((other) => areNear(row, other));
      const edge = Math.max(...[row, ...beside].map((other) => (other.at(-1) as Word).box[2]));
      if (edge - end.box[2] + stretchOf(row) > roomFor(first)) open++;
    }
  }
  return { open, broken };
}

type Row = readonly Word[];

function rowsOf(words: Iterable<Word>): Row[] {
  const rows: Word[][] = [];
  for (const word of words) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isOnLine =
      last && word.box[0] > last.box[0] && Math.abs(word.baseline - last.baseline) < LEVEL * word.fontSize;
    if (row && isOnLine) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

/** Whether a row goes on in the next one. */
function goesOn([a]: Row, [b]: Row): boolean {
  if (!a || !b || Math.abs(a.fontSize - b.fontSize) >= 0.5) return false;
  const distance = (b.baseline - a.baseline) / a.fontSize;
  return distance > NEXT[0] && distance < NEXT[1] && Math.abs(a.box[0] - b.box[0]) < INDENT * a.fontSize;
}

/** Whether one row goes on in the other. */
const areNear = (row: Row, other: Row): boolean => goesOn(row, other) || goesOn(other, row);

/** Points by which the spaces of a line are wider than usual. */
const stretchOf = (row: Row): number =>
  row
    .slice(1)
    .reduce(
      (sum, word, index) => sum + Math.max(0, word.box[0] - (row[index] as Word).box[2] - SPACE * word.fontSize),
      0,
    );

/** Points that a space, some letters and a hyphen take. */
const roomFor = ({ box, text, fontSize }: Word): number => (ROOM * (box[2] - box[0])) / text.length + SPACE * fontSize;
