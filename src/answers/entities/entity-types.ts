import type { Recognizer } from './recognizer.ts';
import { abaRoutingNumber } from './recognizers/aba-routing-number.ts';
import { address } from './recognizers/address.ts';
import { age } from './recognizers/age.ts';
import { auAbn } from './recognizers/au-abn.ts';
import { auMedicare } from './recognizers/au-medicare.ts';
import { auTfn } from './recognizers/au-tfn.ts';
import { brCpf } from './recognizers/br-cpf.ts';
import { caSin } from './recognizers/ca-sin.ts';
import { creditCard } from './recognizers/credit-card.ts';
import { crypto } from './recognizers/crypto.ts';
import { date } from './recognizers/date.ts';
import { deTaxId } from './recognizers/de-tax-id.ts';
import { email } from './recognizers/email.ts';
import { esNif } from './recognizers/es-nif.ts';
import { fiPersonalIdentityCode } from './recognizers/fi-personal-identity-code.ts';
import { frNir } from './recognizers/fr-nir.ts';
import { iban } from './recognizers/iban.ts';
import { inAadhaar } from './recognizers/in-aadhaar.ts';
import { inPan } from './recognizers/in-pan.ts';
import { ipAddress } from './recognizers/ip-address.ts';
import { itFiscalCode } from './recognizers/it-fiscal-code.ts';
import { location } from './recognizers/location.ts';
import { macAddress } from './recognizers/mac-address.ts';
import { medicalLicense } from './recognizers/medical-license.ts';
import { medicalRecord } from './recognizers/medical-record.ts';
import { nlBsn } from './recognizers/nl-bsn.ts';
import { organization } from './recognizers/organization.ts';
import { person } from './recognizers/person.ts';
import { phone } from './recognizers/phone.ts';
import { plPesel } from './recognizers/pl-pesel.ts';
import { sgNricFin } from './recognizers/sg-nric-fin.ts';
import { ukNhs } from './recognizers/uk-nhs.ts';
import { ukNino } from './recognizers/uk-nino.ts';
import { url } from './recognizers/url.ts';
import { usBankNumber } from './recognizers/us-bank-number.ts';
import { usItin } from './recognizers/us-itin.ts';
import { usNpi } from './recognizers/us-npi.ts';
import { usPassport } from './recognizers/us-passport.ts';
import { usSsn } from './recognizers/us-ssn.ts';

/** A type of entity: how it is recognised, and what users are told about it (docs/entities.md). */
export interface EntityDefinition {
  readonly recognizer: Recognizer;
  /** What an entity of the type is, in a few words. */
  readonly title: string;
  /** Country that issues it; `any` where no single one does. */
  readonly region: string;
  /** Its form, and the check that it passes. */
  readonly form: string;
  /** A made-up text in which an entity of the type is found. */
  readonly example: string;
  /** Score from 0 to 1 from which a match is reported; `DEFAULT_THRESHOLD` when absent. */
  readonly threshold?: number;
}

/** Score from which a match is reported. Patterns of bare digits score less, so they need a context word. */
export const DEFAULT_THRESHOLD = 0.4;

/** For types whose patterns match ordinary words and numbers too: without context, only their strongest patterns count. */
const WITHOUT_CHECK = 0.5;

/**
 * Every type of entity that is searched, by its name in answers: Presidio's where it has one. Driver licences are left
 * out: their forms differ from state to state and match almost any number.
 */
export const entityTypes = {
  ABA_ROUTING_NUMBER: {
    recognizer: abaRoutingNumber,
    title: 'Bank routing number',
    region: 'United States',
    form: 'nine digits; weights 3 7 1 (ABA)',
    example: 'Routing number 021000021',
  },
  ADDRESS: {
    recognizer: address,
    title: 'Postal address',
    region: 'any',
    form: 'street with number, or PO box',
    example: '350 Fifth Avenue, New York, NY 10118',
  },
  AGE: {
    recognizer: age,
    title: 'Age of a person',
    region: 'any',
    form: 'number of years with a phrase',
    example: '45 years old',
  },
  AU_ABN: {
    recognizer: auAbn,
    title: 'Business number',
    region: 'Australia',
    form: 'eleven digits; modulus 89',
    example: 'ABN 51 824 753 556',
  },
  AU_MEDICARE: {
    recognizer: auMedicare,
    title: 'Medicare card number',
    region: 'Australia',
    form: 'ten digits; modulus 10',
    example: 'Medicare 2123 45670 1',
  },
  AU_TFN: {
    recognizer: auTfn,
    title: 'Tax file number',
    region: 'Australia',
    form: 'nine digits; modulus 11',
    example: 'TFN 123 456 782',
  },
  BR_CPF: {
    recognizer: brCpf,
    title: 'Taxpayer number (CPF)',
    region: 'Brazil',
    form: 'eleven digits; modulus 11, twice',
    example: 'CPF 111.444.777-35',
  },
  CA_SIN: {
    recognizer: caSin,
    title: 'Social insurance number',
    region: 'Canada',
    form: 'nine digits; Luhn',
    example: 'SIN 130 692 544',
  },
  CREDIT_CARD: {
    recognizer: creditCard,
    title: 'Payment card number',
    region: 'any',
    form: '13 to 19 digits; Luhn (ISO/IEC 7812-1)',
    example: '4012-8888-8888-1881',
  },
  CRYPTO: {
    recognizer: crypto,
    title: 'Bitcoin address',
    region: 'any',
    form: 'Base58Check, or Bech32 (BIP 173, BIP 350)',
    example: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  },
  DATE: {
    recognizer: date,
    title: 'Date, or month of a year',
    region: 'any',
    form: 'written with digits or the name of the month',
    example: '12 May 2021',
    threshold: WITHOUT_CHECK,
  },
  DE_TAX_ID: {
    recognizer: deTaxId,
    title: 'Tax identification number',
    region: 'Germany',
    form: 'eleven digits; ISO/IEC 7064 MOD 11,10',
    example: 'Steuer-ID 86095742719',
  },
  EMAIL: {
    recognizer: email,
    title: 'E-mail address',
    region: 'any',
    form: 'RFC 5321, section 4.1.2',
    example: 'ada@example.org',
  },
  ES_NIF: {
    recognizer: esNif,
    title: 'Tax number (NIF, NIE)',
    region: 'Spain',
    form: 'eight places and a letter; modulus 23',
    example: 'NIF 12345678Z',
  },
  FI_PERSONAL_IDENTITY_CODE: {
    recognizer: fiPersonalIdentityCode,
    title: 'Personal identity code',
    region: 'Finland',
    form: 'birthday, serial and a sign; modulus 31',
    example: 'Henkilötunnus 131052-308T',
  },
  FR_NIR: {
    recognizer: frNir,
    title: 'Social security number (NIR)',
    region: 'France',
    form: '13 places and two digits; modulus 97',
    example: '2 55 08 14 168 025 38',
  },
  IBAN: {
    recognizer: iban,
    title: 'Bank account number',
    region: 'any',
    form: 'ISO 13616; modulus 97',
    example: 'DE89 3704 0044 0532 0130 00',
  },
  IN_AADHAAR: {
    recognizer: inAadhaar,
    title: 'Aadhaar number',
    region: 'India',
    form: 'twelve digits; Verhoeff',
    example: '2341 2341 2346',
  },
  IN_PAN: {
    recognizer: inPan,
    title: 'Permanent account number',
    region: 'India',
    form: 'five letters, four digits, a letter',
    example: 'PAN ABCPE1234F',
  },
  IP_ADDRESS: {
    recognizer: ipAddress,
    title: 'IP address',
    region: 'any',
    form: 'IPv4, or IPv6 (RFC 4291)',
    example: '192.168.1.1',
  },
  IT_FISCAL_CODE: {
    recognizer: itFiscalCode,
    title: 'Fiscal code',
    region: 'Italy',
    form: '16 places; modulus 26',
    example: 'RSSMRA85T10A562S',
  },
  LOCATION: {
    recognizer: location,
    title: 'Country, state, or city with its state',
    region: 'any',
    form: 'names of countries and of states of the US',
    example: 'Austin, TX',
    threshold: WITHOUT_CHECK,
  },
  MAC_ADDRESS: {
    recognizer: macAddress,
    title: 'Hardware address',
    region: 'any',
    form: 'twelve hexadecimal digits in groups (IEEE 802)',
    example: '00:1B:44:11:3A:B7',
  },
  MEDICAL_LICENSE: {
    recognizer: medicalLicense,
    title: 'DEA registration number',
    region: 'United States',
    form: 'two letters, seven digits; check digit',
    example: 'DEA AB1234563',
  },
  MEDICAL_RECORD: {
    recognizer: medicalRecord,
    title: 'Medical record number',
    region: 'any',
    form: '5 to 12 digits, perhaps behind letters',
    example: 'MRN MR-12345',
  },
  NL_BSN: {
    recognizer: nlBsn,
    title: 'Citizen service number',
    region: 'Netherlands',
    form: 'nine digits; modulus 11',
    example: 'BSN 111222333',
  },
  ORGANIZATION: {
    recognizer: organization,
    title: 'Organisation',
    region: 'any',
    form: 'names with a legal form or a word such as Bank',
    example: 'Example GmbH',
    threshold: WITHOUT_CHECK,
  },
  PERSON: {
    recognizer: person,
    title: 'Person',
    region: 'any',
    form: 'names behind a title, a greeting or a label',
    example: 'Dear Ada Lovelace',
    threshold: WITHOUT_CHECK,
  },
  PHONE: {
    recognizer: phone,
    title: 'Telephone number',
    region: 'any',
    form: 'numbering plans of libphonenumber',
    example: '+44 20 7946 0958',
  },
  PL_PESEL: {
    recognizer: plPesel,
    title: 'National identification number',
    region: 'Poland',
    form: 'eleven digits; modulus 10',
    example: 'PESEL 44051401359',
  },
  SG_NRIC_FIN: {
    recognizer: sgNricFin,
    title: 'Identity card number',
    region: 'Singapore',
    form: 'letter, seven digits, letter; modulus 11',
    example: 'S1234567D',
  },
  UK_NHS: {
    recognizer: ukNhs,
    title: 'NHS number',
    region: 'United Kingdom',
    form: 'ten digits; modulus 11',
    example: 'NHS number 943 476 5919',
  },
  UK_NINO: {
    recognizer: ukNino,
    title: 'National insurance number',
    region: 'United Kingdom',
    form: 'two letters, six digits, a letter (HMRC NIM39110)',
    example: 'AB 12 34 56 C',
  },
  URL: {
    recognizer: url,
    title: 'Web address',
    region: 'any',
    form: 'RFC 3986, or a host of a common domain',
    example: 'https://example.org/a?b=c',
  },
  US_BANK_NUMBER: {
    recognizer: usBankNumber,
    title: 'Bank account number',
    region: 'United States',
    form: '8 to 17 digits',
    example: 'Account number 12345678',
  },
  US_ITIN: {
    recognizer: usItin,
    title: 'Individual taxpayer number',
    region: 'United States',
    form: '9xx and a group that the IRS assigns',
    example: '911-70-1234',
  },
  US_NPI: {
    recognizer: usNpi,
    title: 'National provider identifier',
    region: 'United States',
    form: 'ten digits; Luhn with prefix 80840 (45 CFR 162.406)',
    example: 'NPI 1234567893',
  },
  US_PASSPORT: {
    recognizer: usPassport,
    title: 'Passport number',
    region: 'United States',
    form: 'nine digits, or a letter and eight',
    example: 'Passport A12345678',
  },
  US_SSN: {
    recognizer: usSsn,
    title: 'Social security number',
    region: 'United States',
    form: 'nine digits; areas, groups and serials that are given out',
    example: 'SSN 078-05-1120',
  },
} satisfies Readonly<Record<string, EntityDefinition>>;

/** Name of a type of entity in answers. */
export type EntityType = keyof typeof entityTypes;
