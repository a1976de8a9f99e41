import { type CalendarDate, MONTH, MONTHS } from '../../text/dates.ts';
import { numberInWords } from './normalized/number-words.ts';

/** English ordinals that are no cardinal with an ending, by the cardinal. */
const IRREGULAR: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
  twentieth: 'twenty',
  thirtieth: 'thirty',
};
const ORDINAL =
  '(?:(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twelfth|twentieth|thirtieth)';
const NUMBER_WORD = '\\p{L}{3,12}(?:[- ](?:and[- ]|y )?\\p{L}{3,9}){0,2}';
/** A year in words, of this century or the last. */
const YEAR = `(?:two thousand(?:,? and)?|nineteen(?: hundred(?: and)?)?|twenty) (?:${NUMBER_WORD})`;
const YEAR_ES = 'dos mil(?: \\p{L}{3,12}(?: y \\p{L}{3,6})?)?';
const DAY_ES = '(?:primero|uno|\\p{L}{3,12}(?: y \\p{L}{3,6})?)';

/** Source of a pattern for a date in words, as certificates have it: `Third day of May Two thousand nineteen`. */
export const WORDED_DATE = `${ORDINAL} (?:day )?of ${MONTH},?(?: in the year)? (?:${YEAR}|(?:19|20)\\d\\d)|${DAY_ES} de ${MONTH} (?:de|del año) ${YEAR_ES}`;

const ENGLISH = new RegExp(`^(${ORDINAL}) (?:day )?of (${MONTH}),?(?: in the year)? (.+)$`, 'iu');
const SPANISH = new RegExp(`^(${DAY_ES}) de (${MONTH}) (?:de|del año) (${YEAR_ES})$`, 'iu');
const MONTH_PATTERNS = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'iu'));

/** The date that words say; `undefined` where they say none. */
export function dateInWords(printed: string): CalendarDate | undefined {
  const [, ordinal = '', name = '', year = ''] = ENGLISH.exec(printed) ?? SPANISH.exec(printed) ?? [];
  const day = ordinalInWords(ordinal);
  const month = MONTH_PATTERNS.findIndex((pattern) => pattern.test(name.replace('.', ''))) + 1;
  const written = yearInWords(year);
  return day !== undefined && month > 0 && written !== undefined ? { year: written, month, day } : undefined;
}

function ordinalInWords(ordinal: string): number | undefined {
  const words = ordinal.toLowerCase().split(/[- ]/);
  const last = words.pop() ?? '';
  const cardinal = last === 'primero' ? 'uno' : (IRREGULAR[last] ?? last.replace(/th$/, ''));
  return numberInWords([...words, cardinal].join(' '));
}

function yearInWords(year: string): number | undefined {
  if (/^\d{4}$/.test(year)) return Number(year);
  const [, thousand = '', rest = ''] =
    /^(two thousand(?:,? and)?|nineteen(?: hundred(?: and)?)?|twenty|dos mil)(?: (.+))?$/iu.exec(year) ?? [];
  const more = rest === '' ? 0 : numberInWords(rest);
  if (thousand === '' || more === undefined || more > 99) return undefined;
  return (/^nineteen/i.test(thousand) ? 1900 : 2000) + more;
}
