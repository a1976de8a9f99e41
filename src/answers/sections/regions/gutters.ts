import { isPeriodAlone } from '../../periods/periods.ts';
import { type Line, lineOf, type Piece } from '../lines.ts';
import { sectionOf } from '../wordings.ts';
import { inRows, type Segment } from './segments.ts';

/** Share of a side's cells that are headings or dates in a gutter. */
const LABELS = 0.7;
/** Most words of a date with what is around it. */
const DATE_WORDS = 6;
/** Heights of a line below which the next one may be of the same cell. */
const SAME_CELL = 0.7;
/** The same of two years without a dash: they are as close as lines of a paragraph. */
const SAME_DATE = 0.4;

/** The cells of a side that may be a gutter: its printed lines, those together that no text on the other side parts. */
export function cellsOf(side: readonly Segment[], other: readonly Segment[]): Line[] {
  const cells: Segment[][] = [];
  for (const segment of inRows(side).flat()) {
    const cell = cells.at(-1);
    if (cell && goesOn(cell, segment, other)) cell.push(segment);
    else cells.push([segment]);
  }
  return cells.map((cell) =>
    lineOf(
      (cell[0] as Segment).line.block,
      cell.flatMap(({ part }) => part.pieces),
    ),
  );
}

/** Whether a line is of the cell above it: the two are one date or heading, or nothing on the other side begins beside the line. */
function goesOn(cell: readonly Segment[], next: Segment, other: readonly Segment[]): boolean {
  const before = cell.at(-1) as Segment;
  const areYears = isYear(before.part.text) && isYear(next.part.text);
  const isNear = next.box[1] - before.box[3] < (areYears ? SAME_DATE : SAME_CELL) * (before.box[3] - before.box[1]);
  if (!isNear || before.part.pieces[0]?.bold !== next.part.pieces[0]?.bold) return false;
  const text = cell.map(({ part }) => part.text).join(' ');
  const isOne = isOneDate(text, next.part.text) || sectionOf(`${text} ${next.part.text}`) !== undefined;
  return isOne || !other.some((segment) => inRows([segment, next]).length === 1);
}

/**
 * Whether two lines are one period or date: a dash between them, a month and its year, two years, a date and a word that
 * leads to its end, and what goes on a period: its end, how long it took.
 */
const isOneDate = (above: string, below: string): boolean =>
  DASH_LAST.test(above) ||
  /^\s*[-–—]/.test(below) ||
  (isYear(below) && (isYear(above) || /^\p{L}{3,10}\.?$/u.test(above.trim()))) ||
  (isDate(above) && goesOnAsPeriod(above, below));

const DASH_LAST = /[-–—]\s*$/;

function goesOnAsPeriod(above: string, below: string): boolean {
  const [isWhole, isDateBelow] = [isPeriodAlone(above), isPeriodAlone(below)];
  if (isWhole && isDateBelow) return false;
  const leadsToEnd = isWhole && isPeriodAlone(`${above} ${below} ${above}`);
  return leadsToEnd || isPeriodAlone(`${above} ${below}`);
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim());

/** Whether most cells of a side are headings of sections or dates. */
export function isGutter(cells: readonly Line[]): boolean {
  const labels = cells.filter(({ text }) => isHeadingOrDate(text));
  return cells.length > 0 && labels.length >= cells.length * LABELS;
}

const isHeadingOrDate = (text: string): boolean => sectionOf(text) !== undefined || isDate(text);

const isDate = (text: string): boolean =>
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && (text.split(/\s+/).length <= DATE_WORDS || isPeriodAlone(text));

/**
 * Lines with the cells of a gutter: a heading or date before the first line that does not end above it, any other label
 * on that line.
 */
export function besideCells(cells: readonly Line[], lines: readonly Line[]): Line[] {
  const left = [...cells];
  const all = withBullets(lines, cells).flatMap((line) => {
    const before: Line[] = [];
    while (left[0] && isBeside(left[0], line)) before.push(left.shift() as Line);
    const label = before.at(-1);
    if (!label || isHeadingOrDate(label.text)) return [...before, line];
    return [...before.slice(0, -1), withLabel(label, line)];
  });
  return [...all, ...left];
}

/** Points by which items of lists begin apart. */
const SAME_EDGE = 1;

/**
 * Lines, of which those are items that stand beside a cell's second line and begin where items do, set as they are: a
 * drawn bullet amid a printed line is none to the layout.
 */
function withBullets(lines: readonly Line[], cells: readonly Line[]): Line[] {
  const firsts = cells.flatMap(({ pieces }) => pieces.slice(0, 1));
  const others = cells.flatMap(({ pieces }) => pieces.slice(1));
  const isBesideOne = (line: Line, pieces: readonly Piece[]): boolean => pieces.some((piece) => isOnRow(line, piece));
  const items = lines.filter((line) => line.block.kind === 'item' && !isBesideOne(line, firsts));
  return lines.map((line) =>
    line.block.kind !== 'item' &&
    isBesideOne(line, others) &&
    !isBesideOne(line, firsts) &&
    items.some((item) => isBelow(item, line))
      ? { ...line, bullet: true }
      : line,
  );
}

const isOnRow = ({ box, page }: Line, { box: cell, page: other }: Piece): boolean =>
  box !== undefined &&
  cell !== undefined &&
  page === other &&
  Math.abs(box[1] + box[3] - cell[1] - cell[3]) < Math.min(box[3] - box[1], cell[3] - cell[1]);

const isBelow = ({ box: a, pieces: [one] }: Line, { box: b, pieces: [other] }: Line): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a[0] - b[0]) < SAME_EDGE &&
  one?.bold === other?.bold &&
  one?.size === other?.size;

const withLabel = (label: Line, line: Line): Line =>
  lineOf(line.block, [
    ...label.pieces,
    ...line.pieces.map((piece, index) => (index === 0 ? { ...piece, after: 'gap' as const } : piece)),
  ]);

function isBeside(cell: Line, line: Line): boolean {
  const first = cell.pieces[0]?.box;
  if (!first || !line.box) return false;
  return cell.page < line.page || (first[1] + first[3]) / 2 < line.box[3];
}
