import { type Box, union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Typography } from '../typography.ts';
import { echoedTitles } from './echoed-titles.ts';
import { type Line, textOfLine } from './lines.ts';
import { isBesideText, isExtract, isInText, isNumberAlone, isNumberedBesideText } from './margin-alone.ts';
import { type MarginPage, type MarginRow, marginRows } from './margin-rows.ts';
import { type Repeated, repeatedLines } from './repeated-lines.ts';
import { sideHeads } from './side-heads.ts';

/** Height of the margins with running heads, in shares of the page's. Chosen on odl-bench, dev half, as are all here. */
const MARGIN = 0.12;
/** Least share of the pages on which a running head repeats. */
const REPEATED = 0.3;
/** Number of pages that suffice in long documents, whose running heads change from chapter to chapter. */
const SUFFICIENT = 3;
/** Most rows of a running head, and of one with a page number: blocks of more are the head of a form or a table. */
const MOST_ROWS = 2;
const MOST_NUMBERED_ROWS = 4;
/** Most parts of one: left, in the middle, right. */
const MOST_PARTS = 3;
/** Most words of a page number: “Page 3 of 9”. */
const MOST_NUMBER_WORDS = 4;
/** Largest font size of one, in shares of the document's: titles are larger. */
const LARGEST = 1.3;

/** What decides whether a line is a running head, a running foot or a page number. */
export interface RunningHeadFeatures {
  /** Whether it is in the upper or lower margin. */
  readonly inMargin: boolean;
  /** Whether it is in the first or last row of its page and white space is between it and the text. */
  readonly outermost: boolean;
  /** Number of pages on which the same text, numbers aside, is at the same height. */
  readonly pages: number;
  /** Their share of the document's pages. */
  readonly pageShare: number;
  /** The fewest rows that its block has on one of these pages, and the most parts of its row. */
  readonly rows: number;
  readonly parts: number;
  /** Whether its block has a page number. */
  readonly isNumbered: boolean;
  /** Whether it is that page number: a number in it grows with those of the pages. */
  readonly isPageNumber: boolean;
  /** Whether it is a cell among cells. */
  readonly isTabular: boolean;
  /** Whether it numbers what stands beside it. */
  readonly isItem: boolean;
  /** Whether it names what stands beside or below it. */
  readonly isLabel: boolean;
  /** Its font size in shares of the document's. */
  readonly size: number;
  /** Whether it goes on in the text on the few pages that have it: see `isInText`. */
  readonly isInText: boolean;
  /**
   * Whether it stands as text does not, on a document's only page or beside the number of its page: see `isBesideText`
   * and `isNumberedBesideText`.
   */
  readonly isBesideText: boolean;
  /** Whether it says what a line of the text does, a title, from which a rule parts it as on other pages: see `echoedTitles`. */
  readonly isEcho: boolean;
  /** Whether it stands beside the number of its page where other pages have theirs, and looks like no title. */
  readonly isBesideNumber: boolean;
  /** Whether it reads as the number of a page and is alone at its edge: see `isNumberAlone`. */
  readonly isNumberAlone: boolean;
  /** Whether it is alone in the first or last row of its page, apart from the text. */
  readonly isAlone: boolean;
}

/** A line at the edge of the page is a running head where its place and its look say so, unless it repeats too seldom. */
export const RUNNING_HEAD = decisionOf<RunningHeadFeatures>('running head', [
  { name: 'in the margin', weight: WEIGHT.for, holds: ({ inMargin }) => inMargin },
  { name: 'outermost', weight: WEIGHT.for, holds: ({ outermost }) => outermost },
  {
    name: 'on one page',
    weight: WEIGHT.veto,
    holds: (f) => f.pages < 2 && !f.isBesideText && !f.isBesideNumber && !f.isEcho && !f.isNumberAlone,
  },
  {
    name: 'on few pages',
    weight: WEIGHT.veto,
    holds: (f) =>
      f.pages < SUFFICIENT &&
      f.pageShare < REPEATED &&
      !f.isBesideText &&
      !f.isBesideNumber &&
      !f.isEcho &&
      !f.isNumberAlone &&
      !(f.isPageNumber && f.isAlone),
  },
  { name: 'page number', weight: WEIGHT.sufficient, holds: ({ isPageNumber }) => isPageNumber },
  { name: 'number alone', weight: WEIGHT.sufficient, holds: (f) => f.isNumberAlone },
  { name: 'beside the page number', weight: WEIGHT.sufficient, holds: ({ isBesideNumber }) => isBesideNumber },
  { name: 'echo of a title', weight: WEIGHT.sufficient, holds: ({ isEcho }) => isEcho },
  {
    name: 'block of many rows',
    weight: WEIGHT.against,
    holds: ({ rows, isNumbered }) => rows > (isNumbered ? MOST_NUMBERED_ROWS : MOST_ROWS),
  },
  { name: 'row of many parts', weight: WEIGHT.against, holds: ({ parts }) => parts > MOST_PARTS },
  { name: 'cell', weight: WEIGHT.against, holds: ({ isTabular }) => isTabular },
  { name: 'number of an item', weight: WEIGHT.veto, holds: ({ isItem }) => isItem },
  { name: 'label', weight: WEIGHT.against, holds: ({ isLabel }) => isLabel },
  { name: 'in the text', weight: WEIGHT.against, holds: (features) => features.isInText },
  { name: 'larger than the text', weight: WEIGHT.against, holds: ({ size }) => size > LARGEST },
]);

/** A page with its lines; it receives the verdicts on them. */
export interface HeadedPage extends MarginPage {
  readonly trace?: Trace | undefined;
}

/** A line at the edge of its page. */
interface EdgeLine extends Pick<RunningHeadFeatures, 'inMargin' | 'outermost'> {
  readonly page: HeadedPage;
  readonly row: MarginRow;
  readonly line: Line;
}

/**
 * Running heads and feet, and page numbers (pagination artifacts: ISO 32000-2, 14.8.2.2): lines at the edges of pages
 * that repeat at the same height, numbers aside, in few rows apart from the text; and those that stand as text does not
 * beside the number of their page, above a rule, or in the margin of a single one.
 */
export function findRunningHeads(pages: readonly HeadedPage[], typography: Typography): ReadonlySet<Line> {
  const repeated = repeatedLines(pages.flatMap(edgeLinesOf));
  const pageNumbers = new Set(repeated.filter(({ isPageNumber }) => isPageNumber).map(({ edge }) => edge.line));
  const [only, ...more] = pages;
  const isWhole = only !== undefined && more.length === 0 && !isExtract(only);
  const echoes = echoedTitles(pages, typography);
  const heads = new Set<Line>();
  const decideOn = (one: Repeated<EdgeLine>, isBesideNumber: boolean): void => {
    const { edge, rows, parts, isTabular, pages: repeats } = one;
    const { page, row, line, inMargin, outermost } = edge;
    const isNumbered = row.block.some((lines) => lines.some((other) => pageNumbers.has(other)));
    const features: RunningHeadFeatures = {
      inMargin,
      outermost,
      pages: repeats,
      pageShare: repeats / pages.length,
      rows,
      parts,
      isNumbered,
      isPageNumber: pageNumbers.has(line),
      isTabular,
      isItem: isItemNumber(edge),
      isLabel: /\p{L}\s*:$/u.test(line.words.at(-1)?.text ?? ''),
      size: line.fontSize / typography.fontSize,
      isInText: repeats < SUFFICIENT && !isNumbered && isInText(row),
      isBesideText: (isWhole ? isBesideText : isNumberedBesideText)(row, page, typography),
      isEcho: echoes.has(line),
      isBesideNumber,
      isNumberAlone: isNumberAlone(row, page, typography),
      isAlone: row.rank === 0 && row.lines.length === 1 && row.block.length === 1,
    };
    if (decide(RUNNING_HEAD, features, line.box, page.trace)) heads.add(line);
  };
  for (const one of repeated) decideOn(one, false);
  const numbered = withCompany(repeated.filter((one) => heads.has(one.edge.line) && isNumberOfMany(one)).map(rowOf));
  for (const one of repeated) {
    const { row, line } = one.edge;
    const isHeadRow = row.rank === 0 && row.block.length <= MOST_ROWS && line.fontSize <= LARGEST * typography.fontSize;
    if (!heads.has(line) && isHeadRow && numbered.has(row)) decideOn(one, true);
  }
  return new Set([...heads, ...sideHeads(pages, typography)]);
}

/** Those of the rows with page numbers, above and below, that mostly have something beside them. */
function withCompany(rows: readonly MarginRow[]): ReadonlySet<MarginRow> {
  const bySide = [...Map.groupBy(new Set(rows), ({ isTop }) => isTop).values()];
  const isMostly = (side: readonly MarginRow[]): boolean =>
    2 * side.filter(({ lines }) => lines.length > 1).length >= side.length;
  return new Set(bySide.filter(isMostly).flat());
}

const rowOf = ({ edge }: Repeated<EdgeLine>): MarginRow => edge.row;

/** Whether a line is the number of its page, by itself or after one word, as many pages have it at its height. */
const isNumberOfMany = ({ edge, pages, isPageNumber }: Repeated<EdgeLine>): boolean =>
  pages >= SUFFICIENT &&
  edge.line.words.length <= MOST_NUMBER_WORDS &&
  (isPageNumber || /^[ivxlc]+$/i.test(textOfLine(edge.line)));

/** Whether a line is a number before the text of an item or a section, beside which it stands. */
const isItemNumber = ({ row, line }: EdgeLine): boolean =>
  row.lines.length > 1 && line.words.length === 1 && /\d[.)]$/.test(line.words[0]?.text ?? '');

function edgeLinesOf(page: HeadedPage): EdgeLine[] {
  return marginRows(page).flatMap((row) => {
    const box = union(row.lines.map((line) => line.box));
    const inMargin = isInMargin(box, page.height);
    const outermost = !inMargin && row.rank === 0 && row.block.length === 1;
    return inMargin || outermost ? row.lines.map((line) => ({ page, row, line, inMargin, outermost })) : [];
  });
}

const isInMargin = (box: Box, height: number): boolean => box[3] < MARGIN * height || box[1] > (1 - MARGIN) * height;
