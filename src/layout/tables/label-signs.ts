import { type Box, overlap, union } from '../../document/geometry.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';
import { areWrittenApart } from '../reading-order/cards.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import { isNumber } from './grid.ts';
import { areInOwnStyle, usualWords } from './keys.ts';
import { acrossPage, type Labelled, LEVEL, partsIn } from './label-rows.ts';
import { GAP } from './rows.ts';
import { type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { NUMBERING } from './stream.ts';

/** Fewest rows, and of those that neither labels nor amounts tell. Chosen on papers of our own, as all here. */
const FEWEST = 3;
const FEWEST_PLAIN = 4;
/** The same of sentences, and words of the median value from which it is one. */
const FEWEST_LONG = 4;
const MOST_WORDS = 8;
/** White in font sizes up to which a text belongs to what is below it. */
const NEAR = 2;
/** Share that most of some rows, labels or values are more than, and a line along them. */
const MOST = 0.5;

/** What is around the rows. */
export interface Surroundings {
  /** Finds the parts of the lines that no region has taken. */
  readonly find: FindIn<Line>;
  readonly rulings: Rulings;
  readonly position: StreamPosition;
}

/** Whether a text is filled in: it has letters or digits, and is no label of a form with nothing beside it. */
const isFilledIn = ({ words }: Line): boolean =>
  words.some(({ text }) => /[\p{L}\p{N}]{2}|\p{N}/u.test(text)) && !words.some(({ text }) => /__|[:：]$/.test(text));

/** Whether there is more than a word's space between a label and its value. */
const isSetApart = ({ label, value: [value] }: Labelled): boolean =>
  value !== undefined && value.box[0] - label.box[2] > GAP * label.fontSize;

/** Whether rows are labels with their values, and neither rows of a wider or a drawn table nor texts in two columns. */
export function isList(rows: readonly Labelled[], { find, rulings, position }: Surroundings): boolean {
  const labels = rows.map(({ label }) => label);
  const values = rows.flatMap(({ value }) => value);
  const share = (lines: readonly Line[], is: (line: Line) => boolean): boolean =>
    lines.filter(is).length > MOST * lines.length;
  const haveColons = share(labels, ({ words }) => /[:：]$/.test(words.at(-1)?.text ?? ''));
  // A colon ties a value to its label wherever they stand, and forms that use it have empty values among others.
  if (haveColons) return false;
  const isTold = areInOwnStyle(labels, values);
  if (rows.length < FEWEST_LONG && usualWords(values) > MOST_WORDS) return false;
  const haveLetters = (least: RegExp): boolean =>
    share(labels, ({ words }) => words.some(({ text }) => least.test(text)));
  if (rows.length < FEWEST || !haveLetters(isTold ? /\p{L}/u : /\p{L}{2}/u)) return false;
  if (share(labels, ({ words: [first] }) => NUMBERING.test(first?.text ?? ''))) return false;
  const haveFigures = share(values, ({ words }) => words.some(({ text }) => /\d/.test(text)));
  const areAmounts = share(values, isNumber);
  if (!isTold && (!haveFigures || (rows.length < FEWEST_PLAIN && !areAmounts))) return false;
  // Amounts below a head, or below others, are those of a table.
  if (!isTold && areAmounts && isHeaded(rows, find)) return false;
  if (!share(values, isFilledIn) || rows.filter(isSetApart).length <= MOST * rows.length) return false;
  if (share(labels, ({ words }) => words.some(({ text }) => /\d/.test(text)))) return false;
  if (2 * new Set(labels.map(textOfLine)).size <= labels.length) return false;
  const box = union(partsIn(rows).map((part) => part.box));
  if (isRuled(box, labels[0]?.fontSize ?? 0, rulings)) return false;
  const own = new Set(partsIn(rows));
  const beside = find(acrossPage(box)).filter(
    (part) =>
      !own.has(part) &&
      labels.some((label) => Math.abs(label.baseline - part.baseline) <= LEVEL * label.fontSize) &&
      !isParted(part.box, box, rulings.vertical),
  );
  if (beside.length === 0) return true;
  // What is right of values that nothing tells are the next cells of their rows.
  if (!isTold && beside.some((part) => part.box[0] >= box[2])) return false;
  return areWrittenApart(beside, [...own], position);
}

/** Whether a text is near above the values. */
function isHeaded(rows: readonly Labelled[], find: FindIn<Line>): boolean {
  const [x0, top, x1] = union(rows.flatMap(({ value }) => value.map(({ box }) => box)));
  const above = find(acrossPage([x0, top - NEAR * (rows[0]?.label.fontSize ?? 0), x1, top]));
  return above.some(({ box }) => overlap(box[0], box[2], x0, x1) > 0);
}

/** Whether a line, longer than one under a title, is drawn among rows, or right above or below them. */
const isRuled = ([x0, y0, x1, y1]: Box, size: number, { horizontal, vertical }: Rulings): boolean =>
  horizontal.some(
    ({ at, from, to }) => at > y0 - size && at < y1 + size && overlap(from, to, x0, x1) > MOST * (x1 - x0),
  ) || vertical.some(({ at, from, to }) => at > x0 && at < x1 && overlap(from, to, y0, y1) > 0);

/** Whether an upright line along a whole list parts it from what is beside it. */
const isParted = (beside: Box, [x0, y0, x1, y1]: Box, vertical: readonly Ruling[]): boolean =>
  vertical.some(
    ({ at, from, to }) =>
      from <= y0 &&
      to >= y1 &&
      ((at >= x1 - TOLERANCE && at <= beside[0]) || (at >= beside[2] - TOLERANCE && at <= x0)),
  );
