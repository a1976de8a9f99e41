import { expect, test } from 'vitest';
import { page } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

test('a letter is addressed to whom its window names, below the line of its sender', () => {
  const letter = printed([
    { text: 'Spaarbank Zuiderzee N.V.', x: 330, y: 60, size: 14 },
    { text: 'Havenkade 3', x: 330, y: 76 },
    { text: '1621 HK Hoorn', x: 330, y: 88 },
    { text: 'Tel. 0229 555 010', x: 330, y: 100 },
    { text: 'Spaarbank Zuiderzee · Havenkade 3 · 1621 HK Hoorn', y: 130, size: 7 },
    { text: 'Drukkerij Vermeulen B.V.', y: 146 },
    { text: 'Mevrouw Jansen', y: 158 },
    { text: 'Lindelaan 21', y: 170 },
    { text: '3511 AB Utrecht', y: 182 },
    { text: 'Factuur', y: 240, size: 16 },
  ]);
  const asked = {
    buyer: 'company that the invoice is addressed to',
    phone: 'telephone number',
    seller: 'company that issued the invoice',
  };
  expect(valuesOf(letter, asked)).toEqual({
    buyer: ['Drukkerij Vermeulen B.V.'],
    phone: ['0229 555 010'],
    seller: ['Spaarbank Zuiderzee N.V.'],
  });
});

test('a letter that was recognised has its window too where the points between the parts of its sender are lost', () => {
  const { words, ...rest } = page([
    { text: 'Spaarbank Zuiderzee Havenkade 3 1621 HK Hoorn', y: 130, size: 7 },
    { text: 'Drukkerij Vermeulen B.V.', y: 146 },
    { text: 'Lindelaan 21', y: 158 },
    { text: '3511 AB Utrecht', y: 170 },
  ]);
  const asked = { buyer: 'company that the invoice is addressed to' };
  const read = { ...rest, source: 'ocr' as const, words: words.map((word) => ({ ...word, confidence: 0.9 })) };
  expect(valuesOf(printed(read), asked)).toEqual({ buyer: ['Drukkerij Vermeulen B.V.'] });
});

test('the address of a party is no name of it', () => {
  const lines = [
    { text: 'Buyer: Lindelaan 21, 3511 AB Utrecht', y: 60 },
    { text: 'Seller: Halle 4 Theaterbedarf', y: 80 },
  ];
  const asked = { buyer: 'who bought it', seller: 'who sold it' };
  expect(valuesOf(printed(lines), asked)).toEqual({ buyer: [], seller: ['Halle 4 Theaterbedarf'] });
});

test('a party is named behind its caption, its address below', () => {
  const lines = [
    { text: 'Facturé à Librairie Morel', y: 120 },
    { text: '8 rue des Tanneurs, 37000 Tours', y: 133 },
  ];
  expect(valuesOf(printed(lines), { 'facturé à': '' })).toEqual({ 'facturé à': ['Librairie Morel'] });
});

test('nobody is named where a page has neither window nor caption', () => {
  const lines = [
    { text: 'Havenkade 3 – 1621 HK Hoorn', y: 60 },
    { text: 'Opening hours of the library', y: 80 },
  ];
  expect(valuesOf(printed(lines), { buyer: 'who bought it' })).toEqual({ buyer: [] });
});

test('the captions of parties side by side name the blocks below them, without whom to ask there', () => {
  const block = (x: number, ...texts: readonly string[]) => texts.map((text, row) => ({ text, x, y: 100 + 12 * row }));
  const order = printed([
    { text: 'PURCHASE ORDER', y: 60 },
    ...block(72, 'VENDOR', 'Pine Optics LLC', 'Attn: Sales Desk', '77 Mole Road', 'Port Haven, NY 14604'),
    ...block(330, 'SHIP TO', 'Alder Mills Inc.', 'Dock 4', '1192 Quay Road', 'Port Haven, NY 14607'),
  ]);
  const asked = { vendor: 'company that sells', vendor_address: '', shipping_address: '' };
  expect(valuesOf(order, asked)).toEqual({
    vendor: ['Pine Optics LLC'],
    vendor_address: ['77 Mole Road Port Haven, NY 14604'],
    shipping_address: ['Dock 4 1192 Quay Road Port Haven, NY 14607'],
  });
});

test('a letter is addressed to the block whose postcode stands alone below the town', () => {
  const bill = printed([
    { text: 'Brightfell Energy plc', x: 330, y: 60, size: 14 },
    { text: 'Mrs Ada Marsh', y: 100 },
    { text: '22 Beckett Row', y: 112 },
    { text: 'Sheffield', y: 124 },
    { text: 'S7 2DR', y: 136 },
    { text: 'Your bill', y: 190, size: 16 },
  ]);
  expect(valuesOf(bill, { customer: 'who the bill is for' })).toEqual({ customer: ['Mrs Ada Marsh'] });
});
