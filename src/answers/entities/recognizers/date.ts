import { DATE_PATTERNS, MONTH, MONTH_OF_YEAR, parseDate, WEEKDAY, YEAR_ALONE } from '../../text/dates.ts';
import { languageOf } from '../../text/languages.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { digitText } from '../number-text.ts';
import { inOrigin } from '../part-text.ts';
import { byPattern, type Match } from '../recognizer.ts';

/** A time of day right behind a date (ISO 8601, or with am and pm). */
const TIME =
  '(?:(?:T|,? )(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?:[:.][0-5]\\d(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d\\d:?\\d\\d| ?[ap]\\.?m(?![\\p{L}])\\.?)?(?![\\d:]))?';
/** Not a part of a longer row of numbers, such as a telephone number with points. */
const ALONE = { before: '(?<!\\d[-./])', after: '(?![-./]\\d)' };

const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
/** Words right before a number that make it a year, in eight languages. */
const BEFORE_YEAR =
  'in|since|during|until|till|before|after|by|of|from|between|(?:19|20)\\d\\d (?:to|and)|early|late|mid|around|circa|year|anno|' +
  'im jahr|jahre?|seit|bis|von|en|depuis|année|de|desde|hasta|año|nel|dal|del|em|ano|sedan|år|roku';
const BEFORE_MONTH = 'in|since|until|by|during|last|next|this|early|late|mid|im|seit|en|depuis|desde|a|em|i|w';

/** Short names of months that are words of English too, in small letters before two digits: `a set, 94 pieces`. */
const WORD_AND_NUMBER = /^(?:set|ago|out|mar|may|gen) ?,? ?\d\d$/u;
/** Languages in which they are months. */
const MONTHS_IN: ReadonlySet<string | undefined> = new Set(['es', 'it', 'pt', 'fr']);

/** Dates that a calendar has, with their times of day. */
const whole = byPattern({
  ignoreCase: true,
  patterns: [
    ...Object.values(DATE_PATTERNS).map(
      (source) => [`${ALONE.before}(?:${source})${ALONE.after}${TIME}`, 0.7] as const,
    ),
    [`${ALONE.before}${MONTH_OF_YEAR}${ALONE.after}`, 0.5],
  ],
  isValid: (match) => parseDate(match) !== undefined,
});

/** Parts of dates that prose has without the rest. */
const year = byPattern({
  ignoreCase: true,
  patterns: [[`(?=\\d)(?<=\\p{L}[ -])(?<=(?<![\\p{L}])(?:${BEFORE_YEAR})[ -])${YEAR_ALONE}(?![.,/:–-]\\d| ?%)`, 0.5]],
});
const weekday = byPattern({ ignoreCase: true, patterns: [[WEEKDAY, 0.5]] });
const dayOfMonth = byPattern({
  ignoreCase: true,
  patterns: [[`${DAY}(?:(?:st|nd|rd|th|\\.|er|º)(?: (?:of|de|di))?| de) ${MONTH}`, 0.6]],
});

const isCapital = (match: string): boolean => /\p{Lu}/u.test(match);
/** Months that have a capital, as `may` and `mar` are words too. */
const dayAndMonth = byPattern({
  ignoreCase: true,
  patterns: [
    [`${DAY} (?:of )?${MONTH}`, 0.5],
    [`${MONTH} ${DAY}(?:st|nd|rd|th)?(?![.,:/]\\d)`, 0.5],
  ],
  isValid: isCapital,
});
const month = byPattern({
  ignoreCase: true,
  patterns: [[`(?<=(?<![\\p{L}])(?:${BEFORE_MONTH})[ -])${MONTH}`, 0.5]],
  isValid: isCapital,
});

/** Dates, the surroundings of digits read where they have one: most of prose has none. */
function* datesIn(text: string): Iterable<Match> {
  const near = digitText(text);
  let areMonths: boolean | undefined;
  for (const match of inOrigin(near, whole.find(near.text))) {
    if (WORD_AND_NUMBER.test(text.slice(match.start, match.end))) {
      areMonths ??= MONTHS_IN.has(languageOf(text));
      if (!areMonths) continue;
    }
    yield match;
  }
  yield* inOrigin(near, year.find(near.text));
  yield* weekday.find(text);
  for (const numbered of [dayOfMonth, dayAndMonth]) yield* inOrigin(near, numbered.find(near.text));
  yield* month.find(text);
}

/** The full stop behind a whole name of a month, which ends a sentence; behind `Sept` it is part of the name. */
const FULL_STOP = /(?<=(?<!\p{L})(?:\p{L}{5,}|may|mai|mei|june|july|juin|juni|juli))\.$/iu;

function* withoutFullStop(text: string, matches: Iterable<Match>): Iterable<Match> {
  for (const match of matches) {
    const stop = FULL_STOP.test(text.slice(match.start, match.end)) ? 1 : 0;
    yield { ...match, end: match.end - stop };
  }
}

/** Calendar dates, and the parts of them that prose has: years, months, days of the week. */
export const date: EntityDefinition = {
  title: 'Date, or month, year or day of the week',
  region: 'any',
  form: 'written with digits or names, perhaps with its time',
  source: 'ISO 8601, and Unicode CLDR for names of months',
  confusions: 'versions, fractions, parts of longer numbers',
  example: '12 May 2021',
  recognizer: {
    context: [],
    *find(text) {
      yield* withoutFullStop(text, datesIn(text));
    },
  },
};
