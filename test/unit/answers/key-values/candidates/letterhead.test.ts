import { describe, expect, test } from 'vitest';
import { answer } from '../../../../fixtures/answer.ts';
import type { LineSpec } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';

const asked = { company: 'name of the company that issued it', address: 'address of the company' };

const valuesOn = (lines: readonly LineSpec[]) => {
  const instruction = Object.entries(asked).map(([key, description]) => ({ key, description }));
  return answer(printed(lines), 'extract_key_value', { instruction }).json;
};

const stacked = (...texts: readonly string[]): LineSpec[] => texts.map((text, row) => ({ text, y: 60 + 13 * row }));

describe('a letterhead', () => {
  test('names the issuer and the address, without numbers of registration, telephone or tax', () => {
    const lines = stacked(
      'Harbour Bakery Ltd (1182734-K)',
      '(Reg. 200801)',
      '4, Mole Road,',
      'Port Haven 20816',
      'Tel: 555 0100',
      'VAT No. 11273341',
      'TAX INVOICE',
    );
    expect(valuesOn(lines)).toEqual({ company: ['Harbour Bakery Ltd'], address: ['4, Mole Road, Port Haven 20816'] });
  });

  test('names the issuer without the address that a comma sets behind the name on one line', () => {
    const line = 'Harbour Bakery Ltd, 4 Mole Road, Port Haven PH2 8AB';
    expect(valuesOn(stacked(line, 'Tel: 555 0100', 'TAX INVOICE'))).toMatchObject({ company: ['Harbour Bakery Ltd'] });
    expect(valuesOn(stacked('Miller Ropeworks GmbH, Hafenstr. 12, 20457 Hamburg', 'RECHNUNG'))).toMatchObject({
      company: ['Miller Ropeworks GmbH'],
    });
  });

  test('names the issuer in the biggest type where no legal form tells', () => {
    const lines = [{ text: 'Since 1912', y: 40 }, { text: 'Rose & Thistle', y: 70, size: 22 }, ...stacked().slice()];
    expect(
      valuesOn([...lines, { text: '12 Castle Street, Ayr 4711', y: 90 }, { text: 'Phone 555 0100', y: 103 }]),
    ).toEqual({
      company: ['Rose & Thistle'],
      address: ['12 Castle Street, Ayr 4711'],
    });
  });

  test('names an issuer whose legal form stands in a line of its own', () => {
    const lines = stacked('Miller Ropeworks', 'GmbH', 'Hafenstr. 12', '20457 Hamburg', 'Telefon 040 123456');
    expect(valuesOn(lines)).toEqual({ company: ['Miller Ropeworks GmbH'], address: ['Hafenstr. 12 20457 Hamburg'] });
  });

  test('names the issuer up to the sign that parts its address on one line', () => {
    const lines = stacked('Labor am Markt GmbH · Markt 3 · 79098 Freiburg', 'Befundbericht');
    expect(valuesOn(lines)).toMatchObject({ company: ['Labor am Markt GmbH'] });
  });

  test('has the branch in brackets below it, and nothing that follows at a distance', () => {
    const shop = stacked('Harbour Bakery Ltd', '4, Mole Road', 'Port Haven 20816', '(Quay Branch)');
    const later = [{ text: 'Collection Slip', y: 130 }];
    expect(valuesOn([...shop, ...later])).toMatchObject({ address: ['4, Mole Road Port Haven 20816 (Quay Branch)'] });
    expect(valuesOn([...shop.slice(0, 3), ...later])).toMatchObject({ address: ['4, Mole Road Port Haven 20816'] });
  });

  test('goes on below dirt that was taken for a mark', () => {
    const lines = stacked('Harbour Bakery Ltd', '4, Mole Road', 'Quay Side', 'Port Haven 20816');
    const dirt = { text: '.', x: 62, y: 92 };
    expect(valuesOn([...lines.slice(0, 3), dirt, ...lines.slice(3)])).toMatchObject({
      address: ['4, Mole Road Quay Side Port Haven 20816'],
    });
  });

  test('begins its address where one begins: below lines about the company, and above a town', () => {
    const about = stacked(
      'Harbour Bakery Ltd(1182734-K)',
      'Company no : 1182734-K',
      'Bread from 9',
      'GST 0042 1188 3',
      'No.4,',
      'Mole Road',
      'Port Haven 20816',
      'Phone 555 0100',
    );
    expect(valuesOn(about)).toEqual({ company: ['Harbour Bakery Ltd'], address: ['No.4, Mole Road Port Haven 20816'] });
    expect(valuesOn(stacked('Café Oulmès', 'Route de Rabat', '15000 Khemisset'))).toMatchObject({
      address: ['Route de Rabat 15000 Khemisset'],
    });
  });

  test('names an issuer in two lines where the second has but one word and its legal form', () => {
    const lines = stacked('GREEN LEAF GARDEN', 'RESTAURANT GMBH', '4, Mole Road', 'Port Haven 20816');
    expect(valuesOn(lines)).toMatchObject({ company: ['GREEN LEAF GARDEN RESTAURANT GMBH'] });
  });

  test('is not in what comes below the numbers to call, however big', () => {
    const lines = stacked('Rose and Thistle Inn', '4, Mole Road', 'Port Haven 20816', 'Tel: 555 0100');
    expect(valuesOn([...lines, { text: 'GUEST CHECK', y: 130, size: 24 }])).toMatchObject({
      company: ['Rose and Thistle Inn'],
    });
  });

  test('without an address gives none: the name is no address', () => {
    expect(valuesOn(stacked('Harbour Bakery Ltd', 'Tel: 555 0100', 'Rye loaf 4.20'))).toMatchObject({ address: [] });
  });

  test('reaches the issuer by the only e-mail address and website that the document has', () => {
    const keys = { seller_email: 'e-mail address of the seller', homepage: 'website of the company' };
    const ask = (...texts: readonly string[]) => {
      const instruction = Object.entries(keys).map(([key, description]) => ({ key, description }));
      return answer(printed(stacked(...texts)), 'extract_key_value', { instruction }).json;
    };
    const foot = '040 123456 office@miller-ropes.example http://www.miller-ropes.example';
    expect(ask('Miller Ropeworks GmbH', 'Hafenstr. 12', foot)).toEqual({
      seller_email: ['office@miller-ropes.example'],
      homepage: ['http://www.miller-ropes.example'],
    });
    const both = ask('Miller Ropeworks GmbH', 'Hafenstr. 12', foot, 'Bill to: Ada Lovelace ada@rope-buyers.example');
    expect(both).toMatchObject({ seller_email: [] });
  });
});
