import { width } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { oncePer } from '../../platform/once-per.ts';
import { onOneLine } from '../metrics.ts';
import { leadersAmong } from '../page/leaders.ts';
import { type Line, lineOf } from '../page/lines.ts';
import { OpenRows } from '../page/open-rows.ts';
import { isNumber } from './grid.ts';

/** Narrowest gap between columns, in shares of the font size, in the projection of all rows. Chosen on odl-bench, dev half. */
export const GAP = 0.45;

/** The same between two amounts, as neither goes on with the other. */
const AMOUNTS_GAP = 0.15;

/** The same in widths of a letter of a typewriter: more than one space, which is as wide. */
const SPACES = 1.2;

/** The same between a date and the time of day behind it, which are one value: more than one space of any font. */
const TIME_GAP = 0.8;
const DATE = /(?:^|\D)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{2,4})$/u;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/u;

/** Widest space of a justified line, and how far its spaces differ, in font sizes. */
const WIDEST_SPACE = 0.8;
const SAME_SPACE = 0.02;
/** Fewest spaces of one width that justification makes. */
const FEWEST_SPACES = 3;

/** Parts of lines on one baseline, from left to right. */
export type Row = readonly Line[];

/** Rows of a region from top to bottom. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const open = new OpenRows();
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const at = open.find(line, (row) => row.every((member) => onOneLine(member.box, line.box)));
    if (at < 0) open.begin(line);
    else open.addTo(at, line);
  }
  return open.rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** The parts of a line between gaps that are as wide as one between columns; leader dots are no part of their own. */
export const tightParts: (line: Line) => readonly Line[] = oncePer((line) => {
  const { words, fontSize } = line;
  if (words.length === 1) return [line];
  const leaders = leadersAmong(words);
  const isLedTo = (word: Word, last: Word): boolean => leaders.has(last) && !leaders.has(word);
  const starts: number[] = [];
  for (let index = 1; index < words.length; index++) {
    const [last, word] = [words[index - 1] as Word, words[index] as Word];
    const isNear = word.box[0] - last.box[2] < leastGap(last, word, fontSize) && !isLedTo(word, last);
    if (!leaders.has(word) && !isNear) starts.push(index);
  }
  if (starts.length === 0 || isJustified(line)) return [line];
  return [0, ...starts].map((start, part) => lineOf(line.page, words.slice(start, starts[part])));
});

/** Whether the spaces of a line are wide and of one width: justification makes them so, and wider after sentences. */
function isJustified({ words, fontSize }: Line): boolean {
  const spaces = words.slice(1).map((word, index) => {
    const before = words[index] as Word;
    const endsSentence = /[,;]$/.test(before.text) || (/[.:!?]$/.test(before.text) && /^[\p{Lu}\d]/u.test(word.text));
    return { width: (word.box[0] - before.box[2]) / fontSize, endsSentence };
  });
  const [first, ...others] = spaces.filter(({ endsSentence }) => !endsSentence).map((space) => space.width);
  if (first === undefined || others.length + 1 < FEWEST_SPACES || !isRunningText(words)) return false;
  return first < WIDEST_SPACE && others.every((other) => Math.abs(other - first) <= SAME_SPACE);
}

/** Whether most words begin small, and none holds figures. */
const isRunningText = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > words.length && !words.some(isFigures);

/**
 * The narrowest gap between columns at two words, in points. A typewriter's space is as wide as its letters: two are a
 * gap, and one is between numbers, times and codes, as these have no spaces.
 */
function leastGap(left: Word, right: Word, size: number): number {
  if (areAmounts(left, right)) return AMOUNTS_GAP * size;
  if (DATE.test(left.text) && TIME.test(right.text)) return TIME_GAP * size;
  if (!left.monospace || !right.monospace || (isFigures(left) && isFigures(right))) return GAP * size;
  return SPACES * (width(left.box) / left.text.length);
}

/** Whether two words are amounts of their own: numbers with a comma or a point in them, and none behind, go on with no others. */
export const areAmounts = (left: Word, right: Word): boolean => isAmount(left) && isAmount(right);

const isAmount = (word: Word): boolean => /\d[.,]\d+[)%]?$/.test(word.text) && isNumber({ words: [word] });

const isFigures = ({ text }: Word): boolean => /\d/.test(text);
