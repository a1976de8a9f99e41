import { numberInWords } from './number-words.ts';

/** Units of ISO 8601 in English, German, French and Spanish, largest first. */
const UNITS = {
  Y: 'years?|yrs?\\.?|jahre?n?|jahre?s|ans?|années?|años?',
  M: 'months?|mos?\\.|monate?n?|monats|mois|mes(?:es)?',
  W: 'weeks?|wks?\\.?|wochen?|semaines?|semanas?',
  D: '(?:calendar )?days?|(?:kalender)?tage?n?|tages|jours?|días?|dias?',
  H: 'hours?|hrs?\\.?|stunden?|heures?|horas?',
} as const;
type Unit = keyof typeof UNITS;

/** Longest text that is read as a duration, in UTF-16 units. */
const LONGEST = 120;
const JOINT = /(?:(?<!\s)\s+)?(?:,|\band\b|\bund\b|\bet\b|\by\b)\s*/iu;
/** A count in digits, in words, or in words with the digits in brackets behind them, and its unit. */
const PART = new RegExp(
  `^(?:(\\d{1,4})|([\\p{L}][\\p{L} -]{0,40}?)(?: ?\\((\\d{1,4})\\))?|\\((\\d{1,4})\\))[ -]?(?:${Object.values(UNITS)
    .map((unit) => `(${unit})`)
    .join('|')})$`,
  'iu',
);

/** A duration in ISO 8601: `P2Y` of `two (2) years`, `P1Y6M` of `1 year and 6 months`. None where words and digits disagree. */
export function normalizedDuration(printed: string): string | undefined {
  if (printed.length > LONGEST) return undefined;
  const alone = countOf(printed);
  const counts = alone ? [alone] : printed.split(JOINT).map(countOf);
  const units = counts.map((count) => count?.unit);
  const order = Object.keys(UNITS);
  const places = units.map((unit) => (unit === undefined ? -1 : order.indexOf(unit)));
  const descends = places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] as number)));
  if (!descends) return undefined;
  const said = counts.map((count) => (count?.unit === 'H' ? `T${count.count}H` : `${count?.count}${count?.unit}`));
  // Weeks stand alone in ISO 8601.
  return units.includes('W') && units.length > 1 ? undefined : `P${said.join('')}`;
}

function countOf(printed: string): { unit: Unit; count: number } | undefined {
  const [, digits, words, repeated, bracketed, ...units] = PART.exec(printed.trim()) ?? [];
  const unit = (Object.keys(UNITS) as Unit[])[units.findIndex((name) => name !== undefined)];
  const number = digits ?? bracketed;
  const count = number === undefined ? words && numberInWords(words) : Number(number);
  if (unit === undefined || typeof count !== 'number') return undefined;
  return repeated === undefined || Number(repeated) === count ? { unit, count } : undefined;
}
