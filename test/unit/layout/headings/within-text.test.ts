import { expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** An address in large type between a title and small print, its second line in another font. */
const address = (second: Partial<LineSpec>): LineSpec[] => [
  { text: 'Meeting of the board', y: 60, size: 18, family: 'Sans' },
  { text: 'Harbour Works', y: 100, size: 12, family: 'Sans' },
  { text: '88 Hill Street', y: 114, size: 13.5, family: 'Serif', ...second },
  { text: 'Cedar Valley, OR 97001', y: 128, size: 12, family: 'Sans' },
  ...prose(20, 200).map((line) => ({ ...line, size: 8 })),
];
const isHeading = (second: Partial<LineSpec>): boolean =>
  blocksOf(page(address(second))).some((block) => block.kind === 'heading' && textOf(block.runs).startsWith('88'));

test('a line of an address in another font is no heading', () => {
  expect(isHeading({})).toBe(false);
});

test.each<[string, Partial<LineSpec>]>([
  ['larger', { size: 16 }],
  ['bolder', { weight: 700 }],
])('a %s line between others may be one', (_, second) => {
  expect(isHeading(second)).toBe(true);
});
