import { expect, test } from 'vitest';
import { sectionsOfText } from '../../../../src/answers/sections/sections.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { Block } from '../../../../src/document/block.ts';
import { flowing, heading, paragraph, run } from '../documents.ts';

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
