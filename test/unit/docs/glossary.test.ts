import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableRows } from './code-blocks.ts';

const rows = tableRows('glossary');
const terms = rows.map(([term = '']) => term);

test('every term of docs/glossary.md leads to a file or folder that is there', () => {
  const missing = rows.flatMap(([term, , place = '']) => {
    const path = place.replaceAll('`', '');
    return path !== '' && existsSync(new URL(`../../../${path}`, import.meta.url)) ? [] : [`${term}: ${place}`];
  });
  expect(missing).toEqual([]);
});

test('its terms are in alphabetical order, each once', () => {
  const sorted = [...new Set(terms)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  expect(terms).toEqual(sorted);
  expect(terms.length).toBeGreaterThan(50);
});
