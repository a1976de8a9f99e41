import { isReversed } from '../../document/direction.ts';
import { type Box, boxAround } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { isBold, onOneLine } from '../metrics.ts';
import { type Measured, mainFontSize } from '../typography.ts';
import { isAddedBox } from './check-box.ts';
import { isRightToLeft } from './direction.ts';
import { justifiedAmong } from './justified.ts';
import { leadersAmong, WIDEST_LEADER_GAP } from './leaders.ts';
import { OpenRows } from './open-rows.ts';
import { isLevel } from './rotated-lines.ts';
import type { IsWalled } from './walls.ts';

/** Words side by side on one baseline: a printed line, or the part of one in a column or cell. */
export interface Line extends Measured {
  readonly kind: 'line';
  /** One-based. */
  readonly page: number;
  /** In reading direction. */
  readonly words: readonly Word[];
  readonly box: Box;
  /** y in points. */
  readonly baseline: number;
  /** Whether every word is bold. */
  readonly bold: boolean;
}

/** Gap (share of the font size) from which words may be in different columns. Chosen on odl-bench, dev half, as all here. */
const COLUMN_GAP = 1;
/** The same where the second word does not follow the first in the content stream. */
const COLUMN_GAP_OUT_OF_ORDER = 0.6;
/** Largest overlap of neighbouring words, in shares of the font size: kerning and italics bring some. */
const KERNING = 0.4;
/** Size of marks in shares of their line's: TeX and Word set them in .65 to .7. */
const SMALLER = 0.85;
/** Height of the baseline of raised marks above their line's, in shares of the font size, at least: TeX's lowest is .29. */
const RAISED = 0.2;
/** Points: height of the bands in which lines are looked up, about that of a line. It changes speed only. */
const BAND = 24;

/** What a line reads. */
export const textOfLine = ({ words }: Pick<Line, 'words'>): string => words.map(({ text }) => text).join(' ');

/** A line of the given words, which are on one baseline. */
export function lineOf(page: number, words: readonly Word[]): Line {
  const ordered = inReadingDirection(words);
  const fontSize = mainFontSize(ordered);
  return {
    kind: 'line',
    page,
    words: ordered,
    box: boxAround(ordered),
    baseline: baselineOf(ordered, fontSize),
    fontSize,
    bold: ordered.every(isBold),
  };
}

/** The median baseline of the words in the main size; y in points. */
function baselineOf(words: readonly Word[], fontSize: number): number {
  const { baseline } = words[0] as Word;
  if (words.every((word) => word.baseline === baseline)) return baseline;
  const main = words.filter((word) => Math.abs(word.fontSize - fontSize) < 0.5);
  return median((main.length > 0 ? main : words).map((word) => word.baseline));
}

function inReadingDirection(words: readonly Word[]): readonly Word[] {
  // The reader gives right-to-left words in logical order; sorting would undo embedded numbers and Latin.
  if (isFromLeft(words) || words.some(({ text }) => isReversed(text))) return words;
  return [...words].sort((a, b) => a.box[0] - b.box[0]);
}

/** Whether each word begins where the one before does, or right of it. */
const isFromLeft = (words: readonly Word[]): boolean =>
  words.every(({ box }, index) => index === 0 || (words[index - 1] as Word).box[0] <= box[0]);

/** Horizontal distance between two boxes, negative when they overlap. */
const gap = (a: Box, b: Box): number => Math.max(b[0] - a[2], a[0] - b[2]);

function follows(before: Word, after: Word, widest: number, isWalled: IsWalled): boolean {
  if (before.rotation !== after.rotation || !onOneLine(before.box, after.box) || areCells(before, after)) return false;
  const size = Math.max(before.fontSize, after.fontSize);
  const distance = gap(before.box, after.box) / size;
  return distance < widest && distance > -KERNING && !areWalled(before, after, isWalled);
}

/** Whether a wall stands between two words, whichever is the left one. */
const areWalled = (a: Word, b: Word, isWalled: IsWalled): boolean =>
  a.box[0] <= b.box[0] ? isWalled(a, b) : isWalled(b, a);

/** Whether the structure tree puts two words in different cells. */
const areCells = (a: Word, b: Word): boolean => (a.cell || b.cell ? a.cell !== b.cell : isInOther(a, b));

/** Whether a word is in a cell that only marks around the text name, and another one not. */
const isInOther = (a: Word, b: Word): boolean =>
  (a.role === 'TD' || a.role === 'TH') && a.markedContentId !== undefined && a.markedContentId !== b.markedContentId;

/**
 * Groups horizontal words into lines, split at wide gaps and walls, so that each is within a column or cell.
 * @param isWalled tells where walls stand; there are none when absent.
 */
export function buildLines(page: number, words: readonly Word[], isWalled: IsWalled = () => false): Line[] {
  const level = words.filter(isLevel);
  // As in most cells of tables.
  if (level.length === 1) return [lineOf(page, level)];
  const chains: Word[][] = [];
  const leaders = leadersAmong(level);
  const justified = justifiedAmong(level, COLUMN_GAP);
  for (const word of level) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const widest = justified.has(word) ? Number.POSITIVE_INFINITY : leaders.has(word) ? WIDEST_LEADER_GAP : COLUMN_GAP;
    if (chain && last && follows(last, word, widest, isWalled)) chain.push(word);
    else chains.push([word]);
  }
  return mergeNeighbours(
    chains.map((chain) => lineOf(page, chain)),
    leaders,
    isWalled,
    placesOf(level),
  );
}

/** The places of words in reading order, on a page where some run from right to left. */
const placesOf = (words: readonly Word[]): ReadonlyMap<Word, number> =>
  new Map(words.some(({ text }) => isReversed(text)) ? words.map((word, index) => [word, index]) : []);

/** Words in the order of their places, if some of them run from right to left. */
const inPlaces = (words: readonly Word[], places: ReadonlyMap<Word, number>): readonly Word[] =>
  places.size > 0 && words.some(({ text }) => isReversed(text))
    ? words.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    : words;

/** Joins parts of a line that are apart in the content stream, such as small capitals or a raised number. */
function mergeNeighbours(
  parts: readonly Line[],
  leaders: ReadonlySet<Word>,
  isWalled: IsWalled,
  places: ReadonlyMap<Word, number>,
): Line[] {
  if (parts.length < 2) return [...parts];
  const sorted = [...parts].sort((a, b) => a.box[0] - b.box[0]);
  const merged: Line[] = [];
  // Indexes of the merged lines by band: pages with figures have thousands of lines.
  const bands = new Map<number, number[]>();
  for (const part of sorted) {
    let index = merged.length;
    for (let band = bandOf(part.box[1]); band <= bandOf(part.box[3]); band++) {
      for (const near of bands.get(band) ?? []) {
        if (near < index && touches(merged[near] as Line, part, leaders, isWalled)) index = near;
      }
    }
    const line = merged[index];
    const whole = line ? lineOf(part.page, inPlaces([...line.words, ...part.words], places)) : part;
    merged[index] = whole;
    for (let band = bandOf(whole.box[1]); band <= bandOf(whole.box[3]); band++) {
      const known = bands.get(band);
      if (!known) bands.set(band, [index]);
      else if (!line || !known.includes(index)) known.push(index);
    }
  }
  return merged;
}

/** Index of the horizontal band of a page in which a position (y in points) is. */
const bandOf = (y: number): number => Math.floor(y / BAND);

function touches(a: Line, b: Line, leaders: ReadonlySet<Word>, isWalled: IsWalled): boolean {
  if (a.box[3] <= b.box[1] || b.box[3] <= a.box[1]) return false;
  const [first, second] = [a.words.at(-1), b.words[0]];
  if (!first || !second || first.rotation !== second.rotation || !onOneLine(a.box, b.box)) return false;
  if (areCells(first, second)) return false;
  const distance = gap(a.box, b.box) / Math.max(a.fontSize, b.fontSize);
  const widest = leaders.has(second) ? WIDEST_LEADER_GAP : isAddedBox(first) ? COLUMN_GAP : COLUMN_GAP_OUT_OF_ORDER;
  if (distance < widest && distance > -KERNING) return !areWalled(first, second, isWalled);
  return isMarkWithin(a, b) || isMarkOver(first, a, b);
}

/** What the mark of a note is, or a power. */
const MARK = /^(?:\p{N}{1,3}|\p{L}|[*∗†‡§¶]{1,3})$/u;

/**
 * Whether a part is a raised mark over the end of a line, whose last word is wider than its place: where a font is not in the
 * file, engines show another one.
 */
function isMarkOver(last: Word, line: Line, { words: [mark, other], box, baseline, fontSize }: Line): boolean {
  return (
    mark !== undefined &&
    other === undefined &&
    MARK.test(mark.text) &&
    fontSize < SMALLER * line.fontSize &&
    baseline < line.baseline - RAISED * line.fontSize &&
    box[0] > last.box[0] &&
    box[0] < last.box[2] &&
    box[1] < line.box[3]
  );
}

/** Whether a part is a small word between two words of a line: the mark of a note that is painted last. */
const isMarkWithin = (line: Line, { words, box, fontSize }: Line): boolean =>
  words.length === 1 &&
  fontSize < SMALLER * line.fontSize &&
  box[0] > line.box[0] &&
  box[2] < line.box[2] &&
  line.words.every((word) => gap(word.box, box) > -KERNING * fontSize);

/**
 * Joins the parts of each printed line within one column, from top to bottom.
 * @param beginsItem whether a part begins an item of a list: such parts are not joined to each other.
 */
export function joinRows(parts: readonly Line[], beginsItem: (part: Line) => boolean = () => false): Line[] {
  return partsInRows(parts, beginsItem).map((row) =>
    row.length === 1
      ? (row[0] as Line)
      : lineOf(
          row[0]?.page ?? 0,
          row.flatMap((line) => line.words),
        ),
  );
}

/** The parts of each printed line as `joinRows` joins them, from top to bottom, each line in the direction of its script. */
export function partsInRows(
  parts: readonly Line[],
  beginsItem: (part: Line) => boolean = () => false,
): (readonly Line[])[] {
  if (parts.length < 2) return parts.map((part) => [part]);
  const open = new OpenRows();
  for (const part of [...parts].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0])) {
    const at = open.find(part, (row) => row.some((line) => onOneLine(line.box, part.box)) && fits(row, part));
    if (at < 0 || (beginsItem(part) && beginsItem(open.rows[at]?.[0] as Line))) open.begin(part);
    else open.addTo(at, part);
  }
  return open.rows.map((row) => (row.length === 1 ? row : inRowOrder(row)));
}

/** The parts of one printed line in the direction of their script. */
function inRowOrder(row: readonly Line[]): readonly Line[] {
  const direction = isRightToLeft(row.flatMap((line) => line.words)) ? -1 : 1;
  return [...row].sort((a, b) => direction * (a.box[0] - b.box[0]));
}

/** Whether a part is beside all parts of a row. */
const fits = (row: readonly Line[], part: Line): boolean =>
  row.every((line) => gap(line.box, part.box) > -KERNING * part.fontSize);
