import { height } from '../../../../document/geometry.ts';
import type { PrintedWord } from '../../printed/printed-lines.ts';
import type { Row } from '../../printed/rows.ts';
import { labelWordsOf } from '../../question/label-words.ts';
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
  /(?<!\p{L})(?:inc(?:orporated)?|corp(?:oration)?|company|co|llc|llp|ltd|limited|plc|pty|pte|sdn\.? ?bhd|bhd|gmbh|mbh|ag|kg|ohg|e\.?k|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oyj?|ab|a\/?s|aps|enterprises?|trading|holdings|bank)\.?(?!\p{L})/iu;
/** A row of nothing but a legal form: it goes on from the row above. */
const FORM_ALONE = /^\(?(?:m\) )?(?:sdn\.? ?bhd|ltd|limited|inc|gmbh|llc|plc|co)\.?[,. ]*(?:ltd\.?)?(?: \(.*\))?$/iu;
/** Largest distance of a name over its address from the first row, in heights of that. */
const AT_TOP = 3;
/** How much higher than the others the type of a name is that stands out. */
const BIG = 1.4;

/** The name that heads a page: with a legal form, in the biggest type, over an address, or in the first row. */
export function issuerName(rows: readonly Row[]): IssuerName | undefined {
  const head = rows.slice(0, HEAD_ROWS);
  const names = head.filter(isName);
  const formed = names.find(({ text }) => FORM.test(text) && !FORM_ALONE.test(text));
  const biggest = names.reduce<Row | undefined>(
    (most, row) => (most && sizeOf(most) >= sizeOf(row) ? most : row),
    undefined,
  );
  const others = names.filter((row) => row !== biggest).map(sizeOf);
  const bigger = biggest && others.every((size) => sizeOf(biggest) > BIG * size) ? biggest : undefined;
  const addressed = names.find((row) => isAtTop(row, rows) && addressBelow([row], rows).length > 0);
  const name = formed ?? bigger ?? addressed ?? names[0];
  if (!name) return undefined;
  const next = rows[rows.indexOf(name) + 1];
  const parts = next && FORM_ALONE.test(next.text) ? [name, next] : [name];
  return { words: parts.flatMap(nameWords), rows: parts };
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
  if (labelWordsOf(printed) === 1 || VALUE_TYPES.date.find(row.text).length > 0) return false;
  const digits = printed.match(/\p{N}/gu)?.length ?? 0;
  const letters = printed.match(/\p{L}/gu)?.length ?? 0;
  return isLegible(printed) && /\p{Lu}/u.test(printed) && digits * 4 < letters && !/^(?:no|lot)\b/i.test(printed);
}

/** The words of a name without the number of its registration and what follows that. */
function nameWords({ words }: Row): readonly PrintedWord[] {
  const texts = words.map(({ text }) => text);
  const number = texts.findIndex((text) => /^[[{(]?\w{0,3}\d{3,}/.test(text));
  return words.slice(0, Math.min(number < 0 ? words.length : number, otherFrom(texts)));
}
