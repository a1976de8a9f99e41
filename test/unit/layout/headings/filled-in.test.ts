import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/document/form-field.ts';
import { textOf } from '../../../../src/document/text.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, page, words } from '../page.ts';

const LABELS = ['Name of the ship', 'Port of registry', 'Owner of the ship', 'Master of the ship'];
const label = (text: string, index: number): LineSpec => ({ text, y: 100 + 60 * index });
const value = (text: string, index: number): LineSpec => ({ text, x: 80, y: 122 + 60 * index, size: 6 + 5 * index });
const VALUES = ['Northern Star', 'Bergen', 'Hansen Lines', 'Berit Olsen'].map(value);

const headings = (isForm: boolean): string[] => {
  const filled = VALUES.map(words);
  const fields = filled.map(
    (own): FormField => ({ kind: 'text', name: '', title: '', box: [72, 0, 400, 20], words: own }),
  );
  const all = LABELS.flatMap((text, index) => [...words(label(text, index)), ...(filled[index] ?? [])]);
  const blocks = blocksOf(page([], { words: all, ...(isForm && { fields }) }));
  return blocks.flatMap((block) => (block.kind === 'heading' ? [textOf(block.runs)] : []));
};

test('what people fill in is no heading, however large, nor is a label above something small', () => {
  expect(headings(true)).toEqual([]);
});

test('large lines that are printed may be headings', () => {
  expect(headings(false)).not.toEqual([]);
});
