import { countLetters } from '../../../platform/letters.ts';
import { median } from '../../../platform/median.ts';
import { isLabel } from '../label.ts';
import type { Piece } from './pieces.ts';

/** Weight of each sign that of two lists of pieces one is the labels of the other; set by hand. */
const WEIGHTS = { marked: 2, style: 1.5, digits: 2 } as const;
/** Share of labels that may look like values. */
const MOST_VALUE_LIKE = 0.34;

/** Whether a text looks like a number, a date, an amount or a code. */
export function isValueLike(text: string): boolean {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const letters = countLetters(text);
  return digits > 1 ? digits * 3 >= letters : digits === 1 && letters === 0;
}

/** The day of which a label speaks: `Balance on 05/01/24`. */
const ON_DAY = /\s(?:on|as (?:of|at)|at|am|zum|per|au|al|op)\s[\d./-]{6,10}$/iu;

const undated = (label: string): string => label.replace(ON_DAY, '');

/** Whether a piece can be a label by its text alone. */
export const canBeLabel = (piece: Piece): boolean => isLabel(piece.text) && !isValueLike(undated(piece.text));

const share = (pieces: readonly Piece[], has: (piece: Piece) => boolean): number =>
  pieces.length === 0 ? 0 : pieces.filter(has).length / pieces.length;

/** The style of most of the pieces; `undefined` when none is that of most. */
export function styleOfMost(pieces: readonly Piece[]): string | undefined {
  const groups = [...Map.groupBy(pieces, ({ style }) => style)];
  const [style] = groups.find(([, own]) => own.length > 0.6 * pieces.length) ?? [];
  return style;
}

/** Ratio of sizes of recognised type, which are measured and not told, from which captions are smaller than values. */
const SMALLER = 1.3;

/** Whether most labels are set in another style than most values; where none is told, whether they are smaller. */
function differInStyle(labels: readonly Piece[], values: readonly Piece[]): boolean {
  const [own, other] = [styleOfMost(labels), styleOfMost(values)];
  if (own !== undefined && other !== undefined) return own !== other;
  if (![...labels, ...values].every(({ style }) => style === undefined)) return false;
  return median(values.map(({ size }) => size)) > SMALLER * median(labels.map(({ size }) => size));
}

/** How much speaks for it that pieces are the labels of others, from 0: marks, another style, digits in values alone. */
export function evidenceOfRoles(labels: readonly Piece[], values: readonly Piece[]): number {
  const labelsLikeValues = share(labels, ({ text }) => isValueLike(undated(text)));
  if (labelsLikeValues > MOST_VALUE_LIKE) return 0;
  const differ = differInStyle(labels, values);
  const marked = share(labels, (label) => label.marked) - share(values, (value) => value.marked);
  const digits = share(values, ({ text }) => isValueLike(text)) - labelsLikeValues;
  return Math.max(0, WEIGHTS.marked * marked + (differ ? WEIGHTS.style : 0) + WEIGHTS.digits * digits);
}
