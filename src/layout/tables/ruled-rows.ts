import { type Box, overlap, union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { isLeaderDots } from '../page/leaders.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells } from './aligned-cells.ts';
import { type Column, columnsOf } from './columns.ts';
import { areFormLines } from './form-lines.ts';
import { columnCount, type GridCell, isNumber, type TableCandidate } from './grid.ts';
import { withHeadOfValues } from './head-of-values.ts';
import { areToWriteOn } from './lines-to-write-on.ts';
import { markersOfLists } from './marker-columns.ts';
import { withRowSpans } from './row-spans.ts';
import { GAP, type Row, rowsOf, tightParts } from './rows.ts';
import { rowsAbove, rowsBelow } from './rows-beyond.ts';
import { clusters, coverage, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { ACROSS, isPartedBy, rulingsAcross } from './rulings-across.ts';
import { areEntries } from './small-titles.ts';
import { isHeading, stretchesOf } from './stretches.ts';
import { underlinedHeadings } from './underlined-headings.ts';

/** Least share of rows of several parts between two rulings. Chosen on odl-bench, dev half, as are all here. */
const TABULAR = 0.6;
/** Fewest rows of several parts. */
const FEWEST_ROWS = 2;
/** Most words of a line in one of two columns: sections beside their titles have more. */
const MOST_WORDS = 10;
/** Most words of the median line of a column that is no prose. Chosen on press, half look. */
const PROSE = 4;
/** Most words of a key beside a sentence, in the median. Chosen on press, half look, as is the next. */
const KEY = 4;
/** Most words of such a sentence. */
const SENTENCES = 40;
/** Largest white space between lines of one text, in font sizes. Chosen on pages of our own. */
const LEADING = 0.5;
/** Greatest height of the title of a group of rows, in heights of a row. Chosen on press, half look. */
const TITLE_HEIGHT = 1.5;
/** Least share of a band's height along which its frame is drawn. Chosen on press, half look. */
const FRAMED = 0.9;

/** What decides whether rows between horizontal rulings make a table. */
export interface RuledRowFeatures {
  readonly columns: number;
  /** Number of rows with several texts. */
  readonly rows: number;
  /** Number of words in the longest line. */
  readonly longest: number;
  /** Whether a cell of two columns has several numbers, as the legend of a chart may. */
  readonly areStacked: boolean;
  /** Number of words in the median line of the column where that is least. */
  readonly shortest: number;
  /** Whether each row is between rulings of its own. */
  readonly areRuled: boolean;
  /** Number of words in the median text of the first column. */
  readonly keyLength: number;
  /** Number of words in the longest cell. */
  readonly longestCell: number;
  /** Whether the cells are labels with their values that stand at no edge. */
  readonly areFormLines: boolean;
  /** Whether the rulings are lines to write on behind their captions. */
  readonly areToWriteOn: boolean;
  /** Whether the rows are entries, each under a title in smaller type. */
  readonly areEntries: boolean;
  /** What the rows begin with where they are items of lists. */
  readonly markers: ReturnType<typeof markersOfLists>;
}

/** Rows of several parts between horizontal rulings are a table unless one of the signs speaks against it. */
export const RULED_ROWS = decisionOf<RuledRowFeatures>(
  'ruled rows',
  [
    { name: 'one column', weight: WEIGHT.veto, holds: ({ columns }) => columns < 2 },
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    { name: 'numbers below each other', weight: WEIGHT.veto, holds: ({ areStacked }) => areStacked },
    { name: 'columns of prose', weight: WEIGHT.veto, holds: ({ shortest }) => shortest > PROSE },
    { name: 'labels with their values', weight: WEIGHT.veto, holds: ({ areFormLines: isForm }) => isForm },
    { name: 'lines to write on', weight: WEIGHT.veto, holds: ({ areToWriteOn: are }) => are },
    { name: 'entries under their dates', weight: WEIGHT.veto, holds: ({ areEntries: are }) => are },
    {
      name: 'items of lists',
      weight: WEIGHT.veto,
      holds: ({ markers, areRuled }) => markers === 'bullets' || (markers === 'numbers' && !areRuled),
    },
    {
      name: 'sections beside their titles',
      weight: WEIGHT.veto,
      holds: ({ columns, longest, areRuled, keyLength, longestCell }) =>
        columns === 2 && longest > MOST_WORDS && !(areRuled && keyLength <= KEY && longestCell <= SENTENCES),
    },
  ],
  WEIGHT.for,
);

/**
 * Rows of aligned parts in stacks of horizontal rulings of one place and length, those between the most rulings first: a
 * side box around a table is no better one.
 * @param rulings the horizontal ones drawn or edges of shades, the vertical ones drawn.
 * @param known what has been found: a table does not reach over it.
 */
export function ruledRowCandidates(
  rulings: Rulings,
  lines: readonly Line[],
  known: readonly { readonly box: Box }[] = [],
  trace?: Trace,
): TableCandidate[] {
  const stacks = clusters(rulings.horizontal, ({ from }) => from).flatMap((same) => clusters(same, ({ to }) => to));
  return stacks
    .flatMap((stack) => partedBy(known, stack))
    .flatMap((stack) => tabularStretches(stack, rulings, lines))
    .sort((a, b) => b.bands.length - a.bands.length)
    .flatMap((stretch) => tableIn(stretch, lines, { rulings: rulings.horizontal, known }, trace) ?? []);
}

/** The rulings of a stack above, between and below boxes that lie across it. */
function partedBy(known: readonly { readonly box: Box }[], stack: readonly Ruling[]): Ruling[][] {
  const [{ from, to }] = stack as [Ruling, ...Ruling[]];
  const across = known.filter(({ box }) => overlap(box[0], box[2], from, to) >= ACROSS * (to - from));
  const above = ({ at }: Ruling): number => across.filter(({ box }) => (box[1] + box[3]) / 2 < at).length;
  return [...Map.groupBy(stack, above).values()];
}

/** What is between two neighbouring rulings of a stack. */
interface Band {
  readonly above: Ruling;
  readonly below: Ruling;
  readonly rows: readonly Row[];
  /** Whether it is the heading of the rows between the same rulings, and nothing else. */
  readonly isHeading?: boolean;
}

/** Whether a row is the heading of other rows. */
type IsTitle = (row: Row, others: readonly Row[]) => boolean;

/** Neighbouring bands of one stack, and what is a heading there. */
interface Stretch {
  readonly bands: readonly Band[];
  readonly isTitle: IsTitle;
}

/** Stretches of bands whose text is tabular; titles of groups of rows and double rulings may be between. */
function tabularStretches(stack: readonly Ruling[], rulings: Rulings, lines: readonly Line[]): Stretch[] {
  const sorted = [...stack].sort((a, b) => a.at - b.at);
  const printed = sorted.slice(1).map((below, index) => bandBetween(sorted[index] as Ruling, below, lines));
  const underlined = underlinedHeadings([...rowOver(sorted, lines), ...printed]);
  const isTitle: IsTitle = (row, others) => isHeading(row, others) || row.some((line) => underlined.has(line));
  const bands = printed.flatMap((band) => partedAt(isTitle, band));
  const usual = usualHeight(bands.filter(({ rows }) => isTabular(rows)));
  const stretches: Band[][] = [];
  // The bands since the last tabular one, as long as the table may go on after them.
  let between: Band[] | undefined;
  const isFramed = ({ above, below }: Band): boolean =>
    [above.from, above.to].every((end) => coverage(rulings.vertical, end, above.at, below.at) >= FRAMED);
  const areDividedApart = (last: Band, band: Band): boolean =>
    Math.min(last.rows.length, band.rows.length) > 1 && !haveSame(dividersOf(last, rulings), dividersOf(band, rulings));
  for (const band of bands) {
    const last = stretches.at(-1)?.at(-1);
    if (last && ((isFramed(last) && !isFramed(band)) || areDividedApart(last, band))) between = undefined;
    if (isTabular(band.rows)) {
      if (between) stretches.at(-1)?.push(...between, band);
      else stretches.push([band]);
      between = [];
    } else if (between && isBridge(band, usual) && !band.rows.some((row) => isTitle(row, openRows(stretches))))
      between.push(band);
    else between = undefined;
  }
  return stretches.map((open) => ({ bands: open, isTitle }));
}

/** Where upright lines divide a band from its upper to its lower ruling; x in points. */
const dividersOf = ({ above, below }: Band, { vertical }: Rulings): readonly number[] =>
  vertical
    .map(({ at }) => at)
    .filter((at) => at > above.from + TOLERANCE && at < above.to - TOLERANCE)
    .filter((at) => coverage(vertical, at, above.at, below.at) >= FRAMED);

const haveSame = (a: readonly number[], b: readonly number[]): boolean => areAmong(a, b) && areAmong(b, a);

const areAmong = (some: readonly number[], all: readonly number[]): boolean =>
  some.every((at) => all.some((other) => Math.abs(other - at) <= TOLERANCE));

/** The rows of the last stretch. */
const openRows = (stretches: readonly (readonly Band[])[]): Row[] =>
  stretches.at(-1)?.flatMap(({ rows }) => rows) ?? [];

/** The height of a row in points: of those between rulings of their own, or else the distance of the baselines of others. */
function usualHeight(bands: readonly Band[]): number {
  const single = bands.filter(({ rows }) => rows.length === 1);
  if (single.length > 0) return median(single.map(heightOf));
  const baselines = bands.map(({ rows }) =>
    rows.filter((row) => row.length > 1).map(([first]) => first?.baseline ?? 0),
  );
  return median(baselines.flatMap((own) => own.slice(1).map((baseline, index) => baseline - (own[index] as number))));
}

const heightOf = ({ above, below }: Band): number => below.at - above.at;

/** Whether a band is a double ruling, or the title of a group of rows, which is about as high as a row is. */
const isBridge = (band: Band, usual: number): boolean =>
  !band.isHeading && band.rows.length <= 1 && heightOf(band) < TITLE_HEIGHT * usual;

function bandBetween(above: Ruling, below: Ruling, lines: readonly Line[]): Band {
  const inside = lines.filter(({ box }) => {
    const middle = (box[1] + box[3]) / 2;
    return middle > above.at && middle < below.at && isAlong(above, box);
  });
  return { above, below, rows: rowsOf(inside) };
}

/** The row above the first of some rulings that lines are between, as a band of its own. */
function rowOver([first, ...others]: readonly Ruling[], lines: readonly Line[]): Band[] {
  if (!first || others.length === 0) return [];
  const band = bandBetween({ ...first, at: Number.NEGATIVE_INFINITY }, first, lines);
  return [{ ...band, rows: band.rows.slice(-1) }];
}

/** What is above and below the headings of a band, as if these were ruled. */
function partedAt(isTitle: IsTitle, band: Band): Band[] {
  const at = band.rows.findIndex((row) => isTitle(row, band.rows));
  const [heading] = band.rows[at] ?? [];
  if (!heading || !band.rows.some((row) => row.length > 1)) return [band];
  const [top, bottom] = [heading.box[1], heading.box[3]].map((y) => ({ ...band.above, at: y })) as [Ruling, Ruling];
  return [
    { ...band, below: top, rows: band.rows.slice(0, at) },
    { above: top, below: bottom, rows: [[heading]], isHeading: true },
    ...partedAt(isTitle, { ...band, above: bottom, rows: band.rows.slice(at + 1) }),
  ];
}

/**
 * From where to where, downwards in points, what is above and below two rulings of a stack may belong to them: not over what
 * is known.
 */
function reachOf(above: Ruling, below: Ruling, known: readonly { readonly box: Box }[]): readonly [number, number] {
  const boxes = known.map(({ box }) => box).filter((box) => overlap(box[0], box[2], above.from, above.to) > 0);
  const over = boxes.map((box) => box[3]).filter((end) => end <= above.at + TOLERANCE);
  const under = boxes.map((box) => box[1]).filter((start) => start >= below.at - TOLERANCE);
  return [Math.max(Number.NEGATIVE_INFINITY, ...over), Math.min(Number.POSITIVE_INFINITY, ...under)];
}

/** Whether a box is within the x-range of a ruling. */
const isAlong = ({ from, to }: Ruling, box: Box): boolean => box[0] >= from - TOLERANCE && box[2] <= to + TOLERANCE;

/** Whether rows are parted in columns: most of them, or by a gap that none crosses, as where cells are wrapped. */
function isTabular(rows: readonly Row[]): boolean {
  const parted = rows.filter((row) => row.length > 1).length;
  if (parted === 0) return false;
  return (
    (parted >= TABULAR * rows.length - 1 && stretchesOf(rows).length === 1) ||
    ((rows[0]?.length ?? 0) > 1 && hasGap(rows.flat()))
  );
}

/** Whether an upright gap as wide as one between columns parts lines. */
function hasGap(lines: readonly Line[]): boolean {
  let right = Number.POSITIVE_INFINITY;
  for (const { box, fontSize } of lines.toSorted((a, b) => a.box[0] - b.box[0])) {
    if (box[0] - right > GAP * fontSize) return true;
    right = right === Number.POSITIVE_INFINITY ? box[2] : Math.max(right, box[2]);
  }
  return false;
}

/** The rows before the first that is a heading of others. */
function upToTitle(isTitle: IsTitle, rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const end = rows.findIndex((row) => isTitle(row, others));
  return end < 0 ? rows : rows.slice(0, end);
}

function tableIn(
  { bands: stretch, isTitle }: Stretch,
  lines: readonly Line[],
  { rulings, known }: { readonly rulings: readonly Ruling[]; readonly known: readonly { readonly box: Box }[] },
  trace: Trace | undefined,
): TableCandidate | undefined {
  const drawnRows = stretch.flatMap((band) => band.rows);
  // What is alone in the first rows, such as a caption, is above the table.
  const first = drawnRows.findIndex((row) => row.length > 1);
  const inside = drawnRows.slice(first);
  const [top, bottom] = [stretch[0] as Band, stretch.at(-1) as Band];
  const [from, to] = reachOf(top.above, bottom.below, known);
  const along = lines.filter(({ box }) => isAlong(top.above, box) && box[3] > from && box[1] < to);
  const over = rowsOf(along.filter(({ box }) => box[3] <= top.above.at + TOLERANCE));
  const drawn = columnsBelow(over.at(-1), inside);
  const isFirstAlone = ([line, ...others]: Row): boolean =>
    line !== undefined && others.length === 0 && line.box[2] < (drawn[1]?.[0] ?? 0);
  const under = along.filter(({ box }) => box[1] >= bottom.below.at - TOLERANCE);
  const above = rowsAbove(upToTitle(isTitle, over.reverse(), inside), drawn, top.above.at).reverse();
  const isGrouped = [...above, ...inside].some(isFirstAlone);
  const printed = rowsOf(under);
  const taken = rowsBelow(printed, drawn, bottom.below.at, isGrouped);
  const below = areColumnsOfText(taken, printed[taken.length]) ? [] : taken;
  const rows = [...above, ...inside, ...below];
  const columns = columnsOf(rows);
  const box = union(rows.flat().map((line) => line.box));
  const across = rulingsAcross(rulings, top.above.from, top.above.to);
  const cells = withRowSpans(alignedCells(rows, columns, isPartedBy(across)), columns, across);
  const filled = stretch.filter((band) => band.rows.length > 0).length;
  // What is beyond the outer rulings may be several rows, or one with wrapped cells.
  const bands = [filled + rows.length - inside.length, filled + [above, below].filter((own) => own.length > 0).length];
  const writtenOn = (): boolean => areToWriteOn([top.above, ...stretch.map(({ below: ruling }) => ruling)], lines);
  if (!decide(RULED_ROWS, featuresOf(cells, rows, { columns, bands, writtenOn }), box, trace)) return undefined;
  const head = first === 1 && rows[0] === inside[0] ? drawnRows[0]?.[0] : undefined;
  return head ? withHeadOfValues({ box, cells }, head, columns) : { box, cells };
}

/** Whether rows are the first lines of columns of text: the last are sentences, and more lines are close below them. */
function areColumnsOfText(rows: readonly Row[], next: Row | undefined): boolean {
  const last = rows.at(-1);
  if (!last || !next || next.length < 2 || last.length < 2) return false;
  const [above, under] = [last, next].map((row) => union(row.map(({ box }) => box))) as [Box, Box];
  const size = last[0]?.fontSize ?? 0;
  return last.every(({ words }) => words.length > PROSE) && under[1] - above[3] < LEADING * size;
}

/**
 * The columns of rows: those that the row above them has a name for each of, where these are more, as some may have a text
 * in one row only.
 */
function columnsBelow(head: Row | undefined, rows: readonly Row[]): Column[] {
  const own = columnsOf(rows);
  const names = head?.flatMap(tightParts).length ?? 0;
  const named = names > own.length ? columnsOf([head as Row, ...rows]) : own;
  return named.length === names ? named : own;
}

/** The number of words of a text, leader dots aside. */
const wordCount = ({ words }: Pick<GridCell, 'words'>): number => words.filter((word) => !isLeaderDots(word)).length;

function featuresOf(
  cells: readonly GridCell[],
  printed: readonly Row[],
  {
    columns,
    bands,
    writtenOn,
  }: { readonly columns: readonly Column[]; readonly bands: readonly number[]; readonly writtenOn: () => boolean },
): RuledRowFeatures {
  const filled = cells.filter(({ words }) => words.length > 0);
  const rows = [...Map.groupBy(filled, ({ row }) => row).values()];
  return {
    columns: columnCount(cells),
    rows: rows.filter((row) => row.length > 1).length,
    longest: Math.max(0, ...printed.flat().map(wordCount)),
    get areStacked() {
      return (
        columnCount(cells) === 2 &&
        filled.some(({ words }) => words.length > 1 && words.every((word) => isNumber({ words: [word] })))
      );
    },
    get shortest() {
      const linesIn = ([x0, x1]: Column): Line[] =>
        printed.flat().filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 0);
      return Math.min(...columns.map((column) => median(linesIn(column).map(({ words }) => words.length))));
    },
    get areToWriteOn() {
      return writtenOn();
    },
    get areEntries() {
      return areEntries(printed);
    },
    get areFormLines() {
      return areFormLines(cells);
    },
    areRuled: bands.includes(rows.length),
    get keyLength() {
      return median(filled.filter(({ column }) => column === 0).map(({ words }) => words.length));
    },
    get longestCell() {
      return Math.max(0, ...filled.map(wordCount));
    },
    get markers() {
      return markersOfLists(cells);
    },
  };
}
