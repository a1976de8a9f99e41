import { describe, expect, test } from 'vitest';
import { printed } from '../documents.ts';
import { cardOf, headed, namesIn, resumeWith } from './resumes.ts';

const mail = 'mary@example.org';

test.each([
  ['Springfield, Illinois', 'Springfield, Illinois'],
  ['Location: Springfield, Illinois', 'Springfield, Illinois'],
  [`${mail} | (212) 555-0188 | Springfield, Illinois, US`, 'Springfield, Illinois, US'],
  ['Based in Porto, Portugal', 'Porto, Portugal'],
  ['28004 Madrid, Spain', '28004 Madrid, Spain'],
])('a town is an address: «%s»', (line, address) => {
  expect(cardOf(resumeWith('Mary Weaver', 'Loom operator', line, mail)).address).toBe(address);
});

test.each([
  [['12 Main Street', 'Springfield, IL 62704'], '12 Main Street, Springfield, IL 62704'],
  [['12 Main Street, Springfield, Illinois, US'], '12 Main Street, Springfield, Illinois, US'],
])('an address is answered whole, its lines with commas between them: %j', (lines, address) => {
  const below = lines.map((text, index) => ({ text, y: 100 + index * 13 }));
  expect(
    cardOf(resumeWith('Mary Weaver', { text: mail, y: 80 }, ...below))
      .address?.toString()
      .replaceAll('\n', ', '),
  ).toBe(address);
});

test.each([
  [`${mail} | (212) 555-0188 | Quillbrook`, 'Quillbrook'],
  ['4 Quill Steps, Quillbrook QB6 6QD', '4 Quill Steps, Quillbrook QB6 6QD'],
])('a town that nobody knows is an address beside contacts or with its postcode: «%s»', (line, address) => {
  expect(cardOf(resumeWith('Mary Weaver', 'Loom operator', line, mail)).address).toBe(address);
});

describe('a town that is taken for an organisation', () => {
  const taken = ['Upper Quillbrook', 'ORGANIZATION'] as const;
  const names = namesIn(taken, ['Illinois', 'LOCATION'], ['US', 'LOCATION']);

  test('is an address before its region beside contacts', () => {
    const resume = resumeWith('Mary Weaver', `${mail} | (212) 555-0188 | Upper Quillbrook, Illinois, US`);
    expect(cardOf(resume, names).address).toBe('Upper Quillbrook, Illinois, US');
  });

  test('is an employer on a line of its own', () => {
    expect(cardOf(resumeWith('Mary Weaver', mail, 'Upper Quillbrook, Illinois, US'), names).address).toBeNull();
  });
});

test.each(['Married', 'Portfolio', 'Quillbrook | Weaverham'])('«%s» beside contacts is no town', (other) => {
  expect(cardOf(resumeWith('Mary Weaver', `${mail} | ${other}`)).address).toBeNull();
});

test('a place in the prose about a person is not where they live', () => {
  const summary = 'Weaver from Illinois who has kept looms at work for years.';
  expect(cardOf(resumeWith('Mary Weaver', mail, headed('Summary'), summary)).address).toBeNull();
});

test('where somebody worked is not where they live, nor are months of work a telephone number', () => {
  const document = printed([
    { text: 'Mary Weaver', y: 60, size: 20 },
    { text: mail, y: 84 },
    { text: 'Experience', y: 130, size: 14, weight: 700 },
    { text: 'Loom operator, Weaving Works, 12 Mill Street, Springfield, IL 62704', y: 154 },
    { text: '07/2015 – 08/2017', y: 168 },
    { text: 'Education', y: 200, size: 14, weight: 700 },
    { text: 'Diploma in Textiles, Bradford College, 2014', y: 224 },
  ]);
  expect(cardOf(document)).toMatchObject({ address: null, phone_number: null });
});

test('a number for faxes is no telephone', () => {
  const card = cardOf(resumeWith('Mary Weaver', 'Fax: (212) 555-0190', 'Phone: (212) 555-0188'));
  expect(card.phone_number).toBe('(212) 555-0188');
});

test('contacts at the foot of every page are those of the person', () => {
  const foot = { text: 'Mary Weaver | mary@example.org | (212) 555-0188', y: 770, size: 8 };
  const pageOf = (year: number) => [
    { text: 'Experience', y: 130, size: 14, weight: 700 },
    { text: `Loom operator, Weaving Works, ${year} - ${year + 2}`, y: 154 },
    { text: 'Education', y: 190, size: 14, weight: 700 },
    { text: `Diploma in Textiles, Bradford College, ${year - 3}`, y: 214 },
    foot,
  ];
  expect(cardOf(printed(pageOf(2015), pageOf(2011), pageOf(2007)))).toMatchObject({
    name: 'Mary Weaver',
    email_address: mail,
    phone_number: '(212) 555-0188',
  });
});

test('the number of an invoice is no telephone where one is labelled', () => {
  const document = printed([
    { text: 'Rechnung 2024-0187', y: 60, size: 14 },
    { text: 'Ann Dyer, 12 Main Street, Springfield, IL 62704', y: 84 },
    { text: 'Phone: (212) 555-0188', y: 300 },
  ]);
  expect(cardOf(document).phone_number).toBe('(212) 555-0188');
});
