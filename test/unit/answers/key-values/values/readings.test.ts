import { describe, expect, test } from 'vitest';
import { type LineSpec, page } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

/** Lines as recognition reads them. */
const scanned = (...lines: readonly LineSpec[]) => {
  const { words, ...rest } = page(lines);
  return printed({ ...rest, source: 'ocr', words: words.map((word) => ({ ...word, confidence: 0.9 })) });
};

const stacked = (...texts: readonly string[]): LineSpec[] => texts.map((text, row) => ({ text, y: 60 + 13 * row }));
const company = { company: 'name of the company that issued it' };

describe('on a scan', () => {
  test.each([
    ['Harbour Bakery (N) SON BHD', 'Harbour Bakery (N) SDN BHD'],
    ['Harbour Bakery Sdn. Bnd.', 'Harbour Bakery Sdn. Bhd.'],
    ['HARBOUR BAKERY PTY LID', 'HARBOUR BAKERY PTY LTD'],
  ])('one word of a legal form tells the other: %s', (read, meant) => {
    const lines = stacked(read, '4, Mole Road,', 'Port Haven 20816', 'Tel: 555 0100');
    expect(valuesOf(scanned(...lines), company)).toEqual({ company: [meant] });
  });

  test('a name that is no more than like a legal form stays as it is read', () => {
    for (const name of ['Harbour Son & Bird', 'Sonny Bhd', 'Miller SON']) {
      expect(valuesOf(scanned(...stacked(`Seller: ${name}`)), { seller: '' })).toEqual({ seller: [name] });
    }
  });

  test('the sign before two last digits parts off decimals, whatever it is read as', () => {
    const bill = scanned(...stacked('Freight: 1,893,11', 'Duty: 2.104.730,55', 'Postage: 12,50'));
    expect(valuesOf(bill, { freight: '', duty: '', postage: '' })).toEqual({
      freight: ['1,893.11'],
      duty: ['2.104.730,55'],
      postage: ['12,50'],
    });
  });

  test('letters whose capitals differ by their height alone are capitals behind the figures of a number', () => {
    const bill = scanned(...stacked('Voyage number: 214w', 'Order number: 88-17a'));
    expect(valuesOf(bill, { voyage_number: '', order_number: '' })).toEqual({
      voyage_number: ['214W'],
      order_number: ['88-17a'],
    });
  });

  test('a number that is read as two words has the space that is printed', () => {
    const label: LineSpec = { text: 'VAT number:', y: 100 };
    const [letters, near, far] = [
      { text: 'DE', x: 200, y: 100 },
      { text: '136695976', x: 211.5, y: 100 },
      { text: '136695976', x: 213, y: 100 },
    ];
    const asked = { vat_number: '' };
    expect(valuesOf(scanned(label, letters, near), asked)).toEqual({ vat_number: ['DE136695976'] });
    expect(valuesOf(scanned(label, letters, far), asked)).toEqual({ vat_number: ['DE 136695976'] });
  });
});

test('what a file says itself is never mended', () => {
  const bill = printed(stacked('Seller: Harbour Bakery SON BHD', 'Freight: 1,893,11', 'Voyage number: 214w'));
  expect(valuesOf(bill, { seller: '', voyage_number: '' })).toEqual({
    seller: ['Harbour Bakery SON BHD'],
    voyage_number: ['214w'],
  });
});
