import { expect, test } from 'vitest';
import { quotedTowns } from '../../../../../src/answers/entities/mentions/quoted-towns.ts';

function towns(text: string, ...lines: string[]): string[] {
  const addresses = lines.map((line) => ({ start: text.indexOf(line), end: text.indexOf(line) + line.length }));
  return quotedTowns(text, addresses).map(({ start, end }) => text.slice(start, end));
}

test('the town between the lines of a quoted address is a place', () => {
  expect(towns('> 12 Mill Lane\n> MILLTOWN\n> Finland 64389\n', '12 Mill Lane', '64389')).toEqual(['MILLTOWN']);
  expect(towns('>12 Mill Lane\n>Port Whangarei\n>64389\n', '12 Mill Lane', '64389')).toEqual(['Port Whangarei']);
});

test('other text between two addresses is none', () => {
  expect(towns('> 12 Mill Lane\n> we saw 4 of them\n> 64389\n', '12 Mill Lane', '64389')).toEqual([]);
  expect(towns('12 Mill Lane\nMilltown\n64389\n', '12 Mill Lane', '64389')).toEqual([]);
});
