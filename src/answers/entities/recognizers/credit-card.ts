import { isValidPhoneNumber } from 'libphonenumber-js';
import { digitsOf, isRepeated, passesLuhn, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/**
 * The first digits and the lengths of numbers that networks issue, as they publish them. Luhn's check lets one in ten
 * pass; with the ranges, one in forty of random 16 digits.
 */
const ISSUED: readonly (readonly [network: string, prefix: RegExp, lengths: readonly number[]])[] = [
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
  ['Diners Club', /^3(?:0[0-59]|[689])/, [14, 16, 19]],
  ['Discover', /^6(?:011|4[4-9]|5|22)/, [16, 19]],
  ['JCB', /^35(?:2[89]|[3-8])/, [16, 19]],
  ['JCB', /^(?:1800|2131)/, [15]],
  ['UnionPay', /^(?:62|81)/, [16, 17, 18, 19]],
  ['Maestro', /^(?:50|5[6-8]|6(?:304|390|70|759|76[1-3]))/, [12, 13, 14, 15, 16, 17, 18, 19]],
  ['Mir', /^220[0-4]/, [16, 17, 18, 19]],
  ['RuPay', /^(?:60|65|8[12]|508)/, [16]],
  ['Elo, Hipercard', /^(?:606282|627780|636[23])/, [16]],
  ['Troy', /^9792/, [16]],
  ['Uzcard, Humo', /^(?:8600|9860)/, [16]],
];

const isIssued = (match: string): boolean => {
  const digits = match.replace(/\D/g, '');
  return ISSUED.some(([, prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length));
};

/** Maestro's prefixes that no other network has. */
const MAESTRO_ALONE = '(?:5018|5020|5038|5893|6304|6390|6759|676[1-3])';

const anyCard = byNumber({
  patterns: [
    ['\\d{4}([ -])\\d{4}\\1\\d{4}\\1\\d{1,4}(?:\\1\\d{1,3})?', 0.9],
    ['\\d{4}([ -])\\d{6}\\1\\d{4,5}', 0.9],
    ['\\d{14,16}|\\d{19}', 0.6],
    [`${MAESTRO_ALONE}\\d{8,15}`, 0.6],
    // Cards of these lengths are rare, and other numbers are not: in context only.
    ['\\d{4}([ -])\\d{4}\\1\\d{4}', 0.2],
    ['\\d{12,13}|\\d{17,18}', 0.2],
  ],
  context: [
    'card',
    'credit',
    'debit',
    'visa',
    'mastercard',
    'amex',
    'american express',
    'discover',
    'jcb',
    'diners',
    'maestro',
    'cc',
    'cv[cv]',
    'payment',
    '(?:kredit|bank)?karte(?:nnummer)?',
    'carte',
    'tarjeta',
    'carta di credito',
    'cartão',
    'creditcard',
    'kart[ay]',
    'kort(?:nummer)?',
  ],
  isValid: (match) => isIssued(match) && !isRepeated(digitsOf(match)),
  checkDigits: (match) => passesLuhn(digitsOf(match)),
});

/** Whether digits are the number of an article: weights 1 and 3 in turn from the end (GS1 General Specifications, 7.9). */
const isArticle = (digits: readonly number[]): boolean =>
  weighted(
    digits.toReversed(),
    digits.map((_, index) => (index % 2 === 0 ? 1 : 3)),
  ) %
    10 ===
  0;

/** Numbers of twelve and 13 digits are cards out of context too if they cannot be those of articles or telephones. */
const ofTheirOwn = byNumber({
  patterns: [['4\\d{12}|5[0678]\\d{10}', 0.6]],
  isValid: (match) => !isArticle(digitsOf(match)) && !isRepeated(digitsOf(match)) && !isValidPhoneNumber(`+${match}`),
  checkDigits: (match) => passesLuhn(digitsOf(match)),
});

/** Payment card numbers of twelve to 19 digits. */
export const creditCard: EntityDefinition = {
  title: 'Payment card number',
  region: 'any',
  form: '12 to 19 digits; prefix of a network, Luhn',
  source: 'ISO/IEC 7812-1; ranges of the networks',
  confusions: 'IMEI and SIM card numbers, which pass Luhn too',
  example: '4012-8888-8888-1881',
  recognizer: {
    ...anyCard,
    *find(text) {
      for (const rule of [anyCard, ofTheirOwn]) yield* rule.find(text);
    },
  },
};
