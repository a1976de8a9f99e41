import { describe, expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import type { FieldDeclaration } from '../../../../src/document/form-field.ts';
import { answer } from '../../../fixtures/answer.ts';
import { cell, flowing, printed, run, table } from '../documents.ts';
import { form, rule, textField } from './form.ts';

const valuesOf = (document: Document, ...keys: readonly string[]) =>
  answer(document, 'extract_key_value', { instruction: keys.map((key) => ({ key, description: '' })) }).json;

describe('a field of a form', () => {
  test('is found by its tooltip, by its name and by its caption', () => {
    const fields = [
      textField(200, 80, 200, 'Ada Lovelace', { title: 'Name of the owner', name: 'form1[0].p1[0].f_01[0]' }),
      textField(200, 120, 200, 'A-4711', { name: 'form1[0].txtPolicyNumber[0]' }),
      textField(200, 160, 200, 'Turin', { name: 'undefined_3' }),
    ];
    const lines = [{ text: 'Place of birth', x: 110, y: 170 }];
    const document = printed(form({ lines, fields }));
    expect(valuesOf(document, 'owner name', 'policy_number', 'place of birth')).toEqual({
      'owner name': ['Ada Lovelace'],
      policy_number: ['A-4711'],
      'place of birth': ['Turin'],
    });
    expect(valuesOf(document)).toEqual({
      'Name of the owner': ['Ada Lovelace'],
      'Policy Number': ['A-4711'],
      'Place of birth': ['Turin'],
    });
  });

  test('has its value whole, line by line, and nothing that is printed beside it', () => {
    const box = textField(100, 80, 200, '12 Mill Lane', { title: 'Address' });
    const second = textField(100, 94, 200, 'Leeds LS1 4DY').words;
    const address = { ...box, box: [100, 80, 300, 108] as const, words: [...box.words, ...second] };
    const lines = [{ text: 'No post office box', x: 250, y: 90 }];
    expect(valuesOf(printed(form({ lines, fields: [address] })), 'address')).toEqual({
      address: ['12 Mill Lane Leeds LS1 4DY'],
    });
  });

  test('that is empty leaves its caption without a value', () => {
    const fields = [textField(72, 94, 200, '', { name: 'f_1' }), textField(72, 124, 200, 'Turin', { name: 'f_2' })];
    const lines = [
      { text: 'Maiden name', y: 90 },
      { text: 'Town', y: 120 },
    ];
    const document = printed(form({ lines, fields }));
    expect(valuesOf(document, 'maiden name', 'town')).toEqual({ 'maiden name': [], town: ['Turin'] });
  });
});

describe('captions', () => {
  test('in boxes stand above their fields, whatever is in the next box', () => {
    const lines = [
      { text: '1 Vessel', x: 74, y: 80, size: 7 },
      { text: '2 Port of loading', x: 274, y: 80, size: 7 },
      { text: '3 Carrier', x: 74, y: 110, size: 7 },
      { text: '4 Port of discharge', x: 274, y: 110, size: 7 },
    ];
    const values = ['Aurora', 'Rotterdam', 'North Line', 'Bergen'] as const;
    const fields = values.map((value, index) => textField(72 + 200 * (index % 2), index < 2 ? 84 : 114, 190, value));
    const rules = [70, 100, 130].map((y) => rule(70, y, 470, y));
    const upright = [70, 270, 470].map((x) => rule(x, 70, x, 130));
    const document = printed(form({ lines, fields, rules: [...rules, ...upright] }));
    expect(valuesOf(document, 'vessel', 'port of loading', 'carrier', 'port of discharge')).toEqual({
      vessel: ['Aurora'],
      'port of loading': ['Rotterdam'],
      carrier: ['North Line'],
      'port of discharge': ['Bergen'],
    });
  });

  test('below the lines that people write on name what is written there', () => {
    const lines = [
      { text: 'Read and agreed at the day given below.', y: 60 },
      { text: 'Name of the tenant', x: 74, y: 132, size: 7 },
      { text: 'Date of signature', x: 304, y: 132, size: 7 },
      { text: 'Name of the landlord', x: 74, y: 182, size: 7 },
    ];
    const fields = [
      textField(72, 108, 200, 'Grace Hopper'),
      textField(302, 108, 120, '3 June 2024'),
      textField(72, 158, 200, 'Alan Turing'),
    ];
    const rules = [rule(72, 123, 272, 123), rule(302, 123, 422, 123), rule(72, 173, 272, 173)];
    const document = printed(form({ lines, fields, rules }));
    expect(valuesOf(document, 'tenant name', 'landlord name', 'date of signature')).toEqual({
      'tenant name': ['Grace Hopper'],
      'landlord name': ['Alan Turing'],
      'date of signature': ['3 June 2024'],
    });
  });

  test('of further lines of a numbered box stand under that of the box', () => {
    const lines = [
      { text: '4 Registered office', x: 74, y: 80, size: 7 },
      { text: 'Town and postcode', x: 84, y: 110, size: 7 },
      { text: '5 Place of business', x: 74, y: 140, size: 7 },
      { text: 'Town and postcode', x: 84, y: 170, size: 7 },
    ];
    const values = ['1 Quay Street', 'Bristol BS1 4DJ', '7 High Road', 'Bath BA1 1AA'];
    const fields = values.map((value, index) => textField(72, 84 + 30 * index, 300, value));
    const rules = [70, 100, 130, 160, 190].map((y) => rule(70, y, 400, y));
    const document = printed(form({ lines, fields, rules }));
    expect(valuesOf(document, 'registered_office_town', 'place_of_business_town')).toEqual({
      registered_office_town: ['Bristol BS1 4DJ'],
      place_of_business_town: ['Bath BA1 1AA'],
    });
  });

  test('are known by what they have in brackets', () => {
    const lines = [{ text: '5 National insurance number (NINO), if you have one (see notes)', y: 80 }];
    const fields = [textField(72, 86, 200, 'QQ 12 34 56 C')];
    expect(valuesOf(printed(form({ lines, fields })), 'NINO')).toEqual({ NINO: ['QQ 12 34 56 C'] });
  });
});

describe('a form of Word', () => {
  const field = (declared: Partial<FieldDeclaration>): FieldDeclaration => ({
    kind: 'text',
    name: '',
    title: '',
    ...declared,
  });
  const line = (...runs: readonly ReturnType<typeof run>[]) => ({ kind: 'paragraph' as const, page: 1, runs });

  test('has values under the titles of its controls, their tags, and what stands before them', () => {
    const document = flowing(
      line(run('Between '), run('Ada Lovelace', { field: field({ title: 'Tenant' }) }), run('and')),
      line(run('Rent:'), run('$900', { field: field({ name: 'monthly_rent' }) }), run('a month')),
      line(run('Deposit'), run('$1,800', { field: field({}) })),
    );
    expect(valuesOf(document, 'tenant', 'monthly rent', 'rent', 'deposit')).toEqual({
      tenant: ['Ada Lovelace'],
      'monthly rent': ['$900'],
      rent: ['$900'],
      deposit: ['$1,800'],
    });
  });

  test('has no value where it tells people what to enter', () => {
    const hint = run('Click or tap here to enter text.', { field: field({ title: 'Tenant', isPlaceholder: true }) });
    const document = flowing(line(run('Tenant:'), hint));
    expect(valuesOf(document, 'tenant')).toEqual({ tenant: [] });
    expect(valuesOf(document)).toEqual({});
  });

  test('in a table keeps the labels of the table', () => {
    const value = { blocks: [line(run('17', { field: field({}) }))] };
    expect(valuesOf(flowing(table([cell('Order'), cell('', value)])), 'order')).toEqual({ order: ['17'] });
  });
});
