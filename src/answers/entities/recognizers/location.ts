import { CANADIAN_PROVINCES, COUNTRIES, COUNTRY_ENDONYMS, US_STATES } from '../../text/places.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { GOING } from './location/going.ts';

const STATES = Object.entries(US_STATES).flat();
const STATE_CODES = STATES.filter((name) => name.length === 2).join('|');
const NAMES = [
  ...COUNTRIES,
  ...COUNTRY_ENDONYMS.map((name) => name.replaceAll('.', '\\.')),
  ...STATES.filter((name) => name.length > 2),
  ...CANADIAN_PROVINCES,
]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const CITY = "\\p{Lu}[\\p{L}'’.-]{1,25}(?: \\p{Lu}[\\p{L}'’.-]{1,25}){0,2}";

/** Countries, states of the United States, and cities written with their state. */
export const location: EntityDefinition = {
  title: 'Country, state, or city with its state',
  region: 'any',
  form: 'names of countries in several languages, of states and provinces',
  source: 'ISO 3166',
  confusions: 'persons and organisations that are named after places',
  example: 'Austin, TX',
  recognizer: byPattern({
    patterns: [[`${CITY}, (?:${STATE_CODES})`, 0.6], [NAMES, 0.55], ...GOING],
  }),
};
