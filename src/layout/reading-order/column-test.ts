import { type Box, boxAround, height, overlap, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { byTop, type Item } from '../item.ts';
import { onOneLine } from '../metrics.ts';
import { areCards, areWrittenApart, isWritten, isWrittenFirst } from './cards.ts';
import { isAddressBlock, isOwnBlock } from './own-block.ts';
import { areRepeatedLists } from './repeated-lists.ts';
import type { StreamPosition } from './stream-position.ts';

// Thresholds were chosen on odl-bench, dev half.

/** Narrowest column, in shares of the font size: narrower ones are markers, line numbers or axis labels. */
const NARROWEST = 5;
/** Share of its column that the typical line of running text fills; cells of a table fill less. */
const FILLED = 0.5;
/** Width (shares of the font size) from which rows are running text rather than labels and values. */
const PROSE = 12;
/** Share of such rows in a column of text. */
const PROSE_SHARE = 0.33;
/** Distance of bottoms (share of the font size) up to which rows are level. */
const LEVEL = 0.25;
/** Least share of the shorter column's height along which both columns have items. */
const SIDE_BY_SIDE = 0.4;
/** Largest number of items between the columns that span both, such as titles and wide figures, per item of the columns. */
const MOST_SPANNING = 0.4;
/** Fewest rows of text on each side of a gap in a part of a page: heads of tables have two. Chosen on press, half look. */
const FEWEST_ROWS = 3;
/** Fewest rows of text that is not the single row of a table with long cells. Chosen on press, half look. */
const FEWEST_TEXT_ROWS = 5;
/** Narrowest gap beside a block of its own, in shares of the font size: a wide space between words is narrower. */
const OWN_GAP = 1.5;

/** Width from which white space, in font sizes, is the gutter between two halves of a sheet. */
const WIDE = 10;

/** Items on both sides of a gutter, and those that reach across it. */
export interface Split<T> {
  readonly left: T[];
  readonly right: T[];
  readonly spanning: T[];
}

/** What tells columns of text from cells, markers and lucky gaps. */
interface ColumnFeatures {
  /** Width of the narrower side in font sizes. */
  readonly narrowest: number;
  /** Blocks side by side, each under a title of its own. */
  readonly cards: boolean;
  /** Share of the shorter side's height along which both sides have items. */
  readonly sideBySide: number;
  /** Items between the sides that span both, as a share of those of the sides. */
  readonly spanningBetween: number;
  /** No item spans the gap. */
  readonly unspanned: boolean;
  /** The gap is far wider than one between columns or cells. */
  readonly wide: boolean;
  /** Running text is on both sides. */
  readonly prose: boolean;
  /** Rows fill both sides. */
  readonly filled: boolean;
  /** Rows of both sides are level: labels beside values. */
  readonly level: boolean;
  /** The same by the height of the rows: a table or a figure beside others is much, and has one row. */
  readonly levelByHeight: boolean;
  /** The content stream writes one side after the other. */
  readonly writtenApart: boolean;
  /** The content stream writes all of the left side before the right one. */
  readonly writtenFirst: boolean;
  /** Both sides are in words rather than numbers. */
  readonly written: boolean;
  /** The right side is in numbers, and most of its rows begin with one: it has no labels of its own. */
  readonly unlabelled: boolean;
  /** Number of rows of the shorter side. */
  readonly fewestRows: number;
  /** The left side is in no line a label of what is level with it, and the right side is in words. */
  readonly ownBlock: boolean;
  /** Parts of one list, written one after the other. */
  readonly repeatedLists: boolean;
}

/** Weights set by hand on odl-bench, dev half. */
const COLUMNS = decisionOf<ColumnFeatures>('columns', [
  { name: 'narrow', weight: WEIGHT.veto, holds: ({ narrowest }) => narrowest < NARROWEST },
  { name: 'cards', weight: WEIGHT.sufficient, holds: ({ cards }) => cards },
  { name: 'parts of a list', weight: WEIGHT.sufficient, holds: ({ repeatedLists }) => repeatedLists },
  { name: 'not side by side', weight: WEIGHT.against, holds: ({ sideBySide }) => sideBySide < SIDE_BY_SIDE },
  { name: 'much between', weight: WEIGHT.against, holds: ({ spanningBetween }) => spanningBetween > MOST_SPANNING },
  { name: 'rows go on', weight: WEIGHT.against, holds: ({ level, unlabelled }) => level && unlabelled },
  {
    name: 'prose, nothing spans',
    weight: WEIGHT.for,
    holds: ({ unspanned, prose, written }) => unspanned && prose && written,
  },
  {
    name: 'prose, wide and not level',
    weight: WEIGHT.for,
    holds: ({ unspanned, wide, prose, levelByHeight }) => unspanned && wide && prose && !levelByHeight,
  },
  { name: 'unfilled', weight: WEIGHT.doubt, holds: ({ filled }) => !filled },
  { name: 'prose', weight: WEIGHT.hint, holds: ({ prose }) => prose },
  { name: 'rows not level', weight: WEIGHT.hint, holds: ({ level }) => !level },
]);

/**
 * Weights set by hand on press, half look. Nothing spans the columns of a part of a page, and the heads and cells of
 * tables may not be level either: more is asked of them than of columns of the whole page.
 */
const LOCAL_COLUMNS = decisionOf<ColumnFeatures>('columns in a part of a page', [
  { name: 'narrow', weight: WEIGHT.veto, holds: ({ narrowest }) => narrowest < NARROWEST },
  {
    name: 'written row by row',
    weight: WEIGHT.veto,
    holds: ({ writtenApart, ownBlock }) => !writtenApart && !ownBlock,
  },
  { name: 'own block', weight: WEIGHT.sufficient, holds: ({ ownBlock }) => ownBlock },
  { name: 'cards', weight: WEIGHT.sufficient, holds: ({ cards }) => cards },
  { name: 'not side by side', weight: WEIGHT.against, holds: ({ sideBySide }) => sideBySide < SIDE_BY_SIDE },
  {
    name: 'blocks',
    weight: WEIGHT.sufficient,
    holds: ({ writtenFirst, written, fewestRows }) => writtenFirst && written && fewestRows > 1,
  },
  { name: 'few rows', weight: WEIGHT.against, holds: ({ fewestRows }) => fewestRows < FEWEST_ROWS },
  { name: 'numbers', weight: WEIGHT.against, holds: ({ written }) => !written },
  { name: 'unfilled', weight: WEIGHT.against, holds: ({ filled }) => !filled },
  { name: 'prose', weight: WEIGHT.for, holds: ({ prose }) => prose },
]);

/** Words on both sides of a gap, the one side a block of its own or written before the other, are no table of several rows. */
const TEXT_COLUMNS = decisionOf<ColumnFeatures & { readonly isWhole: boolean }>('columns of text', [
  {
    name: 'written side by side',
    weight: WEIGHT.veto,
    holds: ({ writtenFirst, isWhole, ownBlock }) => !writtenFirst && !(isWhole && ownBlock),
  },
  { name: 'numbers', weight: WEIGHT.veto, holds: ({ written, repeatedLists }) => !written && !repeatedLists },
  { name: 'parts of a list', weight: WEIGHT.sufficient, holds: ({ repeatedLists }) => repeatedLists },
  { name: 'two blocks', weight: WEIGHT.sufficient, holds: ({ isWhole, fewestRows }) => isWhole && fewestRows > 1 },
  { name: 'few rows', weight: WEIGHT.against, holds: ({ fewestRows }) => fewestRows < FEWEST_TEXT_ROWS },
  { name: 'unfilled', weight: WEIGHT.against, holds: ({ filled }) => !filled },
  { name: 'prose', weight: WEIGHT.for, holds: ({ prose }) => prose },
]);

/** The features of a split, each measured when it is first asked for: nearly all gaps are ruled out by one or two. */
class MeasuredSplit<T extends Item> implements ColumnFeatures {
  readonly #split: Split<T>;
  readonly #position: StreamPosition;
  readonly #trace: Trace | undefined;
  readonly #left: Box;
  readonly #right: Box;
  #size: number | undefined;
  #rows: readonly [readonly Row[], readonly Row[]] | undefined;

  constructor(split: Split<T>, position: StreamPosition, trace?: Trace) {
    this.#split = split;
    this.#position = position;
    this.#trace = trace;
    this.#left = boxAround(split.left);
    this.#right = boxAround(split.right);
  }

  get narrowest(): number {
    return Math.min(width(this.#left), width(this.#right)) / this.#fontSize;
  }

  get cards(): boolean {
    const [top, bottom] = this.#shared;
    const isBesideOther = ({ box }: Item): boolean => overlap(box[1], box[3], top, bottom) > 0;
    const { left, right } = this.#split;
    return areCards(left.filter(isBesideOther), right.filter(isBesideOther), this.#position, this.#trace);
  }

  get sideBySide(): number {
    const [top, bottom] = this.#shared;
    return (bottom - top) / Math.min(height(this.#left), height(this.#right));
  }

  get spanningBetween(): number {
    const [top, bottom] = this.#shared;
    const { left, right, spanning } = this.#split;
    const between = spanning.filter(({ box }) => box[1] > top && box[3] < bottom);
    return between.length / (left.length + right.length);
  }

  get unspanned(): boolean {
    return this.#split.spanning.length === 0;
  }

  get wide(): boolean {
    return this.#right[0] - this.#left[2] > WIDE * this.#fontSize;
  }

  get prose(): boolean {
    return this.#rowsOfSides.every((side) => isProse(side, this.#fontSize));
  }

  get filled(): boolean {
    const [left, right] = this.#rowsOfSides;
    return isFilled(left, width(this.#left)) && isFilled(right, width(this.#right));
  }

  get level(): boolean {
    return areLevel(...this.#rowsOfSides, this.#fontSize);
  }

  get levelByHeight(): boolean {
    return areLevel(...this.#rowsOfSides, this.#fontSize, heightOf);
  }

  get writtenApart(): boolean {
    return areWrittenApart(this.#split.left, this.#split.right, this.#position);
  }

  get writtenFirst(): boolean {
    return isWrittenFirst(this.#split.left, this.#split.right, this.#position);
  }

  get written(): boolean {
    return isWritten(this.#split.left) && isWritten(this.#split.right);
  }

  get unlabelled(): boolean {
    const [, rows] = this.#rowsOfSides;
    const firsts = rows.flatMap(({ first }) => (first.words?.some(({ text }) => /\d/.test(text)) ? [first] : []));
    return 2 * firsts.length > rows.length && !isWritten(firsts) && !isWritten(this.#split.right);
  }

  get ownBlock(): boolean {
    const { left, right } = this.#split;
    const gap = this.#right[0] - this.#left[2];
    return gap > OWN_GAP * this.#fontSize && (isWritten(right) || isAddressBlock(left)) && isOwnBlock(left, right);
  }

  get repeatedLists(): boolean {
    return areRepeatedLists(this.#split.left, this.#split.right) && this.writtenApart;
  }

  get fewestRows(): number {
    return Math.min(...this.#rowsOfSides.map((rows) => rows.length));
  }

  /** Points. */
  get #fontSize(): number {
    const { left, right } = this.#split;
    this.#size ??= median([...left, ...right].map(({ fontSize }) => fontSize));
    return this.#size;
  }

  /** Where both sides are: from y to y, in points. */
  get #shared(): readonly [top: number, bottom: number] {
    return [Math.max(this.#left[1], this.#right[1]), Math.min(this.#left[3], this.#right[3])];
  }

  get #rowsOfSides(): readonly [readonly Row[], readonly Row[]] {
    this.#rows ??= [rowsOf(this.#split.left), rowsOf(this.#split.right)];
    return this.#rows;
  }
}

/** Whether a cut leaves two columns of running text rather than cells, markers or a lucky gap. */
export function areColumns<T extends Item>(split: Split<T>, position: StreamPosition, trace?: Trace): boolean {
  const [first] = split.left;
  if (!first || split.right.length === 0) return false;
  const box = trace ? boxAround([...split.left, ...split.right]) : first.box;
  return decide(COLUMNS, new MeasuredSplit(split, position, trace), box, trace);
}

/** Whether a gap that nothing crosses in a part of the page leaves two columns of text, or blocks under titles. */
export function areLocalColumns<T extends Item>(split: Split<T>, position: StreamPosition, trace?: Trace): boolean {
  const box = boxAround([...split.left, ...split.right]);
  return decide(LOCAL_COLUMNS, new MeasuredSplit(split, position, trace), box, trace);
}

/**
 * Whether a gap in rows that look like a table's is the gutter between columns of running text, or between two blocks.
 * @param isWhole whether these are all the rows.
 */
export const areTextColumns = <T extends Item>(split: Split<T>, isWhole: boolean, position: StreamPosition): boolean =>
  decide(TEXT_COLUMNS, Object.assign(new MeasuredSplit(split, position), { isWhole }), [0, 0, 0, 0]);

/** Items side by side. */
interface Row {
  readonly box: Box;
  /** The leftmost of them. */
  readonly first: Item;
  /** Points that items cover, the gaps between them left out. */
  readonly covered: number;
}

function rowsOf(items: readonly Item[]): Row[] {
  const rows: { box: Box; first: Item; covered: number }[] = [];
  let last: (typeof rows)[number] | undefined;
  for (const item of [...items].sort(byTop)) {
    const { box } = item;
    if (last && onOneLine(last.box, box)) {
      last.box = union([last.box, box]);
      last.covered += width(box);
      if (box[0] < last.first.box[0]) last.first = item;
    } else {
      last = { box, first: item, covered: width(box) };
      rows.push(last);
    }
  }
  return rows;
}

const usualWidth = (rows: readonly Row[]): number => median(rows.map(({ covered }) => covered));

/** Whether running text is among the rows. */
const isProse = (rows: readonly Row[], size: number): boolean =>
  rows.filter(({ covered }) => covered >= PROSE * size).length >= PROSE_SHARE * rows.length;

const isFilled = (rows: readonly Row[], across: number): boolean =>
  rows.length === 1 || usualWidth(rows) >= FILLED * across;

/**
 * Whether most rows of the shorter side are level with one of the other: labels beside values.
 * @param measure how much rows are.
 */
function areLevel(
  left: readonly Row[],
  right: readonly Row[],
  size: number,
  measure: (rows: readonly Row[]) => number = ({ length }) => length,
): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const level = few.filter(({ box }) => many.some((other) => Math.abs(other.box[3] - box[3]) < LEVEL * size));
  return 2 * measure(level) > measure(few);
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { box }) => sum + height(box), 0);
