import { isAscii } from '../../text/ascii.ts';

/** Letters with points, as in `S.S.N.` or `P.O.`: one word. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,6}\p{L}(?![\p{L}\p{N}])\.?/gu;
/** Marks over Latin letters; the signs of other scripts change words and are kept. */
const ACCENTS = /[\u0300-\u036f]+/g;
const POSSESSIVE = /['’´]s?(?![\p{L}\p{N}])/gu;
/** A capital within a word: it may begin another one. */
const HUMPED = /\p{L}\p{Lu}/u;
/** Units with a capital within them: one word. */
const UNIT = /(?<!\p{L})(?:[kMG]Wh|kVA|[kMG]Hz|mAh|pH|dB|kPa|hPa)(?!\p{L})/gu;
const WORD = /[\p{L}\p{M}\p{N}]+|[#%]/gu;
const ASCII_WORD = /[a-z0-9]+|[#%]/g;

/** A phrase with its words in camel case apart: `due Date` for `dueDate`. */
export const splitCamelCase = (phrase: string): string => phrase.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/**
 * The words of a phrase in lower case without accents: of printed text, and of keys such as `due_date`, `dueDate` or
 * `PayerTIN`. `#` and `%` are words.
 */
export function wordsOf(phrase: string): string[] {
  const ascii = isAscii(phrase);
  const bare = ascii ? phrase : phrase.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
  const whole = bare.includes('.') ? bare.replace(DOTTED, (letters) => letters.replaceAll('.', '')) : bare;
  const parted = /['’´]/.test(whole) ? whole.replace(POSSESSIVE, '') : whole;
  const plain = HUMPED.test(parted)
    ? splitCamelCase(parted.replace(UNIT, (unit) => unit.toLowerCase())).replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    : parted;
  const lower = plain.toLowerCase();
  return (ascii ? lower.match(ASCII_WORD) : lower.replaceAll('ß', 'ss').match(WORD)) ?? [];
}
