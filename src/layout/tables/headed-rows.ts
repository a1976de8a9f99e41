import { overlap, union } from '../../document/geometry.ts';
import { type Line, lineOf } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Column } from './columns.ts';
import { LARGEST_GAP } from './extension.ts';
import { LEADING } from './level-rows.ts';
import { remarkBelow } from './remarks.ts';
import { type Row, tightParts } from './rows.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';
import { LARGER } from './stretches.ts';

/** Least share of the head's width that a ruling has that ends its rows or divides them: such tables are found by these. */
const ACROSS = 0.5;
/** Largest distance of the baselines of a text's lines, in font sizes. */
const LARGEST_LEADING = 1.7;

/** Rows of a page from top to bottom, and the index of the first below a head. */
export interface RowsFrom {
  readonly rows: readonly Row[];
  readonly first: number;
}

/**
 * The rows below a head, from top to bottom, each text in one of its columns, and the last no text in the first alone
 * unless it goes on with one; undefined where a ruling ends or divides them.
 * @param names the texts of the head.
 * @param rulings the horizontal ones.
 */
export function rowsBelowHead(
  names: readonly Line[],
  { at, from, to }: Ruling,
  { rows, first }: RowsFrom,
  rulings: readonly Ruling[],
): Row[] | undefined {
  const columns = names.map(({ box }): [number, number] => [box[0], box[2]]);
  const size = names[0]?.fontSize ?? 0;
  const found: Row[] = [];
  let title: Row | undefined;
  // The row that ends a remark on the row above it.
  let remarked = first;
  let bottom = at;
  /** The lowest ruling between two heights, such as one above a total, or the upper of these. */
  const edgeBelow = (upper: number, lower: number): number =>
    rulings.reduce(
      (edge, other) =>
        other.at < lower && overlap(other.from, other.to, from, to) > 0 ? Math.max(edge, other.at) : edge,
      upper,
    );
  for (let index = first; index < rows.length; index++) {
    const own = (rows[index] as Row).filter(({ box }) => overlap(box[0], box[2], from, to) > 0);
    if (own.length === 0) continue;
    const [x0, top, x1, low] = union(own.map(({ box }) => box));
    if (top - edgeBelow(bottom, top) > LARGEST_GAP * (own[0] as Line).fontSize) break;
    if (x0 < from - TOLERANCE || x1 > to + TOLERANCE || own.some(({ fontSize }) => fontSize > LARGER * size)) break;
    if (namesFloat(own[0]?.words ?? [])) break;
    if (own.length === 1 && index >= remarked && !title) remarked = index + remarkBelow(rows.slice(index), found);
    if (index < remarked) {
      found.push(own);
      bottom = Math.max(bottom, low);
      continue;
    }
    const parts = withSentences(
      own.flatMap((line) => partsIn(line, columns)),
      columns,
    );
    const places = parts.map((part) => columnsUnder(part, columns));
    const all = places.flat();
    // Prose has wide spaces too, but is one line.
    const isTitle = own.length === 1 && places.some((place) => place.length > 1);
    const twice = all.filter((column, place) => all.indexOf(column) < place);
    const isStretched = twice.every((column) => goesOnIn(column, columns, rows[index + 1]));
    if ((!isStretched && !isTitle) || (title && (isTitle || parts.length === 1))) break;
    for (const [part, [column, ...others]] of places.entries()) {
      const { box } = parts[part] as Line;
      if (!column || others.length > 0) continue;
      column[0] = Math.min(column[0], box[0]);
      column[1] = Math.max(column[1], box[2]);
    }
    bottom = Math.max(bottom, low);
    // A text over several columns is the title of a group where rows follow, and below the table where none do.
    if (!isTitle) found.push(...(title ? [title] : []), own);
    title = isTitle ? own : undefined;
  }
  const body = found.slice(0, endOf(found, columns[1]?.[0] ?? to));
  const end = union(body.flat().map(({ box }) => box))[3];
  const isAcross = (other: Ruling): boolean =>
    other.at > at + TOLERANCE &&
    other.at < end + size &&
    overlap(other.from, other.to, from, to) >= ACROSS * (to - from);
  return rulings.some(isAcross) ? undefined : body;
}

/** Whether the row below has nothing but a text in a column: that above is wrapped, and may be set as wide as the column is. */
function goesOnIn<T extends Column>(column: T, columns: readonly T[], [text, ...others]: Row = []): boolean {
  return text !== undefined && others.length === 0 && columnsUnder(text, columns).every((own) => own === column);
}

const columnsUnder = <T extends Column>({ box }: Line, columns: readonly T[]): T[] =>
  columns.filter((column) => overlap(column[0], column[1], box[0], box[2]) > 0);

/** The parts of a line, or this where all are in one column: justified words may be far apart. */
function partsIn(line: Line, columns: readonly Column[]): readonly Line[] {
  return columnsUnder(line, columns).length === 1 ? [line] : tightParts(line);
}

/** Parts, those of one column joined where the first ends a sentence: justification parts these most. */
function withSentences(parts: readonly Line[], columns: readonly Column[]): Line[] {
  const joined: Line[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const endsSentence = /[.!?]$/.test(last?.words.at(-1)?.text ?? '');
    const whole = last && endsSentence && lineOf(part.page, [...last.words, ...part.words]);
    if (whole && columnsUnder(whole, columns).length === 1) joined[joined.length - 1] = whole;
    else joined.push(part);
  }
  return joined;
}

/** Where the rows end: after the last that has more than a first text, and the lines with which such a text goes on. */
function endOf(rows: readonly Row[], second: number): number {
  const isLabel = (row: Row): boolean => row.every(({ box }) => box[2] <= second);
  const labels = rows.flatMap(([line]) => (line && line.box[0] < second ? [line.baseline] : []));
  const steps = labels.slice(1).map((baseline, index) => baseline - (labels[index] as number));
  const leading = steps.reduce((low, step) => (step > 0 ? Math.min(low, step) : low), Number.POSITIVE_INFINITY);
  let end = rows.findLastIndex((row) => !isLabel(row)) + 1;
  let last = rows.slice(0, end).findLast(([line]) => line && line.box[0] < second)?.[0]?.baseline;
  for (; end < rows.length; end++) {
    const [line] = rows[end] as [Line];
    const step = last === undefined ? Number.POSITIVE_INFINITY : line.baseline - last;
    if (step > LEADING * leading || step > LARGEST_LEADING * line.fontSize) break;
    last = line.baseline;
  }
  return end;
}
