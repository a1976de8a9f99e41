import { sha256 } from '@noble/hashes/sha2.js';
import type { EntityType } from '../../../src/answers/entities/entity-types.ts';
import { icao, luhn, mod97, mod1110, verhoeff, weighted } from './check-digits.ts';
import type { Random } from './random.ts';

/** A type whose numbers have check digits: what comes before them in a text, and how one is made. */
export interface Generator {
  readonly label: string;
  /** A valid number; undefined where the places have no check digit. */
  make(random: Random): string | undefined;
}

const two = (value: number): string => `${value}`.padStart(2, '0');
const day = (random: Random): string => two(1 + random.below(28));
const month = (random: Random): string => two(1 + random.below(12));
/** The digit, or nothing where the remainder has two. */
const digitOr = (value: number): number | undefined => (value > 9 ? undefined : value);
const completed = (places: string, check: number | string | undefined): string | undefined =>
  check === undefined ? undefined : `${places}${check}`;
const grouped = (random: Random, number: string | undefined, ...groups: number[]): string | undefined => {
  if (number === undefined || random.below(2) === 0) return number;
  const pattern = groups.map((size) => `(.{${size}})`).join('');
  return new RegExp(`^${pattern}$`).exec(number)?.slice(1).join(' ');
};

const withMod1110 = (country: string, digits: string): string => `${country}${digits}${mod1110(digits)}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SPANISH = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Prefixes of card networks and the lengths of their numbers. */
const CARDS = [
  ['4', 13],
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['300', 14],
  ['6011', 16],
  ['65', 16],
  ['3528', 16],
  ['1800', 15],
  ['2131', 15],
  ['62', 17],
  ['5018', 12],
  ['6759', 18],
  ['2200', 16],
  ['508', 16],
] as const;

const VAT: readonly ((random: Random) => string | undefined)[] = [
  (random) => withMod1110('DE', `${1 + random.below(9)}${random.digits(7)}`),
  (random) => {
    const digits = `0${1 + random.below(9)}${random.digits(6)}`;
    return `BE${digits}${two(97 - (Number(digits) % 97))}`;
  },
  (random) => {
    const start = random.digits(8);
    const siren = `${start}${luhn(start)}`;
    return `FR${two((12 + 3 * (Number(siren) % 97)) % 97)}${siren}`;
  },
  (random) => {
    const start = `0${random.digits(6)}${random.of(['015', '058', '100'])}`;
    return `IT${start}${luhn(start)}`;
  },
];

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function bitcoin(random: Random): string {
  const payload = Uint8Array.from([0, ...Array.from({ length: 20 }, () => random.below(256))]);
  const bytes = [...payload, ...sha256(sha256(payload)).subarray(0, 4)];
  let value = bytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n);
  let text = '';
  for (; value > 0n; value /= 58n) text = `${BASE58[Number(value % 58n)]}${text}`;
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}

function italian(random: Random): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const oddLetters = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
  const name = Array.from({ length: 6 }, () => random.of(LETTERS)).join('');
  const places = `${name}${random.digits(2)}${random.of('ABCDEHLMPRST')}${day(random)}${random.of(LETTERS)}${random.digits(3)}`;
  const total = [...places].reduce((sum, place, i) => {
    const isDigit = place >= '0' && place <= '9';
    const at = isDigit ? Number(place) : LETTERS.indexOf(place);
    return sum + (i % 2 === 1 ? at : ((isDigit ? odd : oddLetters)[at] as number));
  }, 0);
  return `${places}${LETTERS[total % 26]}`;
}

function zone(random: Random): string {
  const number = `${random.of(LETTERS)}${random.digits(8)}`;
  const birth = `${random.digits(2)}${month(random)}${day(random)}`;
  const expiry = `3${random.digits(1)}${month(random)}${day(random)}`;
  const parts = [`${number}${icao(number)}`, `${birth}${icao(birth)}`, `${expiry}${icao(expiry)}`, '<<<<<<<<<<<<<<0'];
  return `${parts[0]}UTO${parts[1]}F${parts[2]}${parts[3]}${icao(parts.join(''))}`;
}

function pension(random: Random): string {
  const initial = random.below(26);
  const start = `${two(2 + random.below(80))}${day(random)}${month(random)}${random.digits(2)}`;
  const serial = random.digits(2);
  const digits = `${start}${two(initial + 1)}${serial}`;
  const total = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].reduce((sum, weight, i) => {
    const product = weight * Number(digits[i]);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
  return `${start}${LETTERS[initial]}${serial}${total % 10}`;
}

function cnpj(random: Random): string {
  let places = `${Array.from({ length: 8 }, () => random.of('0123456789ABCDEFGH')).join('')}0001`;
  for (let i = 0; i < 2; i++) {
    const rest = weighted(places, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2].slice(1 - i)) % 11;
    places += rest < 2 ? 0 : 11 - rest;
  }
  return places.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

function cpf(random: Random): string {
  let digits = random.digits(9);
  for (const weights of [
    [10, 9, 8, 7, 6, 5, 4, 3, 2],
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  ]) {
    const rest = weighted(digits, weights) % 11;
    digits += rest < 2 ? 0 : 11 - rest;
  }
  return digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
}

/** Numbers with check digits by their type. */
export const GENERATORS: Readonly<Partial<Record<EntityType, Generator>>> = {
  ABA_ROUTING_NUMBER: {
    label: 'Routing number',
    make(random) {
      const start = `0${random.digits(7)}`;
      return `${start}${(10 - (weighted(start, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10}`;
    },
  },
  AU_ABN: {
    label: 'ABN',
    make(random) {
      const rest = random.digits(9);
      const check = 10 + 89 - (weighted(rest, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89);
      return grouped(random, `${check}${rest}`, 2, 3, 3, 3);
    },
  },
  AU_MEDICARE: {
    label: 'Medicare card',
    make(random) {
      const start = `${2 + random.below(5)}${random.digits(7)}`;
      return grouped(random, `${start}${weighted(start, [1, 3, 7, 9, 1, 3, 7, 9]) % 10}1`, 4, 5, 1);
    },
  },
  AU_TFN: {
    label: 'TFN',
    make(random) {
      const start = `1${random.digits(7)}`;
      return grouped(random, completed(start, digitOr(weighted(start, [1, 4, 3, 7, 5, 8, 6, 9]) % 11)), 3, 3, 3);
    },
  },
  BR_CNPJ: { label: 'CNPJ', make: cnpj },
  BR_CPF: { label: 'CPF', make: cpf },
  CA_SIN: {
    label: 'Social insurance number',
    make(random) {
      const start = `1${random.digits(7)}`;
      return grouped(random, `${start}${luhn(start)}`, 3, 3, 3);
    },
  },
  CREDIT_CARD: {
    label: 'Card',
    make(random) {
      const [prefix, length] = random.of(CARDS);
      const start = `${prefix}${random.digits(length - 1 - prefix.length)}`;
      return `${start}${luhn(start)}`;
    },
  },
  CRYPTO: { label: 'Wallet', make: bitcoin },
  DE_SOCIAL_SECURITY: { label: 'Rentenversicherungsnummer', make: pension },
  DE_TAX_ID: {
    label: 'Steuer-ID',
    make: (random) => withMod1110('', `${1 + random.below(9)}${random.digits(9)}`),
  },
  ES_NIE: {
    label: 'NIE',
    make(random) {
      const first = random.below(3);
      const digits = random.digits(7);
      return `${'XYZ'[first]}${digits}${SPANISH[Number(`${first}${digits}`) % 23]}`;
    },
  },
  ES_NIF: {
    label: 'NIF',
    make(random) {
      const digits = random.digits(8);
      return `${digits}${SPANISH[Number(digits) % 23]}`;
    },
  },
  FI_PERSONAL_IDENTITY_CODE: {
    label: 'Henkilötunnus',
    make(random) {
      const birthday = `${day(random)}${month(random)}${random.digits(2)}`;
      const serial = random.digits(3);
      return `${birthday}-${serial}${'0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(birthday + serial) % 31]}`;
    },
  },
  FR_NIR: {
    label: 'Numéro de sécurité sociale',
    make(random) {
      const start = `${1 + random.below(2)}${random.digits(2)}${month(random)}${random.digits(8)}`;
      return grouped(random, `${start}${two(97 - mod97(start))}`, 1, 2, 2, 2, 3, 3, 2);
    },
  },
  IBAN: {
    label: 'IBAN',
    make(random) {
      const account = random.digits(18);
      const iban = `DE${two(98 - mod97(`${account}DE00`))}${account}`;
      return grouped(random, iban, 4, 4, 4, 4, 4, 2);
    },
  },
  IN_AADHAAR: {
    label: 'Aadhaar',
    make(random) {
      const start = `${2 + random.below(8)}${random.digits(10)}`;
      return grouped(random, `${start}${verhoeff(start)}`, 4, 4, 4);
    },
  },
  IT_FISCAL_CODE: { label: 'Codice fiscale', make: italian },
  MEDICAL_LICENSE: {
    label: 'DEA',
    make(random) {
      const digits = random.digits(6);
      return `${random.of('ABFGM')}${random.of(LETTERS)}${digits}${weighted(digits, [1, 2, 1, 2, 1, 2]) % 10}`;
    },
  },
  NL_BSN: {
    label: 'BSN',
    make(random) {
      const start = `1${random.digits(7)}`;
      return completed(start, digitOr(weighted(start, [9, 8, 7, 6, 5, 4, 3, 2]) % 11));
    },
  },
  PASSPORT: { label: 'Zone', make: zone },
  PL_PESEL: {
    label: 'PESEL',
    make(random) {
      const start = `${random.digits(2)}${month(random)}${day(random)}${random.digits(4)}`;
      return `${start}${(10 - (weighted(start, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10}`;
    },
  },
  SE_PERSONNUMMER: {
    label: 'Personnummer',
    make(random) {
      const birthday = `${random.digits(2)}${month(random)}${day(random)}`;
      const serial = random.digits(3);
      return `${birthday}-${serial}${luhn(birthday + serial)}`;
    },
  },
  SG_NRIC_FIN: {
    label: 'NRIC',
    make(random) {
      const first = random.of('STFG');
      const digits = random.digits(7);
      const total = weighted(digits, [2, 7, 6, 5, 4, 3, 2]) + ('TG'.includes(first) ? 4 : 0);
      return `${first}${digits}${('ST'.includes(first) ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK')[total % 11]}`;
    },
  },
  UK_NHS: {
    label: 'NHS number',
    make(random) {
      const start = `4${random.digits(8)}`;
      const check = (11 - (weighted(start, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
      return grouped(random, completed(start, digitOr(check)), 3, 3, 4);
    },
  },
  US_NPI: {
    label: 'NPI',
    make(random) {
      const start = `${1 + random.below(2)}${random.digits(8)}`;
      return `${start}${luhn(`80840${start}`)}`;
    },
  },
  AT_SVNR: {
    label: 'SV-Nummer',
    make(random) {
      const [serial, birthday] = [
        `${1 + random.below(9)}${random.digits(2)}`,
        `${day(random)}${month(random)}${random.digits(2)}`,
      ];
      const check = digitOr(weighted(serial + birthday, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11);
      return check === undefined ? undefined : `${serial}${check} ${birthday}`;
    },
  },
  BE_NATIONAL_NUMBER: {
    label: 'Rijksregisternummer',
    make(random) {
      const [year, serial] = [random.digits(2), random.digits(3)];
      const [ofMonth, ofDay] = [month(random), day(random)];
      const check = two(97 - (Number(`${random.of(['', '2'])}${year}${ofMonth}${ofDay}${serial}`) % 97));
      return `${year}.${ofMonth}.${ofDay}-${serial}.${check}`;
    },
  },
  CH_AHV: {
    label: 'AHV-Nummer',
    make(random) {
      const start = `756${random.digits(9)}`;
      const check = (10 - (weighted(start, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10;
      return `${start}${check}`.replace(/^(...)(....)(....)(..)$/, '$1.$2.$3.$4');
    },
  },
  IE_PPS: {
    label: 'PPS number',
    make(random) {
      const digits = random.digits(7);
      return `${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 23]}`;
    },
  },
  MX_CURP: {
    label: 'CURP',
    make(random) {
      const start = `HEGG${random.digits(2)}${month(random)}${day(random)}${random.of('HM')}VZRRL${random.digits(1)}`;
      const values = [...start].map((place) => '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(place));
      return `${start}${(10 - (values.reduce((sum, value, at) => sum + value * (18 - at), 0) % 10)) % 10}`;
    },
  },
  NO_FODSELSNUMMER: {
    label: 'Fødselsnummer',
    make(random) {
      const start = `${day(random)}${month(random)}${random.digits(5)}`;
      const first = completed(start, digitOr((11 - (weighted(start, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11));
      return first && completed(first, digitOr((11 - (weighted(first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11));
    },
  },
  VAT_ID: { label: 'VAT ID', make: (random) => random.of(VAT)(random) },
};
