import { COUNTRIES, US_STATES } from '../../text/places.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const WORD = "(?:\\p{Lu}|\\d{1,3}(?:st|nd|rd|th))[\\p{L}'’.-]{0,25}";
const STREET =
  'Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Square|Sq|Terrace|Ter|Way|Parkway|Pkwy|Highway|Hwy|Trail|Trl|Close|Crescent|Cres|Grove|Row|Alley|Plaza|Loop';
const UNIT =
  '(?:,? (?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Room|Rm|Building|Bldg|PO Box|#)\\.? ?#?[\\p{L}\\p{N}-]{1,8})';
const STATE = [...Object.keys(US_STATES), ...Object.values(US_STATES)].join('|');
const CITY = "\\p{Lu}[\\p{L}'’.-]{1,25}(?: \\p{Lu}[\\p{L}'’.-]{1,25}){0,2}";
const POSTCODE =
  '(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{4} ?[A-Z]{2}|\\d{4})';
const COUNTRY = COUNTRIES.join('|');
/** City, state, postcode and country, as far as they follow, after a comma or on the next line. */
const PLACE =
  `(?:(?:,|,?\\n|,? ) ?(?:${CITY}(?:,? (?:${STATE})(?![\\p{L}]))?(?:,? ${POSTCODE})?|${POSTCODE} ${CITY})` +
  `(?:,? (?:${COUNTRY}))?)`;

/** Postal addresses with a street and a number. */
export const address: EntityDefinition = {
  title: 'Postal address',
  region: 'any',
  form: 'street with number, or PO box',
  source: 'Universal Postal Union, S42',
  confusions: 'numbered titles of streets and squares in prose',
  example: '350 Fifth Avenue, New York, NY 10118',
  recognizer: byPattern({
    patterns: [
      [`\\d{1,6}[A-Za-z]?(?:-\\d{1,5})? (?:${WORD} ){1,4}(?:${STREET})(?![\\p{L}])\\.?${UNIT}?${PLACE}?`, 0.7],
      [`(?:P\\.? ?O\\.? Box|Postfach) \\d{1,7}${PLACE}?`, 0.7],
      [
        `\\p{Lu}[\\p{L}-]{1,30}(?:straße|strasse|str\\.|weg|platz|gasse|allee|laan|straat|plein|gatan|vej) \\d{1,4}[a-z]?${PLACE}?`,
        0.7,
      ],
      [
        `\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|quai|allée|impasse) (?:\\p{L}[\\p{L}'’-]{0,25} ){0,4}\\p{Lu}[\\p{L}'’-]{1,25}${PLACE}?`,
        0.7,
      ],
      [
        `(?:Calle|C/|Avenida|Via|Viale|Piazza|Rua) (?:\\p{L}[\\p{L}'’.-]{0,25} ){0,4}\\p{Lu}[\\p{L}'’-]{1,25},? \\d{1,4}${PLACE}?`,
        0.7,
      ],
    ],
    context: ['address', 'street', 'lives', 'live', 'residence', 'located', 'ship to', 'bill to'],
  }),
};
