import { expect, test } from 'vitest';
import { counts } from '../../../src/app/results/views.ts';

test('the tab of the key-values counts the values that are shown, and not a key that was not found', () => {
  const json = { Fee: ['10', '20'], Total: ['30'], Captain: [] };
  expect(counts.keyValues?.({ json, pageCount: 1 })).toBe(3);
});
