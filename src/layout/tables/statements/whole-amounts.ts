import { type Line, lineOf } from '../../page/lines.ts';
import { type Row, tightParts } from '../rows.ts';

/** A currency sign, perhaps after the letters of its country, or the bracket before a number. */
const SIGN = /^(?:[A-Z]{0,3}\p{Sc}|\(|\p{Sc}\()$/u;
/** What ends an amount in a column of its own. */
const CLOSING = /^(?:\)|%|\)%|%\))$/;
/** A number with its sign, currency, brackets and per cent, or the dash of none. */
const AMOUNT = /^(?:[A-Z]{0,3}\p{Sc})?[-+−–(]?\p{Sc}?(?:\d[\d.,’']*|[-−–—])(?:%|\p{Sc})?\)?%?$/u;
/** Four digits that may be a year: they head columns too. */
const YEAR = /^(?:19|20)\d\d$/;
/** Widest space before what ends an amount, in font sizes. */
const CLOSING_GAP = 1;

/** Words side by side in a row: an amount with its sign, however far before it that stands, or a text. */
export interface Part extends Line {
  readonly isAmount: boolean;
}

/** The texts and amounts of a row from left to right, each amount with its currency sign and its brackets. */
export function partsOf(row: Row): Part[] {
  const pieces = row.flatMap(tightParts).sort((a, b) => a.box[0] - b.box[0]);
  const lastWord = pieces.at(-1)?.words.at(-1)?.text ?? '';
  // Signs after the amounts stay with these: the last one is behind the last amount of the row.
  const whole = SIGN.test(lastWord) ? pieces : pieces.flatMap(withoutTrailingSign);
  const parts: Line[] = [];
  for (const piece of whole) {
    const last = parts.at(-1);
    const isOfLast =
      last !== undefined &&
      ((SIGN.test(textOf(last)) && AMOUNT.test(textOf(piece))) ||
        (CLOSING.test(textOf(piece)) && AMOUNT.test(textOf(last)) && isNear(last, piece)));
    if (isOfLast) parts[parts.length - 1] = lineOf(piece.page, [...last.words, ...piece.words]);
    else parts.push(piece);
  }
  return parts.map((part) => ({ ...part, isAmount: isAmount(part) }));
}

const textOf = ({ words }: Line): string => words.map(({ text }) => text).join('');

const isNear = (left: Line, right: Line): boolean => right.box[0] - left.box[2] < CLOSING_GAP * left.fontSize;

const isAmount = (line: Line): boolean => AMOUNT.test(textOf(line)) && !line.words.every(({ text }) => YEAR.test(text));

/** A text, and the currency sign at its end that belongs to the amount after it. */
function withoutTrailingSign(line: Line): Line[] {
  const { page, words } = line;
  const last = words.at(-1);
  if (words.length < 2 || !last || !SIGN.test(last.text)) return [line];
  return [lineOf(page, words.slice(0, -1)), lineOf(page, [last])];
}
