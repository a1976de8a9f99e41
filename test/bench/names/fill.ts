import type { NameType } from '../../../src/answers/entities/tagger/labels.ts';
import type { Inventor } from './invent.ts';
import type { NameSpan, Passage } from './passage.ts';
import type { Random } from './random.ts';
import { PRODUCTS } from './templates/technical.ts';
import * as lists from './word-lists.ts';

const TYPES: Readonly<Record<string, NameType>> = {
  person: 'PERSON',
  first: 'PERSON',
  last: 'PERSON',
  listed: 'PERSON',
  org: 'ORGANIZATION',
  city: 'LOCATION',
  country: 'LOCATION',
  region: 'LOCATION',
};

/** What programmers call things that have no name. */
const PLACEHOLDERS = 'foo bar baz qux quux corge grault garply spam eggs ham thud fred plugh xyzzy waldo example'.split(
  ' ',
);

const ROLES = [
  'manager',
  'director',
  'chief executive',
  'nurse',
  'teacher',
  'lawyer',
  'accountant',
  'engineer',
  'sales manager',
  'project manager',
  'treasurer',
  'chairman',
  'secretary',
  'assistant',
  'analyst',
  'doctor',
  'consultant',
  'officer',
  'head of sales',
  'CEO',
  'CFO',
  'Vice President',
  'Managing Director',
  'Senior Engineer',
  'Account Manager',
  'spokeswoman',
  'coach',
  'driver',
];
const TITLES = [
  'Mr',
  'Mrs',
  'Ms',
  'Mr.',
  'Mrs.',
  'Ms.',
  'Dr',
  'Dr.',
  'Miss',
  'Professor',
  'Prof.',
  'Judge',
  'Captain',
  'Sir',
  'Sister',
  'Senator',
];
const STREETS = ['Street', 'Road', 'Avenue', 'Lane', 'Drive', 'Close', 'Way', 'Court', 'St', 'Rd', 'Ave', 'Blvd'];
const usStates = ['CA', 'NY', 'TX', 'FL', 'IL', 'WA', 'MA', 'OH', 'GA', 'NC', 'NJ', 'VA', 'PA', 'AZ', 'CO', 'MN', 'MI'];

/** What fills the slots of a template, in one document. */
export class Filler {
  readonly #random: Random;
  readonly #inventor: Inventor;
  readonly #nouns: readonly string[];
  readonly #locale: string;
  readonly #cast: string[] = [];

  /** @param nouns common words in lower case. */
  constructor(random: Random, inventor: Inventor, nouns: readonly string[], language?: string) {
    this.#random = random;
    this.#inventor = inventor;
    this.#nouns = nouns;
    this.#locale = inventor.locale(language);
  }

  /** A template with its slots filled. */
  fill(template: string, source: string): Passage {
    const names: NameSpan[] = [];
    let text = '';
    let last = 0;
    for (const { 0: slot, 1: name = '', index } of template.matchAll(/\{(\w+)\}/g)) {
      text += template.slice(last, index);
      const filling = this.#filling(name);
      const type = TYPES[name];
      if (type) names.push({ start: text.length, end: text.length + filling.length, type });
      text += filling;
      last = index + slot.length;
    }
    return { source, text: text + template.slice(last), names };
  }

  #filling(slot: string): string {
    const random = this.#random;
    const locale = random.chance(0.8) ? this.#locale : this.#inventor.locale();
    const number = (digits: number) => Array.from({ length: digits }, () => random.below(10)).join('');
    const noun = () => random.pick(this.#nouns);
    const capital = (word: string) => (word[0] as string).toUpperCase() + word.slice(1);
    switch (slot) {
      case 'person': {
        // The same people come again in a document.
        if (this.#cast.length > 0 && random.chance(0.25)) return random.pick(this.#cast);
        const person = this.#inventor.person(locale);
        this.#cast.push(person);
        return person;
      }
      case 'PERSON':
        return this.#inventor.first(locale).toUpperCase();
      case 'past':
        return random.pick(PAST);
      case 'Product':
        return random.chance(0.5) ? random.pick(PRODUCTS) : this.#inventor.product();
      case 'any':
        return random.pick(PLACEHOLDERS);
      case 'Any':
        return capital(random.pick(PLACEHOLDERS));
      case 'ANY':
        return random.pick(PLACEHOLDERS).toUpperCase();
      case 'listed':
        return `${this.#inventor.last(locale)}, ${this.#inventor.first(locale)}`;
      case 'first':
        return this.#inventor.first(locale);
      case 'last':
        return this.#inventor.last(locale);
      case 'org':
        return this.#inventor.organization(locale);
      case 'city':
        return this.#inventor.city(locale);
      case 'country':
        return random.chance(0.12)
          ? random.pick(['USA', 'UK', 'U.S.', 'US', 'UAE', 'U.K.', 'United States', 'England', 'Scotland', 'Wales'])
          : random.pick(
              lists.countries(random.chance(0.9) ? 'en' : locale.slice(0, 2) === 'zh' ? 'en' : locale.slice(0, 2)),
            );
      case 'region':
        return random.chance(0.3) ? random.pick(usStates) : random.pick(REGIONS);
      case 'nationality':
        return capital(random.pick(NATIONALITIES));
      case 'date': {
        const [day, month, year] = [1 + random.below(28), 1 + random.below(12), 1950 + random.below(80)];
        const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2000, month - 1, 3));
        return random.pick([
          `${day} ${name} ${year}`,
          `${name} ${day}, ${year}`,
          `${day}.${month}.${year}`,
          `${month}/${day}/${year}`,
          `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          `${name} ${day}`,
        ]);
      }
      case 'year':
        return String(1930 + random.below(100));
      case 'age':
        return String(18 + random.below(70));
      case 'num':
        return String(1 + random.below(random.pick([9, 90, 900])));
      case 'time':
        return `${1 + random.below(12)}:${number(2)} ${random.pick(['am', 'pm', ''])}`.trim();
      case 'id':
        return random.pick([number(8), `INV-${number(5)}`, `${number(4)}/${number(2)}`, `A${number(6)}`]);
      case 'zip':
        return random.pick([number(5), `${number(4)} AB`, `SW1A ${number(1)}AA`, number(4)]);
      case 'phone':
        return random.pick([
          `+${number(2)} ${number(3)} ${number(6)}`,
          `(${number(3)}) ${number(3)}-${number(4)}`,
          `0${number(9)}`,
        ]);
      case 'email':
        return `${this.#inventor.first('en').toLowerCase()}.${noun()}@${noun()}.${random.pick(['com', 'org', 'de', 'co.uk'])}`;
      case 'handle':
        return this.#inventor.first('en').toLowerCase() + number(2);
      case 'money':
        return random.pick([
          `$${number(3)}.00`,
          `€ ${number(2)},${number(3)}`,
          `£${number(4)}`,
          `${number(4)} EUR`,
          `${number(2)},00 €`,
        ]);
      case 'street': {
        const name = random.chance(0.5) ? this.#inventor.last(locale) : capital(noun());
        if (/^(?:de|nl|sv|da|nb)/.test(locale) && random.chance(0.7))
          return `${name}${random.pick(['straße', 'straat', 'weg', 'gatan', 'vej'])} ${1 + random.below(200)}`;
        if (/^(?:fr|es|it|pt|pl)/.test(locale) && random.chance(0.7))
          return `${random.pick(['Rue', 'Calle', 'Via', 'Rua', 'ul.', 'Avenida', 'rue de'])} ${name} ${1 + random.below(200)}`;
        return `${1 + random.below(999)} ${name} ${random.pick(STREETS)}${random.chance(0.2) ? ` Apt ${1 + random.below(90)}` : ''}`;
      }
      case 'role':
        return random.pick(ROLES);
      case 'title':
        return random.pick(TITLES);
      case 'gender':
        return random.pick(['male', 'female', 'Male', 'Female', 'M', 'F']);
      case 'status':
        return random.pick(['single', 'Married', 'Open', 'Closed', 'Active', 'divorced', 'Pending']);
      case 'noun':
        return noun();
      case 'Noun':
        return capital(noun());
      case 'NOUN':
        return noun().toUpperCase();
      case 'Acronym':
      case 'letters':
        return Array.from({ length: 2 + random.below(4) }, () => random.pick([...'ABCDEFGHIJKLMNOPRSTUVXYZ'])).join('');
      case 'Camel':
        return capital(noun()) + capital(noun());
      case 'camel':
        return noun() + capital(noun());
      default:
        throw new Error(`No filling for {${slot}}.`);
    }
  }
}

const REGIONS = lists.stringsIn([
  lists.locales.en?.location?.state,
  lists.locales.de?.location?.state,
  lists.locales.en_AU?.location?.state,
  lists.locales.it?.location?.state,
  lists.locales.es?.location?.state,
  lists.locales.en_IN?.location?.state,
]);
const NATIONALITIES = lists.nationalities();
const PAST = lists.pastTenses();
