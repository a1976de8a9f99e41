import type { Paragraph } from '../../document/block.ts';
import { type Box, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { countWhile } from '../../platform/count-while.ts';
import { groupByPosition } from '../metrics.ts';
import { type Line, lineOf } from '../page/lines.ts';
import { NearLines } from '../reading-order/near-lines.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { besideOf, hasColon, type LabelledRow, rowOf } from './labelled-row.ts';

/** Shares of the font size up to which edges are one: of colons below each other, of labels and values. */
const SAME_COLON = 0.2;
const SAME_EDGE = 0.5;
/** Pitch in font sizes up to which a label or a value goes on in the next line. */
const CLOSE = 1.6;
/** Fewest rows: a colon alone is punctuation. */
const FEWEST = 2;

/** A row with the lines below it in which its label and its value go on. */
interface WholeRow extends LabelledRow {
  readonly labelBelow: readonly Line[];
  readonly valueBelow: readonly Line[];
}

/**
 * Labels and values whose colons stand below each other in a column of their own, as in papers of offices: a paragraph
 * with a line for each. Rows between rules are tables, those of a listing are code.
 */
export function findLabelledRows(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf): Region[] {
  if (!lines.some(({ words }) => words.some(hasColon))) return [];
  const near = new NearLines(lines);
  const rows = lines.flatMap((line) => rowOf(line, near) ?? []);
  const columns = groupByPosition(
    rows,
    ({ edge }) => edge,
    ({ fontSize }) => SAME_COLON * fontSize,
  ).filter((column) => column.length >= FEWEST);
  if (columns.length === 0) return [];
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  const taken = new Set<Line>();
  return columns
    .flatMap((column) =>
      stretchesOf(
        column.sort((a, b) => a.baseline - b.baseline),
        sorted,
      ),
    )
    .filter((stretch) => stretch.length >= FEWEST && !isRuled(stretch, page) && !hasMoreColumns(stretch, near))
    .flatMap((stretch) => {
      const own = linesOf(stretch);
      if (own.some((line) => taken.has(line))) return [];
      for (const line of own) taken.add(line);
      return [regionOf(page.number, stretch, runsOf)];
    });
}

const linesOf = (stretch: readonly WholeRow[]): Line[] =>
  stretch.flatMap((row) => [...row.lines, ...row.labelBelow, ...row.valueBelow]);

const startOf = (words: readonly Word[]): number => Math.min(...words.map(({ box }) => box[0]));
const endOf = (words: readonly Word[]): number => Math.max(...words.map(({ box }) => box[2]));

/**
 * Rows that follow each other, with nothing between them but what goes on in them.
 * @param lines those of the page from top to bottom.
 */
function stretchesOf(column: readonly LabelledRow[], lines: readonly Line[]): WholeRow[][] {
  const own = new Set(column.flatMap((row) => row.lines));
  const stretches: WholeRow[][] = [];
  let isOpen = false;
  for (const [index, row] of column.entries()) {
    const next = column[index + 1];
    const before = column[index - 1];
    if (!isOpen || !before || !isAlike(before, row)) stretches.push([]);
    const { whole, isClosed } = withLinesBelow(row, next, { lines, own });
    stretches.at(-1)?.push(whole);
    isOpen = !isClosed;
  }
  return stretches;
}

/**
 * Whether the values of two rows begin at one edge, and their labels begin at one, before colons that stand alone, or end
 * at one: labels that end with a colon are of one width by chance, too.
 */
function isAlike(a: LabelledRow, b: LabelledRow): boolean {
  const near = SAME_EDGE * b.fontSize;
  const isOne = (edge: (words: readonly Word[]) => number, first: readonly Word[], second: readonly Word[]): boolean =>
    Math.abs(edge(first) - edge(second)) <= near;
  if (!isOne(startOf, a.value, b.value)) return false;
  return isOne(startOf, a.label, b.label) ? a.colon.length > 0 && b.colon.length > 0 : isOne(endOf, a.label, b.label);
}

interface Others {
  /** From top to bottom. */
  readonly lines: readonly Line[];
  /** Those among them that are of rows. */
  readonly own: ReadonlySet<Line>;
}

/** A row with what it goes on in above the next one; it is closed where something else stands between them. */
function withLinesBelow(
  row: LabelledRow,
  next: LabelledRow | undefined,
  { lines, own }: Others,
): { whole: WholeRow; isClosed: boolean } {
  const { edge, baseline: top, fontSize, label, value } = row;
  const [left, right] = [startOf(label), endOf(value)];
  const near = SAME_EDGE * fontSize;
  const labelBelow: Line[] = [];
  const valueBelow: Line[] = [];
  const endsAt = (below: readonly Line[]): number => (below.at(-1)?.baseline ?? top) + CLOSE * fontSize;
  const bottom = next?.baseline ?? Number.POSITIVE_INFINITY;
  const first = countWhile(lines, ({ baseline }) => baseline <= top);
  for (let index = first; index < lines.length; index++) {
    const line = lines[index] as Line;
    const { box, baseline } = line;
    if (baseline >= bottom || (!next && baseline > Math.max(endsAt(labelBelow), endsAt(valueBelow)))) break;
    if (own.has(line)) continue;
    if (Math.abs(box[0] - startOf(value)) <= near && baseline <= endsAt(valueBelow)) valueBelow.push(line);
    else if (box[2] < edge && isEdge(line, label, near) && baseline <= endsAt(labelBelow)) labelBelow.push(line);
    else if (overlap(box[0], box[2], left, right) > 0)
      return { whole: { ...row, labelBelow, valueBelow }, isClosed: true };
  }
  return { whole: { ...row, labelBelow, valueBelow }, isClosed: next === undefined };
}

const isEdge = ({ box }: Line, label: readonly Word[], near: number): boolean =>
  Math.abs(box[0] - startOf(label)) <= near || Math.abs(box[2] - endOf(label)) <= near;

const boxOf = (stretch: readonly WholeRow[]): Box => union(linesOf(stretch).map(({ box }) => box));

/** Whether a rule stands between rows, or between labels and values. */
function isRuled(stretch: readonly WholeRow[], { rules }: PositionedPage): boolean {
  const [left, top, right, bottom] = boxOf(stretch);
  return rules.some(
    ({ box }) =>
      overlap(box[0], box[2] + 1, left, right) > 0 && (box[1] + box[3]) / 2 > top && (box[1] + box[3]) / 2 < bottom,
  );
}

/** Whether most rows have something before their labels: then they are those of a table. */
function hasMoreColumns(stretch: readonly WholeRow[], near: NearLines): boolean {
  const more = stretch.filter(({ label, lines: own }) => {
    const [first, line] = [label[0], own[0]];
    return first && line && besideOf(line, near).some((other) => !own.includes(other) && other.box[2] <= first.box[0]);
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
  const lines = linesOf(stretch);
  const box = boxOf(stretch);
  const block: Paragraph = { kind: 'paragraph', page, box, runs };
  return { kind: 'region', block, lines, box, fontSize: stretch[0]?.fontSize ?? 0 };
}
