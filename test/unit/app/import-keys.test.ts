import { expect, test } from 'vitest';
import { importedKeys } from '../../../src/app/results/import-keys.ts';

const lines = async (text: string): Promise<string[]> =>
  (await importedKeys(text)).map(({ key, description }) => `${key}: ${description}`);

test('keys come from the JSON that requests take', async () => {
  expect(await lines('{"Total": "The amount to pay", "Seller": "", "Odd": 3}')).toEqual([
    'Total: The amount to pay',
    'Seller: ',
    'Odd: ',
  ]);
});

test('keys come from CSV, with or without a head, between commas, semicolons or tabs', async () => {
  const expected = ['Total: The amount, with its currency', 'Seller: '];
  expect(await lines('key,description\r\nTotal,"The amount, with its currency"\r\nSeller\r\n')).toEqual(expected);
  expect(await lines('Total;The amount, with its currency\nSeller;\n')).toEqual(expected);
  expect(await lines('Total\tThe amount, with its currency\nSeller\t\n\n')).toEqual(expected);
});

test('a key that is given twice is looked for once, and a text without keys has none', async () => {
  expect(await lines('Total,first\n Total ,second')).toEqual(['Total: second']);
  expect(await lines('{"broken": ')).toEqual([]);
  expect(await lines('')).toEqual([]);
});
