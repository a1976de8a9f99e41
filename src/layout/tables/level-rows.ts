import { height, overlap, union, verticalOverlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { isNumber } from './grid.ts';
import { type Row, tightParts } from './rows.ts';

/** Distance of baselines, in shares of that of numbers below each other, from which lines are of one text. */
const TIGHT = 0.9;
/** Distance of baselines, in shares of the least one, up to which lines follow each other in a text. */
export const LEADING = 1.15;
/** Least share of the lower of two texts that is beside the other where they are of one row. */
const LEVEL = 0.5;

/** A text of one or several lines in a column. */
interface Text {
  readonly column: number;
  readonly lines: readonly Line[];
}

/**
 * The rows of a table by what stands beside each other, whether at one height or not: a wrapped label may have its values
 * at its first line, its last or between them. Undefined where lines are as far apart in a text as between rows, or where
 * a row would have two texts in a column.
 */
export function levelRows(printed: readonly Row[], columns: readonly Column[]): Row[] | undefined {
  const parts = printed.flat().flatMap(tightParts);
  const touched = parts.map(({ box }) =>
    [...columns.keys()].filter((at) => overlap(...(columns[at] as Column), box[0], box[2]) > 1),
  );
  if (touched.some((own) => own.length === 0)) return undefined;
  const linesIn = columns.map((_, column) =>
    parts.filter((_part, index) => touched[index]?.[0] === column).sort((a, b) => a.baseline - b.baseline),
  );
  const pitch = least(linesIn.flatMap((lines) => distances(lines.filter(isNumber), () => true)));
  const leading = least(linesIn.flatMap((lines) => distances(lines, areWords)));
  if (pitch === Number.POSITIVE_INFINITY) return undefined;
  const most = leading < TIGHT * pitch ? LEADING * leading : 0;
  const texts = linesIn.flatMap((lines, column) => textsOf(lines, most).map((own): Text => ({ column, lines: own })));
  const rows = joined(texts);
  if (rows.some((row) => new Set(row.map(({ column }) => column)).size < row.length)) return undefined;
  return rows.map((row) => row.flatMap(({ lines }) => lines));
}

const least = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);

/** The distances of the baselines of neighbouring lines that pass a test. */
const distances = (lines: readonly Line[], counts: (above: Line, below: Line) => boolean): number[] =>
  lines.slice(1).flatMap((line, index) => {
    const above = lines[index] as Line;
    return counts(above, line) && line.baseline > above.baseline ? [line.baseline - above.baseline] : [];
  });

const areWords = (above: Line, below: Line): boolean => !isNumber(above) && !isNumber(below);

/** Lines of a column, those of one text together: no number goes on. */
function textsOf(lines: readonly Line[], most: number): Line[][] {
  const texts: Line[][] = [];
  for (const line of lines) {
    const above = texts.at(-1)?.at(-1);
    if (above && areWords(above, line) && line.baseline - above.baseline <= most) texts.at(-1)?.push(line);
    else texts.push([line]);
  }
  return texts;
}

/** Texts that are beside each other, from top to bottom. */
function joined(texts: readonly Text[]): Text[][] {
  const boxed = texts.map((text) => ({ text, box: union(text.lines.map(({ box }) => box)) }));
  const rows: (typeof boxed)[] = [];
  for (const item of boxed.sort((a, b) => a.box[1] - b.box[1])) {
    const isBeside = ({ box }: (typeof boxed)[number]): boolean =>
      verticalOverlap(box, item.box) >= LEVEL * Math.min(height(box), height(item.box));
    const own = rows.slice(-2).filter((row) => row.some(isBeside));
    for (const row of own) rows.splice(rows.indexOf(row), 1);
    rows.push([...own.flat(), item]);
  }
  return rows.map((row) => row.map(({ text }) => text));
}
