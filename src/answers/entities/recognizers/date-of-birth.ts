import { DATE, YEAR_ALONE } from '../../text/dates.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** Labels of a birthday, in twelve languages. */
const LABELS =
  'date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|born|geburtsdatum|geburtstag|geb\\.?|date de naissance|' +
  'fecha (?:de )?nac(?:imiento|\\.)|f\\. ?nac\\.|data di nascita|data de nasc(?:imento|\\.)|date (?:de )?naiss\\.|geb\\.-?datum|geboortedatum|data urodzenia|data ur\\.|födelsedatum|' +
  'fødselsdato|fødselsdag|syntymäaika|születési dátum|datum narození';
/** Phrases of prose. */
const PHRASES =
  'born (?:on(?: the)?|in)|born|birthday is(?: on)?|was born|geboren am|geboren|geb\\. am|née? le|née? en|nacid[oa] el|nacid[oa] en|' +
  'nat[oa] il|nat[oa] nel|nascid[oa] (?:em|a|no dia)|geboren op|urodzon[ya]|ur\\.|född(?: den)?|født(?: den)?|syntynyt';

/** The same with a place between: `née à Lyon le`, `geboren te Gent op`. */
const BORN_IN =
  "(?:born|geboren|née?|nat[oa]|nacid[oa]|nascid[oa]|urodzon[ya]|född|født) (?:in|te|à|ad?|en|em|we?|i)[ :]{1,2}\\p{L}[\\p{L}'’ .-]{1,30}(?: \\([A-Z]{2}\\))?,?" +
  '(?: (?:on|am|op|le|il|el|em|dnia|den))?';

const BEFORE = `(?<=(?<![\\p{L}])(?:(?:${LABELS})(?: (?:is|was|ist|est|es|è|é))?[\\s:.)-]{1,4}|(?:${PHRASES}|${BORN_IN}) |\\(b\\. ?|[\\p{L},(] ?\\* ?))`;

/** Dates that a label or phrase before them says to be a birthday. */
export const dateOfBirth: EntityDefinition = {
  title: 'Date of birth',
  region: 'any',
  form: 'date behind a label or phrase of birth',
  source: 'ISO 8601; labels of forms in twelve languages',
  confusions: 'the day a company or thing was born',
  example: 'Date of birth: 12/05/1981',
  recognizer: byPattern({
    ignoreCase: true,
    patterns: [
      // Few places begin a date, and fewer have such a label before them.
      [`(?=${DATE})${BEFORE}(?:${DATE})`, 0.95],
      [
        `(?=\\d)(?<=(?<![\\p{L}])(?:born(?: in)?|née? en|nacid[oa] en|nat[oa] nel|(?:im Jahr )?geboren|year of birth:?) )${YEAR_ALONE}`,
        0.8,
      ],
    ],
  }),
};
