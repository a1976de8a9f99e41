import { expect, test } from 'vitest';
import { isRightToLeft } from '../../../../src/layout/page/direction.ts';
import { words } from '../page.ts';

const reads = (text: string): boolean => isRightToLeft(words({ text, y: 100 }));

test('text runs from right to left when most of its words with letters do', () => {
  expect(reads('שלום עולם again')).toBe(true);
  expect(reads('שלום hello world')).toBe(false);
  expect(reads('שלום hello')).toBe(false);
});

test('numbers have no direction', () => {
  expect(reads('سلام 1403 20 300')).toBe(true);
  expect(reads('١٤ مايو ١٤٣٤ may')).toBe(false);
  expect(reads('1403 20 300')).toBe(false);
});
