import { type Box, contains, overlap, union, width } from '../../document/geometry.ts';
import type { Drawing, FilledRectangle, PositionedPage, Word } from '../../document/page.ts';
import { oncePer } from '../../platform/once-per.ts';
import { emptyBoxes, framesOf } from '../boxes/frames.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { sectionBarsOf } from '../page/section-bars.ts';
import { hasTextColumns } from '../reading-order/local-columns.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import { type Region, without } from '../region.ts';
import type { Typography } from '../typography.ts';
import { boxedCells } from './boxed-cells.ts';
import { boxedHeadCandidates } from './boxed-head.ts';
import { findCaptionedValues } from './captioned-values.ts';
import { findCounts } from './counts.ts';
import { extendDown, extendUp } from './extension.ts';
import { fieldCandidates } from './field-boxes.ts';
import { columnCount, type GridCell, type RunsOf, type TableCandidate, tableOf } from './grid.ts';
import { withHeadAbove } from './head-above.ts';
import { headedCandidates } from './headed.ts';
import { joinParts } from './joined-parts.ts';
import { findLabelsAndValues } from './labels-and-values.ts';
import { withLabelsBeside } from './labels-beside.ts';
import { DRAWN_LATTICE, latticeCandidates, SHADED_LATTICE } from './lattice.ts';
import { findLedValues } from './led-values.ts';
import { findLetterSheets } from './letter-sheets.ts';
import { listingOf } from './listing.ts';
import { areListsBeside } from './lists-beside.ts';
import { withoutMarginCaption } from './margin-captions.ts';
import { isInOneShade } from './one-shade.ts';
import { allRulings, drawnLines, drawnRulings } from './page-rulings.ts';
import { withRuledBelow } from './ruled-below.ts';
import { ruledRowCandidates } from './ruled-rows.ts';
import { type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { withoutSectionBars } from './section-rows.ts';
import { statementCandidates } from './statements/statements.ts';
import { streamCandidates } from './stream.ts';
import { structuredCandidates, withoutArranged } from './structured.ts';
import { styledHeadCandidates } from './styled-heads.ts';
import { tableRegion } from './table-region.ts';
import { taggedCandidates } from './tagged.ts';
import { withTotalSpans } from './total-spans.ts';
import { withWholeHeads } from './whole-heads.ts';

/** Share of a word's height at its top and bottom where a line may run. Chosen on odl-bench, dev half. */
const STRUCK = 0.35;
/** Fewest rows with words on lines in a chart. Chosen on odl-bench, dev half. */
const FEWEST_STRUCK = 2;
/** Largest share of monospaced words in a table. Chosen on odl-bench, dev half. */
const LISTING = 0.8;

/** Fewest boxes to fill in among the texts of a form. */
const FEWEST_FIELDS = 2;
/** Share of a table's width from which a box is a row of it. */
const WHOLE_ROW = 0.9;

/** What decides whether aligned text is a table. */
export interface TextFeatures {
  /** Number of rows with words that lines run through. */
  readonly struckRows: number;
  /** Share of monospaced words, numbers aside: listings may have line numbers. */
  readonly monospaceShare: number;
  /** Whether the document's ordinary text is monospaced. */
  readonly monospaceText: boolean;
  /** Whether columns of running text, written one after the other, are among it. */
  readonly textColumns: boolean;
  /** Whether its columns are lists, each item behind its bullet. */
  readonly listsBeside: boolean;
  /** Whether one shade, drawn piece by piece, is all that its one column shows, and it is no program. */
  readonly inOneShade: boolean;
  /** Number of boxes to fill in that stand between its rows. */
  readonly fieldsAmong: number;
}

/**
 * Aligned text is a table unless it is part of a chart, a listing, a form or the columns of a page, or in a shade behind
 * text.
 */
export const ALIGNED_TEXT = decisionOf<TextFeatures>(
  'aligned text',
  [
    { name: 'grid of a chart', weight: WEIGHT.veto, holds: ({ struckRows }) => struckRows >= FEWEST_STRUCK },
    {
      name: 'listing',
      weight: WEIGHT.veto,
      holds: ({ monospaceText, monospaceShare }) => !monospaceText && monospaceShare > LISTING,
    },
    { name: 'fields to fill in', weight: WEIGHT.veto, holds: ({ fieldsAmong }) => fieldsAmong >= FEWEST_FIELDS },
    { name: 'columns of text', weight: WEIGHT.veto, holds: ({ textColumns }) => textColumns },
    { name: 'lists side by side', weight: WEIGHT.veto, holds: ({ listsBeside }) => listsBeside },
    { name: 'text in one shade', weight: WEIGHT.veto, holds: ({ inOneShade }) => inOneShade },
  ],
  WEIGHT.for,
);

/** What the table stages know of a page. */
export interface TableContext {
  /** One-based. */
  readonly page: number;
  /** The lines that the page draws. */
  readonly drawn: Rulings;
  /** Those, and the edges of shaded cells and rows. */
  readonly all: Rulings;
  /** The lines that the page draws, none that others imply. */
  readonly lines: Rulings;
  /** The upright ones of these, and the sides of shades. */
  readonly uprights: readonly Ruling[];
  /** What may hold text together. */
  readonly frames: readonly Box[];
  readonly fills: readonly FilledRectangle[];
  /** The boxes to fill in, closed by rules. */
  readonly fields: () => readonly Box[];
  readonly drawings: readonly Drawing[];
  /** The words of bars that begin the sections of a form: no row of a table. */
  readonly bars: ReadonlySet<Word>;
  readonly typography: Typography;
  readonly position: StreamPosition;
  /** Writes the content of cells. */
  readonly runsOf: RunsOf;
  /** Receives the verdicts. */
  readonly trace: Trace | undefined;
}

/** Measures what the table stages of a page share. */
export function tableContext(
  page: PositionedPage,
  lines: readonly Line[],
  typography: Typography,
  position: StreamPosition,
  runsOf: RunsOf,
  trace?: Trace,
): TableContext {
  const words = page.words.map(({ box }) => box);
  const drawn = drawnRulings(page.rules, words);
  const own = drawnLines(page.rules);
  const emptyBoxesIn = oncePer((rulings: Rulings) => emptyBoxes(rulings, words));
  const all = allRulings(drawn, page.fills, [0, 0, page.width, page.height], words);
  return {
    page: page.number,
    drawn,
    all,
    lines: own,
    uprights: [...own.vertical, ...page.fills.flatMap(({ box }) => sidesOf(box))],
    frames: framesOf(page, drawn),
    fills: page.fills,
    fields: () => emptyBoxesIn(drawn),
    drawings: page.drawings ?? [],
    bars: sectionBarsOf(page, lines),
    typography,
    position,
    runsOf,
    trace,
  };
}

const sidesOf = ([x0, from, x1, to]: Box): Ruling[] => [x0, x1].map((at) => ({ at, from, to }));

/**
 * A stage that finds tables.
 * @param lines those that no region has taken.
 * @param known the regions that earlier stages found: their rulings are theirs.
 */
export type TableStage = (context: TableContext, lines: readonly Line[], known: readonly Region[]) => Region[];

/** Tables of captions beside each other, each over its one value, that no line parts. */
export const findCaptionedValueTables: TableStage = ({ page, all, drawn, runsOf }, lines) =>
  findCaptionedValues(page, lines, { horizontal: all.horizontal, vertical: drawn.vertical }, runsOf);

/** Tables of labels below each other and the values beside them, with nothing drawn around them. */
export const findLabelledValueTables: TableStage = ({ page, all, drawn, position, runsOf, trace }, lines) =>
  findLabelsAndValues(page, lines, { horizontal: drawn.horizontal, vertical: all.vertical }, position, runsOf, trace);

/** Calendars and schedules whose cells are boxes that stand apart. */
export const findBoxedCells: TableStage = ({ page, frames, runsOf }, lines) => {
  const regions: Region[] = [];
  const linesOf = linesAmong(lines);
  for (const candidate of boxedCells(frames, lines)) {
    const own = linesOf(candidate.cells);
    const isFree = own.length === without(own, regions).length;
    if (own.length > 0 && isFree) regions.push(tableRegion(page, candidate, own, runsOf));
  }
  return regions;
};

/** Tables of numbers in large type beside each other, each over its caption. */
export const findCountTables: TableStage = ({ page, runsOf }, lines) => findCounts(page, lines, runsOf);

/** Tables of labels and the values that dots lead to. */
export const findLedValueTables: TableStage = ({ page, runsOf }, lines) => findLedValues(page, lines, runsOf);

/** Sheets of single letters that were written column by column. */
export const findLetterSheetTables: TableStage = ({ page, position, runsOf }, lines) =>
  findLetterSheets(page, lines, position, runsOf);

/** Statements of accounts, whose totals stand on short rules under single columns. */
export const findStatements: TableStage = ({ page, lines: drawn, runsOf, trace }, lines) => {
  const taken = new Set<Line>();
  return statementCandidates(lines, drawn, trace).flatMap(({ box, cells, lines: own }) => {
    if (own.some((line) => taken.has(line))) return [];
    for (const line of own) taken.add(line);
    return [tableRegion(page, { box, cells }, own, runsOf)];
  });
};

/** Tables whose cells are drawn by lines: the lattice of camelot and tabula; and fields of forms, each in a box of its own. */
export const findLatticeTables: TableStage = (context, lines) => {
  const { drawings, trace } = context;
  const drawn = latticeCandidates(context.drawn, lines, DRAWN_LATTICE, trace, drawings);
  const fields = fieldCandidates(context.frames, lines, context.all);
  if (drawn.length === 0) return claim(fields, lines, context);
  const isOfDrawn = (box: Box): boolean => drawn.some((table) => isReadingOf(table, box));
  const shaded =
    context.all === context.drawn
      ? []
      : latticeCandidates(context.all, lines, DRAWN_LATTICE, undefined, drawings, isOfDrawn);
  const found = claim(joinParts(refine(drawn, shaded), lines, context.drawn.vertical), lines, context);
  return [...found, ...claim(fields, without(lines, found), context)];
};

/** Tables as the file's structure tree has them (ISO 32000-2, 14.8.4.8.3). */
export const findStructuredTables: TableStage = ({ page, drawn, runsOf }, lines) => {
  const linesOf = linesAmong(lines);
  return structuredCandidates(lines, drawn).map((candidate) =>
    tableRegion(page, candidate, linesOf(candidate.cells), runsOf),
  );
};

/** Tables whose cells the file's structure tree names (ISO 32000-2, 14.8.4). */
export const findTaggedTables: TableStage = (context, lines) =>
  claim(taggedCandidates(withoutArranged(lines, context.drawn), context.all.horizontal), lines, context);

/** Tables whose cells are drawn by lines and the edges of shades. */
export const findShadedTables: TableStage = (context, lines, known) => {
  const { all, drawings, trace } = context;
  const candidates = latticeCandidates(outside(all, known), lines, SHADED_LATTICE, trace, drawings);
  return claim(tabular(candidates, lines, context), lines, context);
};

/** Tables whose rows alone are drawn, by horizontal lines or the edges of shades; perhaps in a frame. */
export const findRuledRowTables: TableStage = (context, lines, known) => {
  const { horizontal } = outside(context.all, known);
  const { vertical } = outside(context.drawn, known);
  const rulings = { horizontal, vertical };
  const boxed = boxedHeadCandidates(context.frames, lines, horizontal);
  const headed = claim(
    tabular([...boxed, ...headedCandidates(rulings, lines, context.trace)], lines, context),
    lines,
    context,
  );
  const left = without(lines, headed);
  const between = ruledRowCandidates(rulings, left, [...known, ...headed], context.trace);
  return [...headed, ...claim(tabular(between, left, context), left, context)];
};

/** Tables that their head's style, or only the alignment of the lines of one column of the page marks: the stream of camelot and tabula. */
export const findStreamTables: TableStage = (context, lines) => {
  const headed = claim(tabular(styledHeadCandidates(lines, context.trace), lines, context), lines, context);
  const left = without(lines, headed);
  return [
    ...headed,
    ...claim(tabular(streamCandidates(left, context.position, context.trace), left, context), left, context),
  ];
};

/** Makes tables and listings of candidates from top to bottom; a line goes to the first that claims it. */
function claim(candidates: readonly TableCandidate[], lines: readonly Line[], context: TableContext): Region[] {
  if (candidates.length === 0) return [];
  const tables: Region[] = [];
  let left = lines;
  const words = new Set(left.flatMap((line) => line.words));
  const linesOf = linesAmong(lines);
  for (const candidate of [...candidates].sort((a, b) => a.box[1] - b.box[1])) {
    if (!candidate.cells.every((cell) => cell.words.every((word) => words.has(word)))) continue;
    const table = regionOf(candidate, left, linesOf, context);
    if (!table) continue;
    tables.push(table);
    left = without(left, [table]);
    for (const line of table.lines) for (const word of line.words) words.delete(word);
  }
  return tables;
}

/** Drops charts, listings and columns of text. */
const tabular = (
  candidates: readonly TableCandidate[],
  lines: readonly Line[],
  context: TableContext,
): TableCandidate[] => {
  const linesOf = linesAmong(lines);
  return candidates.filter(({ box, cells }) =>
    decide(ALIGNED_TEXT, featuresOf({ box, cells }, linesOf, context), box, context.trace),
  );
};

const featuresOf = (
  { box, cells }: TableCandidate,
  linesOf: LinesOf,
  { page, all, drawn, fills, fields, typography, position }: TableContext,
): TextFeatures => ({
  struckRows: struckRows(cells, all),
  get inOneShade() {
    return isInOneShade(cells, fills, drawn) && listingOf(page, cells) === undefined;
  },
  get fieldsAmong() {
    return fields().filter((field) => isFieldIn(box, field)).length;
  },
  get textColumns() {
    return hasTextColumns(linesOf(cells), position);
  },
  get listsBeside() {
    return areListsBeside(cells, position);
  },
  get monospaceShare() {
    return monospaceShare(cells);
  },
  monospaceText: typography.monospace,
});

/** Whether a box is between the rows of a table, not as wide as these: a row to fill in is a box too. */
const isFieldIn = (table: Box, field: Box): boolean =>
  field[1] > table[1] &&
  field[3] < table[3] &&
  overlap(field[0], field[2], table[0], table[2]) > 0 &&
  width(field) < WHOLE_ROW * width(table);

const spanning = (cells: readonly GridCell[]): number => cells.filter((cell) => cell.rowSpan > 1).length;

/**
 * Replaces a table by its reading with shades where that only adds whole rows. Where it adds columns, or rows to some
 * columns only, the shades are highlights within cells.
 */
function refine(drawn: readonly TableCandidate[], shaded: readonly TableCandidate[]): TableCandidate[] {
  return drawn.map((table) => {
    const finer = shaded.find(({ box }) => isReadingOf(table, box));
    if (!finer || columnCount(finer.cells) !== columnCount(table.cells)) return table;
    if (spanning(finer.cells) > spanning(table.cells)) return table;
    return { ...finer, cells: withWholeHeads(finer.cells, table.cells) };
  });
}

/** Whether a grid with shades is in the place of a table. */
const isReadingOf = (table: TableCandidate, box: Box): boolean =>
  contains(box, table.box, TOLERANCE) && contains(table.box, box, 2 * TOLERANCE);

/** The rulings that begin in no region. */
function outside({ horizontal, vertical }: Rulings, regions: readonly Region[]): Rulings {
  const isFree = (x: number, y: number): boolean => !regions.some(({ box }) => contains(box, [x, y, x, y], TOLERANCE));
  return {
    horizontal: horizontal.filter(({ at, from }) => isFree(from, at)),
    vertical: vertical.filter(({ at, from }) => isFree(at, from)),
  };
}

/** Gives the lines that have words in the cells, in the order of the page. */
type LinesOf = (cells: readonly GridCell[]) => Line[];

/** The index of the line that each word is in. */
function indexesOf(lines: readonly Line[]): ReadonlyMap<Word, number> {
  const indexes = new Map<Word, number>();
  for (const [index, { words }] of lines.entries()) for (const word of words) indexes.set(word, index);
  return indexes;
}

/** Finds them among the lines of a page without a look at all of them. */
function linesAmong(lines: readonly Line[]): LinesOf {
  let indexes: ReadonlyMap<Word, number> | undefined;
  return (cells) => {
    indexes ??= indexesOf(lines);
    const own = new Set<number>();
    for (const { words } of cells) {
      for (const word of words) {
        const index = indexes.get(word);
        if (index !== undefined) own.add(index);
      }
    }
    return [...own].sort((a, b) => a - b).map((index) => lines[index] as Line);
  };
}

/** A table with what belongs to it around its candidate, or the listing that this is; none where only bars make it one. */
function regionOf(
  candidate: TableCandidate,
  left: readonly Line[],
  linesOf: LinesOf,
  { page, runsOf, all, bars, uprights }: TableContext,
): Region | undefined {
  const listing = listingOf(page, candidate.cells);
  const extended = (): TableCandidate =>
    withLabelsBeside(
      withHeadAbove(
        extendUp(extendDown(withRuledBelow(withoutMarginCaption(candidate), left, all), left, all.horizontal), left),
        left,
      ),
      left,
      all,
    );
  const found = listing ? candidate : withoutSectionBars(extended(), bars);
  if (!found) return undefined;
  const { box } = found;
  const cells = listing ? found.cells : withTotalSpans(found.cells, isDividedBefore(box, uprights));
  const lines = linesOf(cells);
  const block = listing ?? tableOf(page, box, cells, runsOf);
  return { kind: 'region', block, lines, box, fontSize: lines[0]?.fontSize ?? 10 };
}

/** Whether an upright line is between the left edge of a table and a label in it. */
const isDividedBefore =
  ([left]: Box, uprights: readonly Ruling[]) =>
  ({ words }: GridCell): boolean => {
    const [x, top, , bottom] = union(words.map((word) => word.box));
    const middle = (top + bottom) / 2;
    return uprights.some(({ at, from, to }) => at > left + TOLERANCE && at < x && from < middle && to > middle);
  };

/** Share of monospaced words among those that are not numbers; 0 for none. */
function monospaceShare(cells: readonly GridCell[]): number {
  const words = cells.flatMap((cell) => cell.words).filter(({ text }) => !/^\d+$/.test(text));
  return words.filter(({ monospace }) => monospace).length / Math.max(words.length, 1);
}

/** Number of rows with words at whose height lines run, as the grid of a chart does at its labels. */
function struckRows(cells: readonly GridCell[], { horizontal }: Rulings): number {
  const [left, , right] = union(cells.flatMap((cell) => cell.words.map(({ box }) => box)));
  const across = horizontal.filter(({ from, to }) => overlap(from, to, left, right) > 0);
  const isAt = ([, top, , bottom]: Box): boolean => {
    const slack = STRUCK * (bottom - top);
    return across.some(({ at }) => at > top + slack && at < bottom - slack);
  };
  const struck = cells.filter(({ words }) => words.some(({ box }) => isAt(box)));
  return new Set(struck.map((cell) => cell.row)).size;
}
