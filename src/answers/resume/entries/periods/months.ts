/**
 * Names of the months, January first: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish (also in the
 * genitive), whole and shortened, without accents and points. More than `text/dates.ts` has: short forms that are words
 * elsewhere are safe where a line of a resume has a year behind them.
 */
const MONTHS: readonly string[] = [
  'january jan januar janner janvier janv enero ene janeiro gennaio genn gen januari styczen stycznia sty',
  'february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio febb februari luty lutego lut',
  'march mar marz maerz mrz mars marzo marco maart mrt marzec marca',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi',
  'may mai mayo maio maggio magg mag mei maj maja',
  'june jun juni juin junio junho giugno giu czerwiec czerwca cze',
  'july jul juli juillet juil julio julho luglio lug lipiec lipca lip',
  'august aug aout agosto ago augustus sierpien sierpnia sie',
  'september sep sept septembre septiembre setiembre setembro settembre sett set wrzesien wrzesnia wrz',
  'october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz',
  'november nov novembre noviembre novembro listopad listopada lis',
  'december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru',
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Source of a pattern for the name of a month in a text in lower case without accents. */
export const MONTH_NAME = `(?:${[...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![a-z])\\.?`;

/** 1 to 12 of a name as the pattern finds it; 0 for other words. */
export const monthNumber = (name: string): number => NUMBERS.get(name.replace('.', '').toLowerCase()) ?? 0;
