import { type Box, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace } from '../decision.ts';
import { groupByPosition, isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { Region } from '../region.ts';
import { isNumber, type RunsOf } from '../tables/grid.ts';
import { type Entry, entriesOf } from './entries.ts';
import { regionOf, type WholeEntry } from './region-of.ts';
import { withoutTextBeside } from './text-beside.ts';
import { isNumbered, isTitle } from './titles.ts';
import { fillsLine, isInStyle } from './wrapped-titles.ts';

/** Difference in shares of the font size up to which numbers end at one edge. */
const ALIGNED = 0.6;
/** Fewest entries: two rows with a number may be anything. */
const FEWEST = 3;
/** Share of the entries from which most have a leader or a section's number: long titles have no room for either. */
const MOST = 0.6;
/** Share of the entries from which figures beside them are those of further columns. */
const TABULAR = 0.3;
/** Share of the entries from which numbers grow: a list of figures begins anew. */
const GROWING = 0.75;
/** Pitch in font sizes up to which a line without a number goes on in the next one, and in shares of that of the entries. */
const CLOSE = 1.8;
const USUAL = 1.1;

/** Fewest names of the columns of a table, and how far above its first row they are at most, in font sizes. */
const FEWEST_NAMES = 3;
const NAMES_ABOVE = 3;

/** A column of page numbers with their titles. */
interface ColumnFeatures {
  readonly entries: number;
  /** Share of the rows between its first and its last entry that are entries. */
  readonly density: number;
  /** Whether rules part titles and numbers from top to bottom. */
  readonly gridded: boolean;
  /** Whether dots lead to the numbers, written or drawn. */
  readonly led: boolean;
  /** Whether the numbers grow from entry to entry. */
  readonly ascending: boolean;
  /** Whether the page says that it is a contents page. */
  readonly titled: boolean;
  /** Whether titles begin with numbers of sections, tables or figures. */
  readonly numbered: boolean;
  /** Whether rows have figures of their own before the numbers, or names of three columns and more stand above them. */
  readonly tabular: boolean;
}

/** Two of its marks make a contents page. Weights set by hand on press, half look. */
const CONTENTS = decisionOf<ColumnFeatures>(
  'contents',
  [
    { name: 'few entries', weight: -100, holds: ({ entries }) => entries < FEWEST },
    { name: 'other rows between', weight: -100, holds: ({ density }) => density < 0.5 },
    { name: 'ruled columns', weight: -100, holds: ({ gridded }) => gridded },
    { name: 'rows of a table', weight: -100, holds: ({ tabular, led }) => tabular && !led },
    { name: 'leaders', weight: 1, holds: ({ led }) => led },
    { name: 'growing numbers', weight: 1, holds: ({ ascending }) => ascending },
    { name: 'title', weight: 1, holds: ({ titled }) => titled },
    { name: 'numbered titles', weight: 1, holds: ({ numbered }) => numbered },
  ],
  -1.5,
);

/**
 * The contents of a page, and its lists of figures and tables: titles with the numbers of their pages, one to a line.
 * Each region is of entries without a heading or another line between them: a list where titles are set in by rank, a
 * paragraph of lines where all begin at one edge.
 */
export function findContents(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf, trace?: Trace): Region[] {
  const entries = entriesOf(lines);
  if (entries.length < FEWEST) return [];
  const taken = new Set(entries.flatMap((entry) => entry.lines));
  const others = lines.filter((line) => !taken.has(line));
  const titled = others.some(isTitle);
  return columnsOf(entries)
    .filter((column) => !isOfTable(column))
    .map((column) => withoutRunningHead(withoutTextBeside(column), lines))
    .filter((column) => decide(CONTENTS, featuresOf(column, others, page, titled), boxOf(column), trace))
    .flatMap((column) => stretchesOf(column, others))
    .map((stretch) => regionOf(page.number, stretch, runsOf));
}

/** Entries whose numbers end at one edge, from top to bottom. */
const columnsOf = (entries: readonly Entry[]): Entry[][] =>
  groupByPosition(
    entries,
    ({ number }) => number.box[2],
    ({ line }) => ALIGNED * line.fontSize,
  ).map((column) => column.sort((a, b) => a.line.baseline - b.line.baseline));

/** Whether many rows have more numbers than titles, as those of tables do; a few happen to be level with other figures. */
const isOfTable = (column: readonly Entry[]): boolean =>
  column.filter(({ hasMore }) => hasMore).length > TABULAR * column.length;

/** Entries without the first when it tops the page and no dots lead to its number, as to all others: it is the page's own. */
function withoutRunningHead(column: readonly Entry[], lines: readonly Line[]): readonly Entry[] {
  const [first, ...rest] = column;
  if (!first || first.hasLeader || isNumbered(first.title)) return column;
  return isMostly(rest, ({ hasLeader }) => hasLeader) && lines.every(({ box }) => box[3] > first.line.box[1])
    ? rest
    : column;
}

const isMostly = (column: readonly Entry[], holds: (entry: Entry) => boolean): boolean =>
  column.filter(holds).length >= MOST * column.length;

const boxOf = (column: readonly Entry[]): Box => union(column.map(({ line }) => line.box));

function featuresOf(
  column: readonly Entry[],
  others: readonly Line[],
  page: PositionedPage,
  titled: boolean,
): ColumnFeatures {
  const box = boxOf(column);
  const between = others.filter(
    ({ box: other, baseline }) =>
      overlap(other[0], other[2], box[0], box[2]) > 0 && baseline > box[1] && baseline < box[3],
  );
  return {
    entries: column.length,
    density: column.length / (column.length + between.length),
    gridded: isGridded(column, box, page),
    led: isMostly(column, (entry) => entry.hasLeader || isRuled(entry, page)),
    ascending: isAscending(column),
    titled,
    numbered: isMostly(column, ({ title }) => isNumbered(title)),
    get tabular() {
      return isMostly(column, ({ lines }) => lines.slice(1, -1).some(isNumber)) || isNamed(column[0], others);
    },
  };
}

/** Whether names of columns, bold as the first entry is not, stand in one row right above it. */
function isNamed(first: Entry | undefined, others: readonly Line[]): boolean {
  if (!first || first.line.words.some(isBold)) return false;
  const { baseline, fontSize } = first.line;
  const above = others.filter((line) => line.baseline < baseline && line.baseline > baseline - NAMES_ABOVE * fontSize);
  const row = above.filter((line) => Math.abs(line.baseline - (above.at(-1)?.baseline ?? 0)) < ALIGNED * fontSize);
  return row.length >= FEWEST_NAMES && row.every(({ words }) => words.every(isBold));
}

/** Whether vertical rules part the titles from the numbers over half the height. */
function isGridded(column: readonly Entry[], box: Box, { rules }: PositionedPage): boolean {
  const left = Math.max(...column.map(({ title }) => endOf(title)));
  const right = Math.min(...column.map(({ number }) => number.box[0]));
  const covered = rules
    .filter((rule) => rule.orientation === 'vertical' && rule.box[0] > left && rule.box[2] < right)
    .reduce((sum, rule) => sum + overlap(rule.box[1], rule.box[3], box[1], box[3]), 0);
  return covered > (box[3] - box[1]) / 2;
}

/** Where words end, in points. */
const endOf = (words: readonly Word[]): number => Math.max(...words.map(({ box }) => box[2]));

/** Whether a line or dots are drawn from the title to the number. */
function isRuled({ line, title, number }: Entry, { rules, fills }: PositionedPage): boolean {
  const start = endOf(title);
  const end = number.box[0];
  const [, top, , bottom] = line.box;
  const covered = [...rules, ...fills]
    .filter(({ box }) => box[0] > start && box[2] < end && box[1] > top && box[3] < bottom)
    .map(({ box }) => box);
  const [from, , to] = union(covered);
  return covered.length > 0 && to - from > (end - start) / 2;
}

/** Whether numbers of one kind grow, but where a list begins anew. */
function isAscending(column: readonly Entry[]): boolean {
  const pages = column.map(({ number }) => Number(number.text)).filter((page) => !Number.isNaN(page));
  if (pages.length < FEWEST) return false;
  const grown = pages.filter((page, index) => index > 0 && page >= (pages[index - 1] as number)).length;
  return grown >= GROWING * (pages.length - 1) && pages.some((page) => page > (pages[0] as number));
}

/** Entries that follow each other, each with the lines above it on which its title begins. */
function stretchesOf(column: readonly Entry[], others: readonly Line[]): WholeEntry[][] {
  const stretches: WholeEntry[][] = [];
  const [left, , right] = boxOf(column);
  const numbersAt = Math.min(...column.map(({ number }) => number.box[0]));
  const numbered = isMostly(column, ({ title }) => isNumbered(title));
  const usual = USUAL * median(column.slice(1).map(({ line }, index) => line.baseline - baselineAt(column, index)));
  const goesOn = (line: Line, next: Line): boolean =>
    next.baseline - line.baseline <= Math.max(usual, CLOSE * line.fontSize) &&
    isInStyle(line, next) &&
    (fillsLine(line, next, numbersAt) || (numbered && isNumbered(line.words) && !isNumbered(next.words)));
  const within = others.filter(({ box }) => overlap(box[0], box[2], left, right) > 0);
  let before: Entry | undefined;
  for (const entry of column) {
    const top = before?.line.baseline ?? entry.line.baseline - 2 * CLOSE * entry.line.fontSize;
    const between = within
      .filter(({ baseline }) => baseline > top && baseline < entry.line.baseline)
      .sort((a, b) => a.baseline - b.baseline);
    const from = between.findLastIndex((line, index) => !goesOn(line, between[index + 1] ?? entry.line));
    const above = between.slice(from + 1);
    const open = stretches.at(-1);
    if (open && before && above.length === between.length) open.push({ entry, above });
    else stretches.push([{ entry, above }]);
    before = entry;
  }
  return stretches;
}

const baselineAt = (column: readonly Entry[], index: number): number => (column[index] as Entry).line.baseline;
