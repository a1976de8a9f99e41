import { LEGAL_FORMS_BY_LANGUAGE, ORGANIZATION_PATTERNS, PARTICLES } from './invent-patterns.ts';
import type { Random } from './random.ts';
import * as lists from './word-lists.ts';

/** Locales whose names we invent, and how often; those in other letters are rare in documents that we read. */
const LOCALES: Readonly<Record<string, number>> = {
  en: 30,
  en_AU: 4,
  en_GH: 3,
  en_IN: 8,
  en_NG: 4,
  en_ZA: 3,
  en_HK: 2,
  de: 12,
  de_CH: 3,
  fr: 10,
  fr_BE: 3,
  fr_CH: 2,
  fr_SN: 2,
  es: 8,
  es_MX: 8,
  it: 10,
  pt_BR: 5,
  pt_PT: 4,
  nl: 8,
  nl_BE: 2,
  pl: 8,
  cs_CZ: 5,
  sk: 3,
  sv: 5,
  nb_NO: 4,
  da: 4,
  fi: 4,
  hu: 4,
  ro: 4,
  hr: 4,
  sl_SI: 2,
  sr_RS_latin: 3,
  lv: 2,
  tr: 5,
  vi: 4,
  id_ID: 5,
  af_ZA: 2,
  az: 1,
  eo: 1,
  yo_NG: 2,
  zu_ZA: 2,
  uz_UZ_latin: 1,
  ku_kmr_latin: 1,
  ru: 3,
  uk: 2,
  el: 1,
  mk: 1,
  ja: 1,
  zh_CN: 1,
  ko: 1,
  ar: 1,
  he: 1,
};

const LANGUAGE_LOCALES: Readonly<Record<string, readonly string[]>> = {
  de: ['de', 'de_CH'],
  fr: ['fr', 'fr_BE', 'fr_CH'],
  es: ['es', 'es_MX'],
  it: ['it'],
  nl: ['nl', 'nl_BE'],
  pl: ['pl'],
  pt: ['pt_BR', 'pt_PT'],
  sv: ['sv'],
  da: ['da'],
};

const COUNTRY_OF: Readonly<Record<string, string>> = {
  de: 'DE',
  de_CH: 'CH',
  fr: 'FR',
  fr_BE: 'BE',
  fr_CH: 'CH',
  es: 'ES',
  es_MX: 'MX',
  it: 'IT',
  nl: 'NL',
  nl_BE: 'BE',
  pl: 'PL',
  pt_BR: 'BR',
  pt_PT: 'PT',
  sv: 'SE',
  da: 'DK',
  nb_NO: 'NO',
  fi: 'FI',
  hu: 'HU',
  ro: 'RO',
  hr: 'HR',
  cs_CZ: 'CZ',
  sk: 'SK',
  tr: 'TR',
  vi: 'VN',
  id_ID: 'ID',
  en: 'US',
  en_AU: 'AU',
  en_IN: 'IN',
  en_GH: 'GH',
  en_NG: 'NG',
  en_ZA: 'ZA',
};

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

const WORDS: Readonly<Record<string, readonly string[]>> = {
  force: ['Army', 'Navy', 'Air Force', 'Coast Guard', 'National Guard', 'Armed Forces', 'Brigade', 'Infantry Division'],
  state: [
    'Government',
    'government',
    'Parliament',
    'Senate',
    'Supreme Court',
    'Embassy',
    'Congress',
    'National Assembly',
    'Central Bank',
    'Federation',
    'army',
  ],
  ministry: ['Ministry', 'Department', 'Secretary', 'Bureau', 'Directorate', 'Commission', 'Institute', 'Council'],
  domain: [
    'Defence',
    'Health',
    'Justice',
    'Finance',
    'Education',
    'Trade',
    'Transport',
    'Labour',
    'Agriculture',
    'Energy',
    'Culture',
    'Security',
    'Foreign Affairs',
    'Human Rights',
    'Science',
    'Liberal',
    'Democratic',
    'People’s',
    'Workers',
  ],
  animals: [
    'Lions',
    'Tigers',
    'Bears',
    'Eagles',
    'Hawks',
    'Sharks',
    'Wolves',
    'Bulls',
    'Rangers',
    'Warriors',
    'Kings',
    'Giants',
    'Pirates',
    'Saints',
    'Rockets',
    'Stars',
    'Reds',
    'Blues',
    'Dragons',
    'Falcons',
    'Panthers',
    'Knights',
    'Royals',
    'Wanderers',
  ],
  adjective: [
    'United',
    'National',
    'First',
    'Royal',
    'General',
    'Global',
    'Northern',
    'Southern',
    'Pacific',
    'Atlantic',
    'American',
    'European',
    'Advanced',
    'Premier',
    'Golden',
    'Blue',
    'Green',
    'Silver',
    'Red',
    'Bright',
    'Summit',
    'Pioneer',
    'Liberty',
    'Heritage',
    'Central',
    'Capital',
    'Crystal',
    'Urban',
    'Rapid',
    'Smart',
    'True',
    'Clear',
    'Grand',
    'Nordic',
    'Alpine',
    'Coastal',
    'Metro',
    'Modern',
    'Quality',
    'Superior',
  ],
  noun: [
    'Oak',
    'Ridge',
    'River',
    'Stone',
    'Harbor',
    'Eagle',
    'Lion',
    'Star',
    'Sun',
    'Moon',
    'Bridge',
    'Field',
    'Wood',
    'Path',
    'Point',
    'Rock',
    'Sky',
    'Wave',
    'Horizon',
    'Anchor',
    'Compass',
    'Beacon',
    'Falcon',
    'Phoenix',
    'Maple',
    'Cedar',
    'Willow',
    'Apple',
    'Orange',
    'Mountain',
    'Ocean',
    'Crown',
    'Shield',
    'Key',
    'Target',
    'Delta',
    'Apex',
    'Vertex',
    'Orbit',
    'Atlas',
  ],
  field: [
    'Bank',
    'Insurance',
    'Consulting',
    'Logistics',
    'Technologies',
    'Software',
    'Systems',
    'Solutions',
    'Partners',
    'Capital',
    'Energy',
    'Foods',
    'Media',
    'Pharma',
    'Pharmaceuticals',
    'Motors',
    'Airlines',
    'Holdings',
    'Group',
    'Industries',
    'Services',
    'Healthcare',
    'Medical',
    'Construction',
    'Properties',
    'Legal',
    'Financial',
    'Investments',
    'Engineering',
    'Electronics',
    'Telecom',
    'Networks',
    'Labs',
    'Laboratories',
    'Studios',
    'Publishing',
    'Travel',
    'Shipping',
    'Textiles',
    'Chemicals',
    'Steel',
    'Robotics',
    'Analytics',
    'Dynamics',
    'Ventures',
    'Trading',
    'Supply',
    'Catering',
    'Recruitment',
    'Security',
  ],
  public: [
    'Department of Health',
    'Ministry of Finance',
    'Ministry of Education',
    'Department of Transportation',
    'Tax Office',
    'Police Department',
    'City Council',
    'County Court',
    'Fire Department',
    'Chamber of Commerce',
    'School District',
    'Public Library',
    'Housing Authority',
    'High Court',
    'Ministry of Justice',
    'Social Security Office',
    'Department of Labor',
    'Supreme Court',
    'Board of Education',
    'Central Bank',
  ],
};
