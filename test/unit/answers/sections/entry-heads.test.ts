import { expect, test } from 'vitest';
import { sectionsOfText } from '../../../../src/answers/sections/sections.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { Block } from '../../../../src/document/block.ts';
import { flowing, heading, paragraph, printed, run } from '../documents.ts';

const bold = (text: string): Block => ({ kind: 'paragraph', page: 1, runs: [run(text, { bold: true })] });
const headings = (...blocks: readonly Block[]): string[] =>
  sectionsOfText(plainText(flowing(...blocks))).map(({ name, heading }) => `${name}: ${heading}`);

test('heads of entries that are set as headings begin no sections', () => {
  const found = headings(
    bold('Experience'),
    bold('Old Mill Smithy'),
    paragraph('2016 – 2021'),
    bold('Education'),
    bold('Hereford College'),
    paragraph('2008 – 2012'),
    bold('Skills'),
    paragraph('Farriery'),
  );
  expect(found).toEqual(
    expect.arrayContaining(['work_experience: Experience', 'education: Education', 'skills: Skills']),
  );
  expect(found.filter((name) => name.startsWith('other'))).toEqual([]);
});

test('a heading of no known wording ends the section before it, where headings alone are set as it is', () => {
  const found = headings(
    bold('Experience'),
    paragraph('Old Mill Smithy'),
    paragraph('2016 – 2021'),
    bold('Horses I have shod'),
    paragraph('Blaze, Nutmeg and Thunder'),
    bold('Skills'),
    paragraph('Farriery'),
  );
  expect(found).toContain('other: Horses I have shod');
});

test('a heading of no known wording ends with a colon where the others do', () => {
  const found = (ends: string) =>
    headings(
      bold(`Experience${ends}`),
      paragraph('Old Mill Smithy'),
      bold('Horses I have shod:'),
      paragraph('Blaze, Nutmeg and Thunder'),
      bold(`Skills${ends}`),
      paragraph('Farriery'),
    );
  expect(found(':')).toContain('other: Horses I have shod:');
  expect(found('')).not.toContain('other: Horses I have shod:');
});

test.each([
  'Kassel, 3. Mai 2024',
  'Wien, den 03.05.2024',
  'Lyon, le 3 mai 2024',
  'Kraków, dnia 3 maja 2024',
  'London, 3 May 2024',
])('where and when a resume was signed is in no section: «%s»', (signed) => {
  const document = printed([
    { text: 'Skills', x: 50, y: 100, size: 14, weight: 700 },
    { text: 'Farriery', x: 50, y: 120 },
    { text: signed, x: 50, y: 180 },
  ]);
  const [{ body } = { body: [] }] = sectionsOfText(plainText(document)).filter(({ name }) => name === 'skills');
  expect(body.map(({ text }) => text)).toEqual(['Farriery']);
});

test('a place and a date on the line below an entry are of that entry', () => {
  const document = printed([
    { text: 'Certifications', x: 50, y: 100, size: 14, weight: 700 },
    { text: 'Welding of pipes', x: 50, y: 120 },
    { text: 'Kassel, 3. Mai 2024', x: 50, y: 133 },
  ]);
  expect(sectionsOfText(plainText(document)).flatMap(({ body }) => body.map(({ text }) => text))).toContain(
    'Kassel, 3. Mai 2024',
  );
});

test('a label of a list within a section, smaller than headings are, begins no section', () => {
  const found = headings(
    heading('Education'),
    paragraph('Hereford College'),
    bold('Courses'),
    paragraph('Hot shoeing'),
    heading('Skills'),
    paragraph('Farriery'),
  );
  expect(found).toEqual(['education: Education', 'skills: Skills']);
});

test('items in the look of headings begin no sections where these alone have space above them', () => {
  const line = (text: string, y: number) => ({ text, x: 50, y, size: 11 });
  const document = printed([
    line('About', 100),
    line('A smith of the old school', 114),
    line('Hot work', 150),
    line('Fullering', 164),
    line('Punching', 178),
    line('Drawing down', 192),
    line('Cold work', 228),
    line('Filing', 242),
    line('Nailing', 256),
    line('Languages', 292),
    line('Welsh', 306),
    line('Interests', 342),
    line('Bells', 356),
  ]);
  const found = sectionsOfText(plainText(document), document.pages).map(({ name, heading }) => `${name}: ${heading}`);
  expect(found).toEqual([
    'summary: About',
    'other: Hot work',
    'other: Cold work',
    'other: Languages',
    'other: Interests',
  ]);
});
