import { height } from '../../../../document/geometry.ts';
import { countLetters } from '../../../../platform/letters.ts';
import type { PrintedWord } from '../../printed/printed-lines.ts';
import type { Row } from '../../printed/rows.ts';
import { labelWordsOf } from '../../question/label-words.ts';
import { nameAndAddress } from '../../values/block-lines.ts';
import { VALUE_TYPES } from '../../values/value-types.ts';
import { isLegible, otherFrom } from './head-lines.ts';
import { addressBelow } from './issuer-address.ts';

/** The name of who issued a document, and the rows that it is in. */
export interface IssuerName {
  readonly words: readonly PrintedWord[];
  readonly rows: readonly Row[];
}

/** Rows at the top of a page that are looked at. */
const HEAD_ROWS = 8;
/** Legal forms of companies, as printed in capitals or small letters. */
const FORM =
  /(?<!\p{L})(?:inc(?:orporated)?|corp(?:oration)?|company|co|llc|llp|ltd|limited|plc|pty|pte|sdn\.? ?bhd|bhd|gmbh|mbh|ag|kg|ohg|e\.?k|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oyj?|ab|a\/?s|aps|enterprises?|trading|holdings|bank|s\/b)\.?(?!\p{L})/iu;
/** A row of nothing but a legal form: it goes on from the row above. */
const FORM_ALONE = /^\(?(?:m\) )?(?:sdn\.? ?bhd|ltd|limited|inc|gmbh|llc|plc|co)\.?[,. ]*(?:ltd\.?)?(?: \(.*\))?$/iu;
/** Largest distance of a name over its address from the first row, in heights of that. */
const AT_TOP = 3;
/** What a paper calls itself, with its number: no name of who issued it. */
const TITLE =
  /(?<!\p{L})(?:notice|declaration|certificate|agreement|schedule|boarding pass|pay ?slip|statement|report)(?: [\p{Lu}\d/.-]{1,10}){0,3}$/iu;
/** How much higher than the others the type of a name is that stands out. */
const BIG = 1.4;
/** What parts a name from the address behind it on one line. */
const PARTING = /^[·•|]$/u;
/** Fewest letters of a name that stands out by its type: less is a mark. */
const LEAST_LETTERS = 5;

/** The name that heads a page: with a legal form, in the biggest type, over an address, or in the first row. */
export function issuerName(rows: readonly Row[]): IssuerName | undefined {
  const head = headOf(rows);
  const names = head.filter(isName);
  const formed = rows.slice(0, HEAD_ROWS).find((row) => isName(row) && isFormed(row, rows) && !isLabelled(row, rows));
  const telling = names.filter(({ text }) => countLetters(text) >= LEAST_LETTERS);
  const biggest = telling.reduce<Row | undefined>(
    (most, row) => (most && sizeOf(most) >= sizeOf(row) ? most : row),
    undefined,
  );
  const others = names.filter((row) => row !== biggest).map(sizeOf);
  const bigger = biggest && others.every((size) => sizeOf(biggest) > BIG * size) ? biggest : undefined;
  const addressed = names.find((row) => isAtTop(row, rows) && addressBelow([row], rows).length > 0);
  const name = formed ?? bigger ?? addressed ?? names[0];
  if (!name) return undefined;
  const at = rows.indexOf(name);
  const [before, next] = [rows[at - 1], rows[at + 1]];
  const parts = [
    ...(before && name === formed && goesOnFrom(before, name) ? [before] : []),
    name,
    ...(next && FORM_ALONE.test(next.text) ? [next] : []),
  ];
  return { words: parts.flatMap(nameWords), rows: parts };
}

/** The first rows of a page, up to the first below a name that says how to reach or to register somebody. */
function headOf(rows: readonly Row[]): readonly Row[] {
  const head = rows.slice(0, HEAD_ROWS);
  const name = head.findIndex(isName);
  const end = head.findIndex((row, at) => name >= 0 && at > name && otherFrom(row.words.map(({ text }) => text)) === 0);
  return end < 0 ? head : head.slice(0, end);
}

/** Whether a row has a legal form, or goes on with one in the next row. */
function isFormed(row: Row, rows: readonly Row[]): boolean {
  const next = rows[rows.indexOf(row) + 1];
  return (FORM.test(row.text) && !FORM_ALONE.test(row.text)) || (next !== undefined && FORM_ALONE.test(next.text));
}

/** Whether a label with its colon stands left of a row: it says who that is. */
const isLabelled = ({ box }: Row, rows: readonly Row[]): boolean =>
  rows.some(
    (other) => other.text.endsWith(':') && other.box[2] <= box[0] && other.box[1] < box[3] && box[1] < other.box[3],
  );

/** Whether a name of but one word and its legal form goes on from the row close above it, in the same type. */
function goesOnFrom(above: Row, row: Row): boolean {
  const own = row.text.slice(0, FORM.exec(row.text)?.index ?? 0).trim();
  if (own === '') return false;
  const ratio = sizeOf(above) / sizeOf(row);
  const near = row.box[1] - above.box[3] < sizeOf(row) && ratio < BIG && ratio > 1 / BIG;
  return !/\s/.test(own) && near && isName(above) && above.words.length > 1 && !FORM.test(above.text);
}

const sizeOf = ({ box }: Row): number => height(box);

/** Whether a row is hardly below the first one: further down may stand who a letter is addressed to. */
const isAtTop = (row: Row, [first]: readonly Row[]): boolean =>
  first !== undefined && row.box[1] - first.box[1] < AT_TOP * sizeOf(first);

/** Whether a row may be a name: capitals, hardly a digit, no date and no label. */
function isName(row: Row): boolean {
  const printed = nameWords(row)
    .map(({ text }) => text)
    .join(' ');
  if (TITLE.test(row.text) && !FORM.test(row.text)) return false;
  if (labelWordsOf(printed) === 1 || VALUE_TYPES.date.find(row.text).length > 0) return false;
  const digits = printed.match(/\p{N}/gu)?.length ?? 0;
  const letters = countLetters(printed);
  return isLegible(printed) && /\p{Lu}/u.test(printed) && digits * 4 < letters && !/^(?:no|lot)\b/i.test(printed);
}

/** The words of a name without its address behind a sign, the number of its registration, and what follows those. */
function nameWords({ words }: Row): readonly PrintedWord[] {
  const sign = words.findIndex(({ text }, at) => at > 0 && PARTING.test(text));
  const whole = beforeAddress(words.slice(0, sign < 0 ? words.length : sign).flatMap(beforeNumber));
  const texts = whole.map(({ text }) => text);
  const number = texts.findIndex(
    (text, at) =>
      /^[[{(]?\w{0,3}\d{3,}/.test(text) ||
      (/^[[{(]/.test(text) && /^[^\])}]*\d[^\])}]*\d/.test(texts.slice(at).join(' '))),
  );
  return whole.slice(0, Math.min(number < 0 ? whole.length : number, otherFrom(texts)));
}

/** The words of a name without the address that a comma sets behind it on one line. */
function beforeAddress(words: readonly PrintedWord[]): readonly PrintedWord[] {
  const printed = words.map(({ text }) => text).join(' ');
  const [name, address] = nameAndAddress(printed, { start: 0, end: printed.length });
  if (!name || !address) return words;
  const own = words.slice(0, printed.slice(0, name.end).split(' ').length);
  return own.map((word, at) =>
    at < own.length - 1 ? word : { ...word, text: word.text.slice(0, -1), end: word.end - 1 },
  );
}

/** A word up to a number in brackets that recognition has joined to it: `Ltd(1182734-K)`. */
function beforeNumber(word: PrintedWord): PrintedWord[] {
  const at = /(?<=\p{L})[[{(](?=\w{0,3}\d{3})/u.exec(word.text)?.index;
  return [at === undefined ? word : { ...word, text: word.text.slice(0, at), end: word.start + at }];
}
