import { COUNTRY_OF, LANGUAGE_LOCALES, LOCALES } from './invent-locales.ts';
import { LEGAL_FORMS_BY_LANGUAGE, ORGANIZATION_PATTERNS, PARTICLES } from './invent-patterns.ts';
import { WORDS } from './invent-words.ts';
import type { Random } from './random.ts';
import * as lists from './word-lists.ts';

/** A known word of a list, or a new one from halves of two. */
function oneOf(random: Random, names: readonly string[], invented: number): string {
  const name = random.pick(names);
  if (!random.chance(invented) || !/^\p{L}{5,}$/u.test(name)) return name;
  const other = random.pick(names);
  if (!/^\p{L}{5,}$/u.test(other)) return name;
  return name.slice(0, Math.ceil(name.length / 2)) + other.slice(Math.floor(other.length / 2)).toLowerCase();
}

/** Invents names of persons, organisations and places. */
export class Inventor {
  readonly #random: Random;
  readonly #words: readonly string[];
  readonly #weighted: string[] = [];
  readonly #names = new Map<string, { readonly first: string[]; readonly last: string[]; readonly cities: string[] }>();
  readonly #citiesByCountry = new Map<string, string[]>();
  readonly #bigCities: string[] = [];
  readonly #known = lists.knownOrganizations();

  /** @param words common words in lower case. */
  constructor(random: Random, words: readonly string[]) {
    this.#random = random;
    this.#words = words;
    for (const [locale, weight] of Object.entries(LOCALES)) {
      for (let time = 0; time < weight; time++) this.#weighted.push(locale);
    }
    for (const { name, country, population } of lists.cities) {
      if (population < 8000 || /[(/]/.test(name)) continue;
      const known = this.#citiesByCountry.get(country);
      if (known) known.push(name);
      else this.#citiesByCountry.set(country, [name]);
      if (population > 300_000) this.#bigCities.push(name);
    }
  }

  /** A locale at random, one of a language when that is given. */
  locale(language?: string): string {
    const own = language === undefined ? undefined : LANGUAGE_LOCALES[language];
    return own && this.#random.chance(0.85) ? this.#random.pick(own) : this.#random.pick(this.#weighted);
  }

  #listsOf(locale: string) {
    let known = this.#names.get(locale);
    if (known === undefined) {
      const usable = (names: string[]) => names.filter((name) => !/[{}(]/.test(name));
      known = {
        first: usable(lists.firstNamesOf(locale)),
        last: usable(lists.surnamesOf(locale)),
        cities: [...(this.#citiesByCountry.get(COUNTRY_OF[locale] ?? '') ?? []), ...lists.citiesOf(locale)],
      };
      this.#names.set(locale, known);
    }
    return known;
  }

  first(locale: string): string {
    const { first } = this.#listsOf(locale);
    return oneOf(this.#random, first.length > 0 ? first : this.#listsOf('en').first, 0.08);
  }

  last(locale: string): string {
    const random = this.#random;
    const { last } = this.#listsOf(locale);
    const name = oneOf(random, last.length > 0 ? last : this.#listsOf('en').last, 0.2);
    if (random.chance(0.04)) return `${name}-${random.pick(this.#listsOf('en').last)}`;
    const particles = PARTICLES[locale.slice(0, 2)];
    return particles && !name.includes(' ') && random.chance(0.08) ? `${random.pick(particles)} ${name}` : name;
  }

  /** A person's full name in one of the ways in which people write it. */
  person(locale: string): string {
    const random = this.#random;
    const first = this.first(locale);
    const last = this.last(random.chance(0.08) ? this.locale() : locale);
    if (/^(?:hu|vi|ja|zh|ko)/.test(locale) && random.chance(0.6)) return `${last} ${first}`;
    const kind = random.next();
    if (kind < 0.64) return `${first} ${last}`;
    if (kind < 0.72) return `${first} ${this.first(locale)[0]}. ${last}`;
    if (kind < 0.79) return `${first} ${this.first(locale)} ${last}`;
    if (kind < 0.84) return `${first[0]}. ${last}`;
    if (kind < 0.87) return `${first[0]}.${random.chance(0.5) ? ' ' : ''}${this.first(locale)[0]}. ${last}`;
    if (kind < 0.9) return `${first} ${last} ${this.last(locale)}`;
    if (kind < 0.93) return `${first} ${last.toUpperCase()}`;
    if (kind < 0.96) return `${first} ${this.first(locale)[0]} ${last}`;
    if (kind < 0.98) return `${first}-${this.first(locale)} ${last}`;
    return `${first} ${last} ${random.pick(['Jr.', 'Jr', 'Sr.', 'III', 'II'])}`;
  }

  city(locale: string): string {
    const { cities } = this.#listsOf(locale);
    return cities.length > 5 && this.#random.chance(0.75)
      ? this.#random.pick(cities)
      : this.#random.pick(this.#bigCities);
  }

  organization(locale: string): string {
    const random = this.#random;
    if (random.chance(KNOWN)) return random.pick(this.#known);
    const language = locale.slice(0, 2);
    const patterns = ORGANIZATION_PATTERNS[language];
    const pattern = random.pick(
      patterns && random.chance(0.6) ? patterns : (ORGANIZATION_PATTERNS.en as readonly string[]),
    );
    const forms = LEGAL_FORMS_BY_LANGUAGE[language] ?? (LEGAL_FORMS_BY_LANGUAGE.en as readonly string[]);
    return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
      if (slot === 'last') return this.last(locale);
      if (slot === 'first') return this.first(locale);
      if (slot === 'city') return this.city(locale);
      if (slot === 'country') return random.pick(lists.countries('en'));
      if (slot === 'form') return random.pick(forms);
      if (slot === 'made') return this.#brand(locale);
      if (slot === 'letters') return letters(random);
      if (slot === 'nationality') return titled(random.pick(NATIONALITIES));
      if (slot === 'num') return String(1 + random.below(200));
      return random.pick(WORDS[slot] ?? [slot]);
    });
  }

  /** Words put together, as young firms do: `Solarlist`, `BioFlower`, `Walk Score`, `Reportify`. */
  #blend(): string {
    const random = this.#random;
    const capital = (word: string) => (word[0] as string).toUpperCase() + word.slice(1);
    const word = () => random.pick(this.#words);
    const kind = random.next();
    if (kind < 0.3) return capital(word()) + word();
    if (kind < 0.5) return capital(word()) + capital(word());
    if (kind < 0.75) return `${capital(word())} ${capital(word())}`;
    if (kind < 0.9)
      return (
        capital(word()) +
        random.pick([
          'ly',
          'ify',
          'ster',
          'able',
          'ity',
          'io',
          'ware',
          'sys',
          'hub',
          'lab',
          'cast',
          'works',
          'iq',
          'gov',
          'med',
          'pay',
          'scape',
          'ation',
        ])
      );
    return capital(word());
  }

  /** A made-up name of a thing. */
  product(): string {
    return this.#brand('en');
  }

  /** A made-up word: `Zantrova`. */
  #brand(locale: string): string {
    const random = this.#random;
    const syllable = () =>
      random.pick([
        'ac',
        'al',
        'be',
        'bri',
        'ca',
        'co',
        'da',
        'dex',
        'el',
        'fin',
        'ga',
        'ho',
        'in',
        'ka',
        'lo',
        'lu',
        'ma',
        'ne',
        'no',
        'o',
        'pra',
        'qui',
        'ra',
        'sa',
        'sol',
        'ta',
        'tri',
        'va',
        'vel',
        'vi',
        'xa',
        'zen',
        'zo',
        'tec',
        'nova',
        'via',
        'sys',
        'med',
        'bio',
        'lux',
        'net',
        'soft',
        'ium',
        'ora',
        'ix',
      ]);
    const kind = random.next();
    if (kind < 0.15) return this.last(locale);
    if (kind < 0.5) return this.#blend();
    const word = Array.from({ length: 2 + random.below(2) }, syllable).join('');
    const capital = (word[0] as string).toUpperCase() + word.slice(1);
    return random.chance(0.08) ? word.toUpperCase() : capital;
  }
}

function letters(random: Random): string {
  return Array.from({ length: 2 + random.below(3) }, () => random.pick([...'ABCDEFGHIKLMNOPRSTUVW'])).join('');
}

const titled = (text: string): string => text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
const NATIONALITIES = lists.nationalities();

/** How often an organisation is one that exists. */
const KNOWN = 0.2;
