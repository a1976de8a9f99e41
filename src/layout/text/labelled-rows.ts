import type { Paragraph } from '../../document/block.ts';
import { type Box, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { groupByPosition, onOneLine } from '../metrics.ts';
import { isRightToLeft } from '../page/direction.ts';
import { type Line, lineOf } from '../page/lines.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { markerOf } from './list-markers.ts';

/** Shares of the font size up to which edges are one: of colons below each other, of labels and values. */
const SAME_COLON = 0.2;
const SAME_EDGE = 0.5;
/** Distances of a label and of its value from the colon, in font sizes, up to which they belong to it. */
const FARTHEST_LABEL = 20;
const FARTHEST_VALUE = 6;
/** Pitch in font sizes up to which a label or a value goes on in the next line. */
const CLOSE = 1.6;
/** Fewest rows: a colon alone is punctuation. */
const FEWEST = 2;

/** A colon with what it parts. */
interface Row {
  /** Where it ends, in points. */
  readonly edge: number;
  /** Its word; of a colon that the label ends with, none. */
  readonly colon: readonly Word[];
  readonly baseline: number;
  readonly fontSize: number;
  readonly label: readonly Word[];
  readonly value: readonly Word[];
  /** The lines of the page that it is made of. */
  readonly lines: readonly Line[];
}

/** A row with the lines below it in which its label and its value go on. */
interface WholeRow extends Row {
  readonly labelBelow: readonly Line[];
  readonly valueBelow: readonly Line[];
}

/**
 * Labels and values whose colons stand below each other in a column of their own, as in papers of offices: a paragraph
 * with a line for each. Rows between rules are tables, those of a listing are code.
 */
export function findLabelledRows(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf): Region[] {
  const rows = lines.flatMap((line) => rowOf(line, lines) ?? []);
  if (rows.length < FEWEST) return [];
  return groupByPosition(
    rows,
    ({ edge }) => edge,
    ({ fontSize }) => SAME_COLON * fontSize,
  )
    .map((column) => column.sort((a, b) => a.baseline - b.baseline))
    .flatMap((column) => stretchesOf(column, lines))
    .filter((stretch) => stretch.length >= FEWEST && !isRuled(stretch, page) && !hasMoreColumns(stretch, lines))
    .map((stretch) => regionOf(page.number, stretch, runsOf));
}

const isColon = ({ text }: Word): boolean => text === ':' || text === '：';
const hasColon = ({ text }: Word): boolean => /[:：]$/.test(text);

/** The row of a line with one colon; where the colon stands alone, its label and its value may be lines of their own. */
function rowOf(line: Line, lines: readonly Line[]): Row | undefined {
  const { words, baseline, fontSize } = line;
  const at = words.findIndex(hasColon);
  const word = words[at];
  if (!word || words.filter(hasColon).length > 1 || words.every(({ monospace }) => monospace)) return undefined;
  const colon = isColon(word) ? [word] : [];
  const [own, rest] = [words.slice(0, at + 1 - colon.length), words.slice(at + 1)];
  const isWhole = own.length > 0 && rest.length > 0;
  const beside = isWhole ? [] : lines.filter((other) => other !== line && onOneLine(other.box, word.box));
  const before = own.length > 0 ? line : nearest(beside, ({ box }) => word.box[0] - box[2], FARTHEST_LABEL * fontSize);
  const after = rest.length > 0 ? line : nearest(beside, ({ box }) => box[0] - word.box[2], FARTHEST_VALUE * fontSize);
  if (!before || !after) return undefined;
  const label = before === line ? own : before.words;
  const value = after === line ? rest : after.words;
  if (!label.some(({ text }) => /\p{L}/u.test(text)) || isRightToLeft(label)) return undefined;
  if (markerOf(before)) return undefined;
  if ((before !== line && label.some(hasColon)) || (after !== line && value.some(hasColon))) return undefined;
  return { edge: word.box[2], colon, baseline, fontSize, label, value, lines: [...new Set([before, line, after])] };
}

/** The line at the least distance, which is none below 0. */
function nearest(lines: readonly Line[], distanceOf: (line: Line) => number, farthest: number): Line | undefined {
  let found: Line | undefined;
  let least = farthest;
  for (const line of lines) {
    const distance = distanceOf(line);
    if (distance < 0 || distance > least) continue;
    [found, least] = [line, distance];
  }
  return found;
}

const startOf = (words: readonly Word[]): number => Math.min(...words.map(({ box }) => box[0]));
const endOf = (words: readonly Word[]): number => Math.max(...words.map(({ box }) => box[2]));

/** Rows that follow each other, with nothing between them but what goes on in them. */
function stretchesOf(column: readonly Row[], lines: readonly Line[]): WholeRow[][] {
  const own = new Set(column.flatMap((row) => row.lines));
  const others = lines.filter((line) => !own.has(line)).sort((a, b) => a.baseline - b.baseline);
  const stretches: WholeRow[][] = [];
  let isOpen = false;
  for (const [index, row] of column.entries()) {
    const next = column[index + 1];
    const before = column[index - 1];
    if (!isOpen || !before || !isAlike(before, row)) stretches.push([]);
    const { whole, isClosed } = withLinesBelow(row, next, others);
    stretches.at(-1)?.push(whole);
    isOpen = !isClosed;
  }
  return stretches;
}

/**
 * Whether the values of two rows begin at one edge, and their labels begin at one, before colons that stand alone, or end
 * at one: labels that end with a colon are of one width by chance, too.
 */
function isAlike(a: Row, b: Row): boolean {
  const near = SAME_EDGE * b.fontSize;
  const isOne = (edge: (words: readonly Word[]) => number, first: readonly Word[], second: readonly Word[]): boolean =>
    Math.abs(edge(first) - edge(second)) <= near;
  if (!isOne(startOf, a.value, b.value)) return false;
  return isOne(startOf, a.label, b.label) ? a.colon.length > 0 && b.colon.length > 0 : isOne(endOf, a.label, b.label);
}

/** A row with what it goes on in above the next one; it is closed where something else stands between them. */
function withLinesBelow(
  row: Row,
  next: Row | undefined,
  others: readonly Line[],
): { whole: WholeRow; isClosed: boolean } {
  const { edge, baseline: top, fontSize, label, value } = row;
  const [left, right] = [startOf(label), endOf(value)];
  const near = SAME_EDGE * fontSize;
  const labelBelow: Line[] = [];
  const valueBelow: Line[] = [];
  const isNext = (line: Line, below: readonly Line[]): boolean =>
    line.baseline - (below.at(-1)?.baseline ?? top) <= CLOSE * fontSize;
  let isClosed = false;
  for (const line of others) {
    const { box, baseline } = line;
    if (baseline <= top || (next && baseline >= next.baseline)) continue;
    if (Math.abs(box[0] - startOf(value)) <= near && isNext(line, valueBelow)) valueBelow.push(line);
    else if (box[2] < edge && isEdge(line, label, near) && isNext(line, labelBelow)) labelBelow.push(line);
    else if (overlap(box[0], box[2], left, right) > 0) {
      isClosed = true;
      break;
    }
  }
  return { whole: { ...row, labelBelow, valueBelow }, isClosed: isClosed || next === undefined };
}

const isEdge = ({ box }: Line, label: readonly Word[], near: number): boolean =>
  Math.abs(box[0] - startOf(label)) <= near || Math.abs(box[2] - endOf(label)) <= near;

const boxOf = (stretch: readonly WholeRow[]): Box =>
  union(
    stretch
      .flatMap(({ lines, labelBelow, valueBelow }) => [...lines, ...labelBelow, ...valueBelow])
      .map(({ box }) => box),
  );

/** Whether a rule stands between rows, or between labels and values. */
function isRuled(stretch: readonly WholeRow[], { rules }: PositionedPage): boolean {
  const [left, top, right, bottom] = boxOf(stretch);
  return rules.some(
    ({ box }) =>
      overlap(box[0], box[2] + 1, left, right) > 0 && (box[1] + box[3]) / 2 > top && (box[1] + box[3]) / 2 < bottom,
  );
}

/** Whether most rows have something before their labels: then they are those of a table. */
function hasMoreColumns(stretch: readonly WholeRow[], lines: readonly Line[]): boolean {
  const more = stretch.filter(({ label, lines: own }) => {
    const [first] = label;
    return lines.some(
      (line) => first && !own.includes(line) && line.box[2] <= first.box[0] && onOneLine(line.box, first.box),
    );
  });
  return 2 * more.length >= stretch.length;
}

function regionOf(page: number, stretch: readonly WholeRow[], runsOf: RunsOf): Region {
  const runs = stretch.flatMap(({ colon, label, value, labelBelow, valueBelow }, index) => {
    const parts =
      labelBelow.length > 0
        ? [lineOf(page, label), ...labelBelow, lineOf(page, [...colon, ...value])]
        : [lineOf(page, [...label, ...colon, ...value])];
    const [first, ...rest] = runsOf([...parts, ...valueBelow]);
    return first ? [index > 0 ? { ...first, lineBreak: true } : first, ...rest] : [];
  });
  const lines = stretch.flatMap((row) => [...row.lines, ...row.labelBelow, ...row.valueBelow]);
  const box = boxOf(stretch);
  const block: Paragraph = { kind: 'paragraph', page, box, runs };
  return { kind: 'region', block, lines, box, fontSize: stretch[0]?.fontSize ?? 0 };
}
