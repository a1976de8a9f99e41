import { COUNTRIES, COUNTRY_ENDONYMS, REGION_CODES, REGIONS } from '../text/places.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageWords } from './language-words.ts';
import { lenient, listed, sourceOf, wholeText, wordTest } from './patterns.ts';
import { FOREIGN_COUNTRIES } from './places.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The words of resumes, a file for each language. */
export const LANGUAGES: readonly LanguageWords[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
];

const lists = (name: keyof Omit<LanguageWords, 'forms'>): string[] =>
  LANGUAGES.flatMap((language) => language[name] ?? []);

/** The titles of a language in all their forms. */
const titlesOf = ({ titles, forms = [] }: LanguageWords): string =>
  listed(titles)
    .flatMap((title) => [
      title,
      ...forms.flatMap(([end, others]) => (end.test(title) ? others.map((other) => title.replace(end, other)) : [])),
    ])
    .join('|');

/** The ends of titles of a language in all their forms. */
const titleEndsOf = ({ titleEnds, forms = [] }: LanguageWords): string[] =>
  titleEnds === undefined ? [] : [titlesOf({ ...english, titles: titleEnds, forms })];

/** Words for what people are by profession or rank. */
export const JOB_TITLE = wordTest(LANGUAGES.map(titlesOf), LANGUAGES.flatMap(titleEndsOf));

const TITLE_HINT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists('titleHints').join('|')})(?![\\p{L}\\p{N}])`, 'u');
/** How much the end of a word tells beside the word itself. */
const HINT = 0.4;

/** How surely a text has a job title in it: 1 for a known word, less for the end of one, 0 for neither. */
export const titleStrength = (text: string): number => (JOB_TITLE.test(text) ? 1 : TITLE_HINT.test(text) ? HINT : 0);

/** How one is employed. */
export const JOB_TYPE = wholeText(lists('jobTypes'));

/** How one is employed by nobody: stands where the name of a company would. */
export const SELF_EMPLOYED = wholeText(lists('selfEmployed'));

/** What the names of companies end with, or have in them. */
export const COMPANY = wordTest(lists('companies'), lists('companyEnds'));

/** Where people study. */
export const SCHOOL = wordTest(lists('schools'), lists('schoolEnds'));

/** What one gets for it. */
export const DEGREE = new RegExp(sourceOf(lists('degrees').flatMap(listed)), 'iu');

/** What was achieved in studies. */
export const ACHIEVEMENT = wordTest(lists('achievements'));

const PLACE_NAMES = [...COUNTRIES, ...COUNTRY_ENDONYMS, ...FOREIGN_COUNTRIES, ...REGIONS, ...REGION_CODES]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
const REMOTE = lists('remote').map(lenient).join('|');
/** A place as heads of entries name it: a town, and a state or country behind it. */
export const LOCATION = new RegExp(
  `^(?:${REMOTE}|(?:\\p{Lu}[\\p{L}.'’ -]{1,30}(?:,? | ?\\())?(?:${PLACE_NAMES})(?:,? (?:${PLACE_NAMES}))?\\)?)$`,
  'iu',
);
/** A state, a region or a country. */
export const PLACE_NAME = new RegExp(`^(?:${PLACE_NAMES})$`, 'iu');
/** Web addresses. */
export const WEB_ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+){0,4}\.(?:com|org|net|io|dev|app|me|ai|de|fr|es|it|nl|pl|pt|uk|eu|edu|gov|ch|at|se|co)(?:\/\S*)?$/i;
