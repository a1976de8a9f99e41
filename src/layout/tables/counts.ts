import { overlap, union } from '../../document/geometry.ts';
import { groupByPosition, onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { type FindIn, placedIn } from '../placed-in.ts';
import type { Region } from '../region.ts';
import { ALIGNED, near, styleOf } from './captions.ts';
import type { GridCell, RunsOf } from './grid.ts';
import { tightParts } from './rows.ts';
import { tableRegion } from './table-region.ts';

/** Fewest counts beside each other, and most words of one. */
const FEWEST = 3;
const MOST_WORDS = 3;
/** Least size of a count in sizes of its caption. */
const LARGER = 1.4;
/** White in font sizes of a caption up to which it is below its count, and up to which text goes on below it. */
const NEAR = 1.5;
/** Most lines of a caption. */
const MOST_LINES = 2;

const CURRENCY = /^\p{Sc}$/u;

/** A number in large type with the small lines below it that say of what. */
interface Count {
  readonly value: Line;
  readonly caption: readonly Line[];
}

/**
 * Numbers in large type beside each other, each over its caption, as on the pages of reports that sum up a year: tables of
 * a row of numbers and one of captions.
 * @param lines those that no region has taken.
 */
export function findCounts(page: number, lines: readonly Line[], runsOf: RunsOf): Region[] {
  const sizes = lines.map(({ fontSize }) => fontSize);
  const least = Math.min(...sizes);
  const large = lines.filter(({ fontSize, words }) => fontSize >= LARGER * least && words.some(isFigures));
  if (large.flatMap(tightParts).length < FEWEST) return [];
  const find = placedIn(lines.flatMap(tightParts));
  const values = large.flatMap(tightParts);
  const counts = values.flatMap((value) => countOf(value, find, values) ?? []);
  const alike = Map.groupBy(counts, ({ value, caption }) => `${styleOf(value)} ${styleOf(caption[0] as Line)}`);
  return [...alike.values()].flatMap(levelsOf).flatMap((level) => regionOf(page, level, lines, runsOf) ?? []);
}

const isFigures = ({ text }: { readonly text: string }): boolean => /\d/.test(text);

/**
 * A number with its caption; undefined for other text, and where more than a caption follows.
 * @param values all that may be numbers: text that is below several of them is of none.
 */
function countOf(value: Line, find: FindIn<Line>, values: readonly Line[]): Count | undefined {
  const [first] = value.words.filter(({ text }) => !CURRENCY.test(text));
  if (value.words.length > MOST_WORDS || !first || !isFigures(first)) return undefined;
  const caption: Line[] = [];
  for (let last = value; ; ) {
    const next = near(last, find, NEAR).find(({ box }) => overlap(box[0], box[2], value.box[0], value.box[2]) > 0);
    if (!next || values.some((other) => other !== value && isAlso(next, value, other))) break;
    const isOfCaption = caption.length === 0 || styleOf(next) === styleOf(caption[0] as Line);
    if (!isOfCaption || !isBelow(next, value) || value.fontSize < LARGER * next.fontSize) return undefined;
    caption.push(next);
    last = next;
  }
  const isNamed = caption.some(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text)));
  return isNamed && caption.length <= MOST_LINES ? { value, caption } : undefined;
}

/** Whether a text below a number is below another one beside it too. */
const isAlso = ({ box }: Line, value: Line, other: Line): boolean =>
  onOneLine(value.box, other.box) && overlap(box[0], box[2], other.box[0], other.box[2]) > 0;

/** Whether a text begins at the edge of a number, or has its middle. */
function isBelow({ box, fontSize }: Line, { box: [x0, , x1] }: Line): boolean {
  const slack = ALIGNED * fontSize;
  return Math.abs(box[0] - x0) <= slack || Math.abs(box[0] + box[2] - x0 - x1) / 2 <= slack;
}

/** Counts on one level, from left to right. */
const levelsOf = (counts: readonly Count[]): Count[][] =>
  groupByPosition(
    counts,
    ({ value }) => value.baseline,
    ({ value }) => ALIGNED * value.fontSize,
  )
    .filter(({ length }) => length >= FEWEST)
    .map((level) => level.toSorted((a, b) => a.value.box[0] - b.value.box[0]));

/** The table of counts; undefined where their lines hold other words. */
function regionOf(page: number, counts: readonly Count[], lines: readonly Line[], runsOf: RunsOf): Region | undefined {
  const cells = counts.flatMap(({ value, caption }, column): GridCell[] =>
    [[value], caption].map((own, row) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      words: own.flatMap(({ words }) => words),
    })),
  );
  const words = new Set(cells.flatMap((cell) => cell.words));
  const taken = lines.filter((line) => line.words.some((word) => words.has(word)));
  if (taken.some((line) => line.words.some((word) => !words.has(word)))) return undefined;
  const box = union(taken.map((line) => line.box));
  return tableRegion(page, { box, cells }, taken, runsOf);
}
