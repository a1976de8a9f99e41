import { type Box, centre, height, overlap, union, width } from '../../../document/geometry.ts';
import type { Rule, Word } from '../../../document/page.ts';

/** Width of a cell in font sizes of the sign in it, at most, and its least height in widths: cells of tables are flat. */
const WIDEST = 2.4;
const LEAST_HEIGHT = 0.85;
/** Height of a cell in font sizes at most: longer lines divide more than signs. */
const TALLEST = 3;
/** Largest difference of the widths of neighbours, and largest gap between them, in shares of their width. */
const UNEVEN = 0.15;
const GAP = 0.4;
/** Points within which lines meet, and signs stand on one baseline. */
const SLACK = 1.5;
/** Points: height of the bands in which lines are looked up. It changes speed only. */
const BAND = 16;
/** Signs in cells that count from the first one on are the degrees of a scale, if they are as many as this. */
const FEWEST_DEGREES = 3;
/** What is printed between the parts of a date or a code, and its distance to their cells in widths of one, at most. */
const SEPARATOR = /^[-–./]$/u;
const SEPARATOR_GAP = 1.5;
const SIGN = /^[\p{L}\p{N}.,'’&@+/-]$/u;

/** A sign in a cell of its own. */
interface Filled {
  readonly word: Word;
  readonly cell: Box;
}

/**
 * Words that are filled in one sign a cell, joined: cells of a comb are narrow, as wide as each other and side by side in
 * one row, or parted by ticks on a line. Cells with others right above or below are those of a table or a puzzle. Parts of
 * a date between which a sign is printed are one word with it.
 */
export function joinCombs(words: readonly Word[], rules: readonly Rule[], squares: readonly Box[]): Word[] {
  const alone = words.filter(({ text, rotation }) => rotation === 0 && SIGN.test(text));
  if (alone.length < 2) return [...words];
  const cellAround = cellsBetween(rules, squares);
  const filled = alone.flatMap((word): Filled[] => {
    const cell = cellAround(word);
    return cell ? [{ word, cell }] : [];
  });
  const combs = combsOf(filled).filter((comb) => comb.length > 1 && !isScale(comb));
  if (combs.length === 0) return [...words];
  const parts = withSeparators(
    combs,
    alone.filter(({ text }) => SEPARATOR.test(text)),
  );
  const wholeOf = new Map(parts.map((part) => [part[0], joined(part)]));
  const taken = new Set(parts.flat());
  return words.flatMap((word) => (taken.has(word) ? (wholeOf.get(word) ?? []) : [word]));
}

/** The word that signs are; their pitch is that of the cells. */
const joined = (part: readonly Word[]): Word => ({
  ...(part[0] as Word),
  text: part.map(({ text }) => text).join(''),
  monospace: false,
  inCells: true,
  box: union(part.map(({ box }) => box)),
});

/** Tells the narrow cell around a sign; undefined where there is none. */
function cellsBetween(rules: readonly Rule[], squares: readonly Box[]): (word: Word) => Box | undefined {
  const upright = rules
    .filter(({ orientation }) => orientation === 'vertical')
    .map(({ box }) => sideAt(box, centre(box)[0]));
  const sides = [...upright, ...squares.flatMap((box) => [sideAt(box, box[0]), sideAt(box, box[2])])];
  const bands = inBands(sides);
  const levels = inBands(rules.filter(({ orientation }) => orientation === 'horizontal').map(({ box }) => box));
  const isStacked = (side: Box): boolean =>
    near(bands, side[1] - SLACK, side[3] + SLACK).some(
      (other) =>
        Math.abs(other[0] - side[0]) <= SLACK &&
        (Math.abs(other[3] - side[1]) <= SLACK || Math.abs(other[1] - side[3]) <= SLACK),
    );
  const isOnLine = ([left, , right, bottom]: Box): boolean =>
    near(levels, bottom - SLACK, bottom + SLACK).some(
      ([x0, y0, x1, y1]) => x0 <= left + SLACK && x1 >= right - SLACK && Math.abs((y0 + y1) / 2 - bottom) <= SLACK,
    );
  return ({ box, fontSize }) => {
    const [x] = centre(box);
    let [left, right]: [Box | undefined, Box | undefined] = [undefined, undefined];
    for (const side of near(bands, box[1], box[3])) {
      if (overlap(side[1], side[3], box[1], box[3]) <= 0) continue;
      if (side[0] <= x && (!left || side[0] > left[0])) left = side;
      if (side[0] > x && (!right || side[0] < right[0])) right = side;
    }
    if (!left || !right) return undefined;
    const cell: Box = [left[0], Math.max(left[1], right[1]), right[0], Math.min(left[3], right[3])];
    const isNarrow = width(cell) <= WIDEST * fontSize && Math.max(height(left), height(right)) <= TALLEST * fontSize;
    if (!isNarrow || isStacked(left) || isStacked(right)) return undefined;
    return height(cell) >= LEAST_HEIGHT * width(cell) || isOnLine(cell) ? cell : undefined;
  };
}

const sideAt = ([, top, , bottom]: Box, x: number): Box => [x, top, x, bottom];

/** Boxes by the bands that they are in. */
function inBands(boxes: readonly Box[]): ReadonlyMap<number, readonly Box[]> {
  const bands = new Map<number, Box[]>();
  for (const box of boxes) {
    for (let band = Math.floor(box[1] / BAND); band <= Math.floor(box[3] / BAND); band++) {
      const known = bands.get(band);
      if (known) known.push(box);
      else bands.set(band, [box]);
    }
  }
  return bands;
}

function near(bands: ReadonlyMap<number, readonly Box[]>, top: number, bottom: number): Box[] {
  const found: Box[] = [];
  for (let band = Math.floor(top / BAND); band <= Math.floor(bottom / BAND); band++)
    found.push(...(bands.get(band) ?? []));
  return found;
}

/** Signs in neighbouring cells, from left to right. */
function combsOf(filled: readonly Filled[]): Filled[][] {
  const combs: Filled[][] = [];
  const rows = Map.groupBy(filled, ({ word }) => Math.round(word.baseline));
  for (const row of rows.values()) {
    let last: Filled | undefined;
    for (const one of row.toSorted((a, b) => a.cell[0] - b.cell[0])) {
      if (last && goesOn(last, one)) combs.at(-1)?.push(one);
      else combs.push([one]);
      last = one;
    }
  }
  return combs;
}

function goesOn({ word: a, cell: before }: Filled, { word: b, cell }: Filled): boolean {
  const wide = width(before);
  const gap = cell[0] - before[2];
  return (
    a.fontFamily === b.fontFamily && Math.abs(wide - width(cell)) <= UNEVEN * wide && gap > -SLACK && gap <= GAP * wide
  );
}

/** Whether signs count up from nought or one: degrees of a scale, of which one is chosen. */
const isScale = (comb: readonly Filled[]): boolean =>
  comb.length >= FEWEST_DEGREES &&
  /^[01]$/.test(comb[0]?.word.text ?? '') &&
  comb.every(({ word }, index) => Number(word.text) === Number(comb[0]?.word.text) + index);

/** The words of each comb; of combs with a printed sign between them those of both, and the sign. */
function withSeparators(combs: readonly Filled[][], signs: readonly Word[]): Word[][] {
  const parts: { words: Word[]; end: Filled }[] = [];
  for (const comb of combs) {
    const [first, end] = [comb[0] as Filled, comb.at(-1) as Filled];
    const words = comb.map(({ word }) => word);
    const open = parts.at(-1);
    const sign = open && signs.find((word) => isBetween(open.end, word, first));
    if (open && sign) {
      open.words.push(sign, ...words);
      open.end = end;
    } else parts.push({ words, end });
  }
  return parts.map(({ words }) => words);
}

function isBetween({ cell: left }: Filled, { box, baseline }: Word, { word, cell: right }: Filled): boolean {
  const most = SEPARATOR_GAP * width(left);
  return (
    Math.abs(baseline - word.baseline) <= 2 * SLACK &&
    box[0] >= left[2] - SLACK &&
    box[2] <= right[0] + SLACK &&
    box[0] - left[2] <= most &&
    right[0] - box[2] <= most
  );
}
