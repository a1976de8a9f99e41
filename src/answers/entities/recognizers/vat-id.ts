import * as jsvat from 'jsvat';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** The member states of the European Union, and their neighbours. */
const COUNTRIES = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
  jsvat.switzerland,
  jsvat.unitedKingdom,
];

const digits = (count: number): string => `(?:[ .-]?\\d){${count}}`;

/** Countries and the places behind them, after VIES; HMRC's and the UID register's for the last two. */
const FORMS = [
  `AT[ -]?U${digits(8)}`,
  `BE[ -]?[01]?${digits(9)}`,
  `(?:BG|CZ|RO)${digits(8)}(?:\\d{1,2})?`,
  `(?:HR|IT|LV)${digits(11)}`,
  `CY${digits(8)}[A-Z]`,
  `(?:DK|FI|HU|LU|MT|SI)${digits(8)}`,
  `(?:DE|EE|EL|GR|PT)${digits(9)}`,
  `ES[ -]?[A-Z\\d]-?\\d{7}-?[A-Z\\d]`,
  `FR[ -]?[A-HJ-NP-Z\\d]{2}${digits(9)}`,
  'IE[ -]?\\d[A-Z\\d+*]\\d{5}[A-Z]{1,2}',
  `LT${digits(9)}(?:\\d{3})?`,
  `NL${digits(9)}[ .]?B[ .]?\\d\\d`,
  `(?:PL|SK)${digits(10)}`,
  `SE${digits(12)}`,
  `GB${digits(9)}(?:${digits(3)})?`,
].join('|');

/** Numbers that are written without their country where the label says it. */
const AT_HOME = [
  '(?<=c\\.?i\\.?f\\.?[:.]? {0,3})[A-HJNP-SUVW][ -]?\\d{7}-?[\\dA-J]',
  '(?<=(?:nif|nipc|contribuinte)(?: n\\.?[ºo°])?[:.]? {0,3})\\d{3} ?\\d{3} ?\\d{3}',
  '(?<=p(?:artita|\\.) ?iva[:.]? {0,3})\\d{11}',
  '(?<=nip[:.]? {0,3})\\d{3}-?\\d{3}-?\\d{2}-?\\d{2}',
];

/** By how many digits they have, and how Spain's begin: with one letter. */
const withCountry = (number: string): string => {
  if (/^[A-Z][ -]?\d/i.test(number)) return `ES${number}`;
  const digits = /^\d/.test(number) ? number.replaceAll(/\D/g, '').length : 0;
  return `${{ 9: 'PT', 10: 'PL', 11: 'IT' }[digits] ?? ''}${number}`;
};

/** Identification numbers for value added tax, with the check of their country. */
export const vatId: EntityDefinition = {
  title: 'VAT identification number',
  region: 'European Union, United Kingdom, Switzerland',
  form: 'country and its 8 to 12 places; the check digits of the country',
  source: 'European Commission, VIES; HMRC; UID register',
  confusions: 'part numbers that begin with two letters, of which one in ten passes',
  example: 'VAT ID DE136695976',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [
      [`CHE${digits(9)}(?: ?(?:MWST|TVA|IVA))?`, 0.5],
      [FORMS, 0.3],
      [AT_HOME.join('|'), 0.3],
    ],
    context: [
      'vat',
      'ust-?(?:id(?:-?nr)?|nr)',
      'umsatzsteuer-?(?:id(?:-?nr)?|identifikationsnummer)?',
      'uid(?:-?nr)?',
      'mwst',
      'tva',
      'iva',
      'btw(?:-?(?:nummer|id|nr))?',
      'moms(?:registreringsnummer|reg)?',
      'cvr',
      'nip',
      'dph',
      'dič',
      'nif',
      'cif',
      'oib',
      'alv',
    ],
    checkDigits: (match) => jsvat.checkVAT(withCountry(match), COUNTRIES).isValid,
  }),
};
