import { type Box, centre, height, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

/** What parts an amount from its decimals. */
export type DecimalSign = '.' | ',';

/** What rises to the height of digits, in fonts of receipts and others. */
export const TALL = /[\p{L}\p{N}\p{Sc}()%@]/u;
/** Height of what is as tall as digits, in shares of the highest component of the number. */
export const AS_TALL = 0.6;

/** An amount with its decimals; and what was read of one without its sign. */
const AMOUNT = /\d([.,])\d{2}[)%-]?$/;
const MAYBE_AMOUNT = /^([-+(@\p{Sc}]{0,5})(\d+)(\d{2}[)%-]?)$/u;
/** Height and width of specks and of what is left of points, in shares of the same. */
const SPECK = 0.4;
/**
 * How much further apart two digits are than any others of the number where a point between them has worn away, both from
 * edge to edge and from middle to middle, in shares of their height: a point is .39 wide in the usual typefaces. A `1` has
 * wide gaps on both sides, and its middle is where that of others is.
 */
const ROOM = 0.2;
/** How far the feet of digits are from one level, in shares of their height. */
const LEVEL = 0.15;

/** The sign that most amounts read have before their decimals; undefined where none were read. */
export function usualSign(words: readonly RecognizedWord[]): DecimalSign | undefined {
  const signs = words.flatMap(({ text }) => AMOUNT.exec(text)?.[1] ?? []);
  const commas = signs.filter((sign) => sign === ',').length;
  return signs.length === 0 ? undefined : 2 * commas > signs.length ? ',' : '.';
}

/**
 * A number that was read without a point, with one before its last two digits where these stand further from the others
 * than those do from each other: on thermal paper, points wear away first. The word as it is where its digits touch.
 * @param sign as amounts on the page have it; without amounts, a gap says nothing.
 * @param parts boxes of ink components, `highest` the height of the highest, in pixels.
 */
export function withWornPoint(
  word: RecognizedWord,
  sign: DecimalSign | undefined,
  parts: readonly Box[],
  highest: number,
): RecognizedWord {
  const [, before, whole, decimals] = MAYBE_AMOUNT.exec(word.text) ?? [];
  if (!sign || before === undefined || whole === undefined || decimals === undefined) return word;
  const characters = charactersOf(parts, highest);
  if (characters.length !== tallIn(word.text)) return word;
  const digits = characters.slice(tallIn(before), tallIn(before) + whole.length + 2);
  const size = median(digits.map(height));
  const foot = median(digits.map((digit) => digit[3]));
  if (digits.some((digit) => width(digit) > size || Math.abs(digit[3] - foot) > LEVEL * size)) return word;
  const isWidest = (apart: (a: Box, b: Box) => number): boolean => {
    const distances = digits.slice(1).map((digit, index) => apart(digits[index] as Box, digit));
    const [own] = distances.splice(whole.length - 1, 1);
    return own !== undefined && own >= Math.max(...distances) + ROOM * size;
  };
  const isApart = isWidest((a, b) => b[0] - a[2]) && isWidest((a, b) => centre(b)[0] - centre(a)[0]);
  return isApart ? { ...word, text: before + whole + sign + decimals } : word;
}

const tallIn = (text: string): number => [...text].filter((character) => TALL.test(character)).length;

/** The boxes of what is as tall as digits, from left to right: parts above one another are one, as of a broken digit. */
function charactersOf(parts: readonly Box[], highest: number): Box[] {
  const characters: Box[] = [];
  for (const part of parts.toSorted((a, b) => a[0] - b[0])) {
    if (Math.max(height(part), width(part)) <= SPECK * highest) continue;
    const last = characters.at(-1);
    if (last && part[0] < last[2]) characters[characters.length - 1] = union([last, part]);
    else characters.push(part);
  }
  return characters.filter((part) => height(part) >= AS_TALL * highest);
}
