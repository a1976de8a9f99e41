import { describe, expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { cell, flowing, item, list, paragraph, printed, run, table } from '../documents.ts';
import { checkBox, form } from './form.ts';

const valuesOf = (document: Document, ...keys: readonly (string | readonly [key: string, description: string])[]) => {
  const instruction = keys.map((key) =>
    typeof key === 'string' ? { key, description: '' } : { key: key[0], description: key[1] },
  );
  return answer(document, 'extract_key_value', { instruction }).json;
};

describe('a check box', () => {
  const insured = flowing(paragraph('☒ Insured by the carrier'), paragraph('☐ Fragile goods'));

  test('answers a question by yes or no, and cites the words that it stands at', () => {
    const asked = [{ key: 'Fragile goods?', description: '' }];
    const { json, evidence } = answer(printed([{ text: '☐ Fragile goods', y: 100 }]), 'extract_key_value', {
      instruction: asked,
      includeEvidence: true,
    });
    expect(json).toEqual({ 'Fragile goods?': ['no'] });
    expect(evidence?.[0]?.boxes).toHaveLength(1);
    expect(valuesOf(insured, 'Insured?', ['fragile', 'whether the goods are fragile'])).toEqual({
      'Insured?': ['yes'],
      fragile: ['no'],
    });
  });

  test('answers nothing that is no question of yes or no', () => {
    expect(valuesOf(insured, ['carrier', 'name of the carrier'], ['insured', 'the sum that is insured'])).toEqual({
      carrier: [],
      insured: [],
    });
  });

  test.each([
    'Collect: ☐ Deliver: ☑',
    'Collect: [ ] Deliver: [x]',
    '[ ] Collect [X] Deliver',
    '( ) Collect ( X ) Deliver',
    '□ Collect ✓ Deliver',
  ])('stands before or behind its text: %s', (text) => {
    expect(valuesOf(flowing(paragraph(text)), 'Collect?', 'Deliver?')).toEqual({
      'Collect?': ['no'],
      'Deliver?': ['yes'],
    });
  });

  test('is never the value of the label beside it', () => {
    const document = printed([
      { text: 'Warranty', y: 100 },
      { text: '☐', x: 200, y: 100 },
    ]);
    expect(valuesOf(document)).toEqual({});
    expect(valuesOf(document, 'Warranty?')).toEqual({ 'Warranty?': ['no'] });
  });
});

describe('a group of check boxes', () => {
  test.each([
    ['on one line', flowing(paragraph('Filing status: ☐ Single ☒ Married ☐ Widowed'))],
    ['on lines of their own', flowing(paragraph('Filing status:'), paragraph('☐ Single'), paragraph('☒ Married'))],
    [
      'in a list',
      flowing(
        paragraph('Filing status:'),
        list(
          { ...item('', paragraph('Single')), checked: false },
          { ...item('', paragraph('Married')), checked: true },
        ),
      ),
    ],
    ['in cells', flowing(table([cell('Filing status'), cell('☐ Single'), cell('☒ Married')]))],
  ])('%s gives the text of the one that is checked', (_, document) => {
    expect(valuesOf(document, 'filing_status')).toEqual({ filing_status: ['Married'] });
    expect(valuesOf(document)).toMatchObject({ 'Filing status': ['Married'] });
  });

  test('of yes and no gives the one that is checked as printed', () => {
    const document = flowing(paragraph('Are you a resident? ☐ Yes ☒ No'), paragraph('Smoker: Ja ☒ Nein ☐'));
    expect(valuesOf(document, ['resident', 'whether the person is a resident'], 'smoker?')).toEqual({
      resident: ['No'],
      'smoker?': ['Ja'],
    });
  });

  test('gives all that are checked, and nothing where none is', () => {
    const document = flowing(paragraph('Transport: ☒ Road ☐ Rail ☒ Sea'), paragraph('Packing: ☐ Crate ☐ Pallet'));
    expect(valuesOf(document, 'transport', 'packing')).toEqual({ transport: ['Road', 'Sea'], packing: [] });
  });
});

describe('what the file declares', () => {
  test('names check boxes and radio buttons by their tooltips and names', () => {
    const lines = [
      { text: 'I accept the terms', x: 90, y: 90 },
      { text: 'Monthly', x: 90, y: 120 },
      { text: 'Yearly', x: 190, y: 120 },
    ];
    const fields = [
      checkBox(72, 82, true, { title: 'Terms of use accepted' }),
      checkBox(72, 112, false, { kind: 'radio button', name: 'billing_cycle' }),
      checkBox(172, 112, true, { kind: 'radio button', name: 'billing_cycle' }),
    ];
    const document = printed(form({ lines, fields }));
    expect(valuesOf(document, 'Terms of use accepted?', 'billing_cycle', 'I accept the terms?')).toEqual({
      'Terms of use accepted?': ['yes'],
      billing_cycle: ['Yearly'],
      'I accept the terms?': ['yes'],
    });
  });

  test('names the check box of a content control', () => {
    const field = { kind: 'check box', name: 'gdpr', title: 'Consent to storage', checked: true } as const;
    const document = flowing({ kind: 'paragraph', page: 1, runs: [run('☑', { field }), run('I agree')] });
    expect(valuesOf(document, 'Consent to storage?')).toEqual({ 'Consent to storage?': ['yes'] });
  });
});

test('questions that follow one another on one line each have their own answer', () => {
  const line = printed([{ text: 'School meals: ☒ Sí ☐ No Transport: ☐ Sí ☒ No', y: 100 }]);
  expect(valuesOf(line, 'school meals', 'transport')).toEqual({ 'school meals': ['Sí'], transport: ['No'] });
});
