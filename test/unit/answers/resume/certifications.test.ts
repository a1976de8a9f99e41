import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { flowing, heading, item, list, paragraph, printed, run } from '../documents.ts';

const certificatesOf = (document: Document) =>
  (answer(document, 'extract_resume_key_value').json as { certifications: unknown[] }).certifications;

const certificates = (...blocks: readonly Block[]) =>
  certificatesOf(
    flowing(heading('Education'), paragraph('University of London'), heading('Certifications'), ...blocks),
  );

const bold = (text: string, rest = ''): Block => ({
  kind: 'paragraph',
  page: 1,
  runs: [run(text, { bold: true }), ...(rest === '' ? [] : [run(rest)])],
});
const bullets = (...texts: readonly string[]): Block => list(...texts.map((text) => item('•', paragraph(text))));

/** A printed resume with these lines, from 170 points down, as its certificates. */
const resumeWith = (rows: readonly LineSpec[]): Document =>
  printed([
    { text: 'Ada Lovelace', y: 50, size: 22, weight: 700 },
    { text: 'Education', y: 90, size: 16, weight: 700 },
    { text: 'University of London', y: 110 },
    { text: 'Certifications', y: 150, size: 16, weight: 700 },
    ...rows,
  ]);

describe('a certificate', () => {
  const weaving = { name: 'Certified Weaver - Professional', issuer: 'Guild of Weavers', date: '2018-05-01' };

  test.each([
    ['a comma', ', Guild of Weavers, May 2018'],
    ['a dash', ' – Guild of Weavers (May 2018)'],
    ['a stroke', ' | Guild of Weavers | May 2018'],
    ['a label', ', Issued by: Guild of Weavers, Issued on: May 2018'],
  ])('keeps a name with a dash in it before %s', (_, rest) => {
    expect(certificates(bold('Certified Weaver - Professional', rest))).toEqual([weaving]);
  });

  test('keeps a grade behind a dash in its name where no style tells', () => {
    expect(certificates(bullets('Certified Weaver - Professional, Guild of Weavers, May 2018'))).toEqual([weaving]);
    expect(certificates(bullets('Certified Weaver - Professional'))).toEqual([
      { name: 'Certified Weaver - Professional', issuer: null, date: null },
    ]);
  });

  test('has its issuer and its date below it', () => {
    const blocks = [
      bold('Certified Weaver'),
      paragraph('Issuer: Guild of Weavers'),
      paragraph('Issued on: 2018-05-01'),
      bold('Tables, Sines and Logarithms'),
      paragraph('Issuer: Royal Society'),
      paragraph('Issued on: 2019-06-01'),
    ];
    expect(certificates(...blocks)).toEqual([
      { name: 'Certified Weaver', issuer: 'Guild of Weavers', date: '2018-05-01' },
      { name: 'Tables, Sines and Logarithms', issuer: 'Royal Society', date: '2019-06-01' },
    ]);
  });

  test('is one on each line where all lines are alike', () => {
    expect(certificates(paragraph('Certified Weaver'), paragraph('Licensed Miller'), paragraph('First Aid'))).toEqual(
      ['Certified Weaver', 'Licensed Miller', 'First Aid'].map((name) => ({ name, issuer: null, date: null })),
    );
  });

  test('is cut where its siblings are', () => {
    expect(
      certificates(
        bullets(
          'Weaving, Dyeing and Fulling - Guild of Weavers',
          'Milling - Guild of Millers',
          'Printing - Stationers',
        ),
      ),
    ).toEqual([
      { name: 'Weaving, Dyeing and Fulling', issuer: 'Guild of Weavers', date: null },
      { name: 'Milling', issuer: 'Guild of Millers', date: null },
      { name: 'Printing', issuer: 'Stationers', date: null },
    ]);
  });

  test('may stand behind its issuer', () => {
    expect(
      certificates(bullets('Academy of Weavers — Advanced Weaving, 2018', 'Institute of Dyers — Madder, 2019')),
    ).toEqual([
      { name: 'Advanced Weaving', issuer: 'Academy of Weavers', date: '2018-01-01' },
      { name: 'Madder', issuer: 'Institute of Dyers', date: '2019-01-01' },
    ]);
  });

  test('is named by a line that says more of who issued it', () => {
    const blocks = [bold('Board of the Weavers Guild — Madder'), paragraph('2018')];
    expect(certificates(...blocks)).toEqual([
      { name: 'Madder', issuer: 'Board of the Weavers Guild', date: '2018-01-01' },
    ]);
    expect(certificates(paragraph('Academy of Weavers'), paragraph('2018'))).toEqual([
      { name: 'Academy of Weavers', issuer: null, date: '2018-01-01' },
    ]);
  });

  test('is a row of columns', () => {
    const rows = [
      ['Certified Weaver', 'Guild of Weavers', '2018'],
      ['Drawing', 'Academy of Arts', '2019'],
    ].flatMap(([name = '', issuer = '', date = ''], index) => [
      { text: name, y: 170 + 16 * index },
      { text: issuer, y: 170 + 16 * index, x: 260 },
      { text: date, y: 170 + 16 * index, x: 450 },
    ]);
    expect(certificatesOf(resumeWith(rows))).toEqual([
      { name: 'Certified Weaver', issuer: 'Guild of Weavers', date: '2018-01-01' },
      { name: 'Drawing', issuer: 'Academy of Arts', date: '2019-01-01' },
    ]);
  });

  test('has no abbreviation of its name as issuer, nor its number', () => {
    const blocks = [bold('Certified Loom Master (CLM)'), paragraph('Credential ID: 4711-AB')];
    expect(certificates(...blocks)).toEqual([{ name: 'Certified Loom Master (CLM)', issuer: null, date: null }]);
  });

  test('is told from its issuer by its bold type on a page', () => {
    const rows = [
      ['Certified Weaver', 'Guild of Weavers', 'May 2018'],
      ['Sines, Tables and Logarithms', 'Royal Society', 'June 2019'],
    ].flatMap(([name = '', issuer = '', date = ''], index) => [
      { text: name, y: 170 + 40 * index, weight: 700 },
      { text: date, y: 170 + 40 * index, x: 450 },
      { text: issuer, y: 184 + 40 * index },
    ]);
    expect(certificatesOf(resumeWith(rows))).toEqual([
      { name: 'Certified Weaver', issuer: 'Guild of Weavers', date: '2018-05-01' },
      { name: 'Sines, Tables and Logarithms', issuer: 'Royal Society', date: '2019-06-01' },
    ]);
  });
});
