import { describe, expect, test } from 'vitest';
import { type EntityType, entityTypes } from '../../../../src/answers/entities/entity-types.ts';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';
import type { Cases } from './recognizers/cases.ts';

/** The cases of names, places and dates; those of the other types are in files of their own. */
const CASES: Readonly<Partial<Record<EntityType, Cases>>> = {
  ADDRESS: {
    valid: [
      '12 Main Street',
      '350 Fifth Avenue, New York, NY 10118',
      '4557 De Silva St, Fremont, CA 94538',
      'PO Box 1234',
      'Hauptstraße 12, 10115 Berlin',
      '12 rue de la Paix, 75002 Paris',
    ],
    invalid: ['12 main ideas', 'Main Street'],
    prose: 'Chapter 12 Main ideas of the street artists.',
  },
  AGE: {
    valid: [
      '[45] years old',
      'a [7]-year-old',
      'aged [5]',
      'at the age of [66]',
      "I'm [41], and",
      'turns [40] in May',
      'Age: [38]',
      '[45] Jahre alt',
      'im Alter von [30]',
      'eine [38]-jährige Frau',
      'elle a [45] ans',
      'tiene [45] años',
      '[45] anos de idade',
      'ha [45] anni',
      '[45] jaar oud',
      'ma [45] lat',
      '[45] år gammal',
      '[45]-vuotias',
    ],
    invalid: ['450 years old', '45 years', 'turned 40 degrees', 'aged 5%', '45 ans', '45 anni'],
    prose: 'It took 45 years, and page 45 is missing.',
  },
  DATE: {
    valid: [
      '2024-02-29',
      '31/12/2020',
      '12 May 2021',
      'May 12, 2021',
      '3rd of June 1999',
      '14. März 2022',
      'May 2021',
      '2021-03-04T10:20:30Z',
      '4/3/2021 9:05 pm',
      '5th of May',
      'May 5',
      'Friday',
      'in [2001]',
      'during [1984]',
      'seit [2019]',
    ],
    invalid: ['2023-02-29', '32/12/2020', '12/13-2020', '41 May 2021', '02.11.96.63.08', 'in [2001] %'],
    prose: 'Version 2.3.4 may follow on page 12/13, and 2040 may 5 items come.',
  },
  DATE_OF_BIRTH: {
    valid: [
      'Date of birth: [12/05/1981]',
      'DOB [1981-05-12]',
      'born on [12 May 1981]',
      'she was born in [1981]',
      'geboren am [12. Mai 1981]',
      'Geburtsdatum: [12.05.1981]',
      'née le [12 mai 1981]',
      'nacida el [12 de mayo de 1981]',
      'nato il [12 maggio 1981]',
      'geboren op [12 mei 1981]',
      'Födelsedatum: [1981-05-12]',
      'Data urodzenia: [12.05.1981]',
    ],
    invalid: ['Date of issue: [12/05/1981]', 'DOB [1981-05-32]', 'hired on [12 May 1981]'],
    prose: 'The shop was opened on 12 May 1981 and born again.',
  },
  LOCATION: {
    valid: ['Austin, TX', 'Germany', 'Deutschland', 'España', 'British Columbia', 'UK'],
    invalid: ['Austin, ZZ', 'Germanys'],
    prose: 'The turkey and the jersey, ok, in the georgian style.',
  },
  ORGANIZATION: {
    valid: [
      'Acme Inc.',
      'Smith and Sons Ltd',
      'Example GmbH',
      'Muster GmbH & Co. KG',
      'Ejemplo S.L.',
      'Przykład Sp. z o.o.',
      'Esempio S.r.l.',
      'Příklad s.r.o.',
      'Exempel AB',
    ],
    invalid: ['acme inc', 'Acme Income'],
    prose: 'The company and its bank are a limited group.',
  },
  PERSON: {
    valid: [
      'Ms. [Ada Lovelace],',
      'la Dra. [Xóchitl Ocampo]',
      'Sig. [Luca Verdi]',
      'Herrn [Emre Kaya]',
      'Hello [Vincent van Gogh],',
      'my name is [Ada]',
      'à Eng.ª [Rita Faro]',
      'bij fam. [De Wit]',
      'by District Judge [Ormerod]',
      'mein Sohn [Jorin]',
      'a colega [Vanda]',
      'my brother [Owen Price]',
      '[WENNA TREGEAR] Claimant',
      '[ADA MARSH], Plaintiff,',
    ],
    invalid: [
      'Ms. [ada lovelace]',
      'Ada Lovelace',
      'unsigned [Ada]',
      'Sig Sauer',
      'Hello [CRC],',
      'my sister [Friday]',
      '[ACME LTD] Defendant',
    ],
    prose: 'Annual Report of the Supreme Court.',
  },
  PHONE: {
    valid: [
      '+44 20 7946 0958',
      '(212) 555-0188',
      '212-555-0188',
      '030 901820',
      '780 6326',
      '02.11.96.63.08',
      '+1-903-140-4508x769',
      '0031 20 1234567',
      'Phone: [28-81-33-70]',
      'Fax: [123 456]',
      'call me at [(37) 788-063]',
      '[432 03 163] (mobile)',
      'Móvil [612 345 678]',
      'T: [0049 30 901820]',
      'my number is [71-33-52-22]',
      '+61.8.1234.5678',
      '1-800-123-4567',
      '(37) 788-063',
    ],
    invalid: [
      '555-018',
      '2019-2021',
      '12/05/2020',
      '1234 5678 9012 3456',
      '24824-24837',
      '0.03 0.06 0.09',
      '0 5 10 15 20',
      'arXiv:[1803.05457]',
      'table [32-10-0364-01]',
      '1.234.567',
      '(212 555 018',
      'CVE-[2021-21300]',
      '02111-1307',
      '2019 2020 2021',
      '131072 131072',
      'Clause [252.227-7013]',
      '12 (2019) 123-1456',
      'doi: [10.1093/2021]',
      'VAT Reg. No. GB [987 6543 21]',
      'P. IVA [0298 765 4321]',
      'Tax number: [020 7946 095]',
    ],
    prose: 'In 2019-2021 it cost 1,234,567.89, see ISBN 978-3-16-148410-0.',
  },
};

const types = Object.keys(entityTypes) as EntityType[];

const casesOf = async (type: EntityType): Promise<Cases> => {
  const file = type.toLowerCase().replaceAll('_', '-');
  return CASES[type] ?? (await import(`./recognizers/${file}.ts`)).cases;
};

describe.each(types)('%s', async (type) => {
  const { valid, invalid, prose } = await casesOf(type);
  const { recognizer, example } = entityTypes[type];
  /** Whether the rule takes all of the value for one match, in the middle of a sentence. */
  const takes = (value: string): boolean => {
    const [, before = '', own = value, after = ''] = /^(.*)\[(.*)\](.*)$/su.exec(value) ?? [];
    const start = 'see '.length + before.length;
    return [...recognizer.find(`see ${before}${own}${after} there`)].some(
      (match) => match.start === start && match.end === start + own.length,
    );
  };

  test.each(valid)('is %s', (value) => {
    expect(takes(value)).toBe(true);
  });

  test.each(invalid)('is not %s', (value) => {
    expect(takes(value)).toBe(false);
  });

  test('is not part of a longer word or number', () => {
    const whole = valid.filter((value) => !value.includes('['));
    for (const value of whole) expect([...recognizer.find(`x${value}`)].some(({ start }) => start === 1)).toBe(false);
  });

  test(`is not found in "${prose}"`, () => {
    expect(findings(unplacedText(prose)).map((finding) => finding.type)).not.toContain(type);
  });

  test(`is what the documented example "${example}" has`, () => {
    expect(findings(unplacedText(example)).map((finding) => finding.type)).toContain(type);
  });
});

/** Texts made to have patterns try again and again. */
const HOSTILE = [
  'a',
  'A',
  'Aa ',
  '1',
  '1234 ',
  'a.',
  'A.',
  'a@',
  'a@a.',
  '1-',
  '(0',
  ' ',
  ':',
  'a:',
  'http://',
  '12 Main ',
  'Co, ',
  "A'",
  'may ',
  '1/1/',
  'www.a.',
  'DE00 ',
  'Dear ',
  'password: ',
  'account no ',
  'order no ',
  'eyJaaaaaaaaaaaa.',
  '-----BEGIN PRIVATE KEY-----',
  'P<A',
  'DE 1',
];

test.each(HOSTILE)('fifty thousand characters of "%s" are read in time', (part) => {
  const text = part.repeat(Math.ceil(50_000 / part.length));
  const found = findings(unplacedText(text));
  expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
});

/** Time that is enough on a busy machine, and for no pattern whose time grows with the square of the text. */
const MEGABYTE_MS = 30_000;

test.each(['1', '1234 ', ' ', 'A', 'a@'])(
  'a line of a megabyte of "%s" is read in time',
  (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect(findings(unplacedText(text)).every(({ end }) => end <= text.length)).toBe(true);
  },
  MEGABYTE_MS,
);
