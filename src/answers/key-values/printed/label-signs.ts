import { countLetters } from '../../../platform/letters.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { labelOf as knownLabel } from '../../entities/mentions/labels.ts';
import { DATE, MONTH } from '../../text/dates.ts';
import { labelWordsOf } from '../question/label-words.ts';
import { isYesNo } from '../values/yes-no.ts';
import { isLabel, labelOf } from './label-text.ts';
import type { Piece } from './pieces.ts';

/** Head nouns of the labels of forms: what a label begins or ends with. */
const HEADS = new Set(
  (
    'account acct address age agency agent amount approval approved area attention attn authorized balance box brand budget ' +
    'by category cc city class code color colour comments company condition contact copies copy cost country county customer ' +
    'date dates dated department dept description destination division duration email employee employer expiration expires ' +
    'extension fax fee firm format frequency from grade group hours id identification income initials instructions invoice ' +
    'item job length license location manager media method model month name names nature no nos note notes number objective ' +
    'occupation office order organization origin owner page pages payee period person phone place po position price product ' +
    'program project purpose qty quantity rate reason recipient ref reference region remarks report request requested result ' +
    'results sample schedule section sender serial sex shift ship signature signed size source specification state status ' +
    'street style subject subtotal supplier tax tel telefax telephone term terms time title to total type unit units url value ' +
    'vendor version via volume weight width year zip'
  ).split(' '),
);

const wordsOf = (printed: string): string[] => printed.toLowerCase().match(/[\p{L}]+|#/gu) ?? [];

/** Whether a text says, by its words, that it is the label of a field. */
export function isKnownLabel(printed: string): boolean {
  const bare = labelOf(printed).replace(/(?:(?<!\s)\s+)?\([^()]{0,60}\)?\s*$/u, '');
  const words = wordsOf(bare);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length > 6) return false;
  return last === '#' || HEADS.has(last) || HEADS.has(first) || (knownLabel(bare)?.sure ?? false);
}

/** Whether a piece says, by its words, that it is the label of a field. */
export const isKnownPiece = oncePer(({ text }: Piece): boolean => isKnownLabel(text));

const WHOLE_DATE = new RegExp(`^(?:${DATE})$`, 'iu');

/** Whether a date stands behind words that labels of any language speak with: `Data di emissione 28/04/2025`. */
export const isLabelOfDate = (label: string, value: string): boolean =>
  WHOLE_DATE.test(value) && labelWordsOf(label) === 1;

/** Whether a word alone is one of those that labels begin or end with. */
export const isLabelWord = (word: string): boolean => {
  const [only, ...others] = wordsOf(word);
  return only !== undefined && others.length === 0 && HEADS.has(only);
};

/** A day of a month that is named: of a date whose year a wide gap may part from it. */
const DAY_OF_MONTH = new RegExp(`^(?:${MONTH} ?\\d{1,2}(?!\\p{N})|\\d{1,2}(?:st|nd|rd|th|\\.)? ?${MONTH})`, 'iu');
/** What fills in a field that does not apply. */
const NOTHING = /^(?:n ?\/ ?a|n\.a\.|none|nil|tba|tbd|tbc)\.?$/iu;
const CHECK = /^[[(]?[xX✓☑☒√v]{1,2}[\])]?$/u;

/** The number of an item before its words: `(4) Tonnage`, `2) Address`. */
const ITEM = /^\(?\d{1,2}\)\s?(?=\p{L}{2})/u;

/** Whether a text has the form of a value: a cross, a number, a date, an amount, a code. */
export function isValueForm(printed: string): boolean {
  if (
    CHECK.test(printed) ||
    (isYesNo(printed) && !isLabelWord(printed)) ||
    NOTHING.test(printed) ||
    DAY_OF_MONTH.test(printed)
  )
    return true;
  const text = printed.replace(ITEM, '');
  const letters = countLetters(text);
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return digits > 0 && (digits >= letters * 0.5 || /^\W{0,2}\d/.test(text));
}

/** Whether a piece can be a label by its text alone. */
export const canBeLabel = oncePer(
  ({ text }: Piece): boolean => isLabel(text) && !isValueForm(text) && countLetters(text) >= 2,
);

/** Whether a text is printed in capitals. */
export const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

/** Whether two pieces are printed in another manner: capitals beside small letters, or another size. */
export function differInStyle(label: Piece, value: Piece): boolean {
  const ratio = label.size / value.size;
  return isCapitals(label.text) !== isCapitals(value.text) || ratio > 1.35 || ratio < 1 / 1.35;
}
