import type { Line } from '../page/lines.ts';
import { areWrittenApart } from '../reading-order/cards.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import { KEY, usualWords } from './keys.ts';
import { EDGE } from './label-rows.ts';
import type { Row } from './rows.ts';

/** Fewest rows of pairs that neither a head nor a style tells. Chosen on pages of our own. */
const FEWEST = 6;
/** Distance of baselines, in those of the rows, up to which a text goes on with the column above. */
const NEAR = 1.5;

/**
 * Whether rows are labels with a value each, in nothing but their places: many, with both at one edge, nothing between and
 * written row by row; lists side by side are not, or one goes on longer. What ends in a colon is tied to its value wherever this stands.
 * @param below the row below them.
 */
export function arePlainPairs(rows: readonly Row[], below: Row | undefined, position: StreamPosition): boolean {
  if (rows.length < FEWEST || rows.some(({ length }) => length !== 2)) return false;
  const [labels, values] = [rows.map(([label]) => label as Line), rows.map(([, value]) => value as Line)];
  return (
    isOneEdge(labels) &&
    isOneEdge(values) &&
    labels.every(isNamed) &&
    values.every(isFilled) &&
    2 * labels.filter(({ words }) => /[:：]$/.test(words.at(-1)?.text ?? '')).length < rows.length &&
    usualWords(labels) <= KEY &&
    usualWords(values) <= KEY &&
    !(below && goesOn(rows, below)) &&
    !areWrittenApart(labels, values, position)
  );
}

/** Whether a row has a text at the edge of one column alone, as near as the rows are. */
function goesOn(rows: readonly Row[], below: Row): boolean {
  const [last, ...others] = below;
  const [first] = rows[0] as Row;
  const edges = (rows.at(-1) as Row).map(({ box }) => box[0]);
  if (!last || !first || others.length > 0) return false;
  const bottom = rows.at(-1)?.[0]?.baseline ?? 0;
  const pitch = (bottom - first.baseline) / (rows.length - 1);
  const isAtEdge = edges.some((edge) => Math.abs(edge - last.box[0]) <= EDGE * last.fontSize);
  return isAtEdge && last.baseline - bottom <= NEAR * pitch;
}

const isOneEdge = (lines: readonly Line[]): boolean => {
  const edges = lines.map(({ box }) => box[0]);
  return Math.max(...edges) - Math.min(...edges) <= EDGE * (lines[0]?.fontSize ?? 0);
};

const isNamed = ({ words }: Line): boolean => words.some(({ text }) => /\p{L}{2}/u.test(text));
const isFilled = ({ words }: Line): boolean => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
