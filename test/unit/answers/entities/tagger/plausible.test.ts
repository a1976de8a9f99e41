import { expect, test } from 'vitest';
import { isPlausible } from '../../../../../src/answers/entities/tagger/plausible.ts';

test.each([
  'Ann McDonald',
  "Sean O'Brien",
  'J.-P. de La Tour',
  'Danny DeVito',
  'MARÍA LÓPEZ',
  'Zoë van ’t Hoff',
  'Raimundo "Mundinho" Teles',
])('%s can be a person', (name) => {
  expect(isPlausible(name, 'PERSON')).toBe(true);
});

test.each([
  'getUserName',
  'C.F.',
  'N. I. F.',
  'DOMParser',
  'user_name',
  'Ann = Bob',
  'Ann "Bob',
  'make -G "Unix Makefiles',
  '--author Ann',
  'Ann3',
  'a/b',
  'B.',
  'alpha.tgz',
  'Tinetta    Lorian',
  'packwalk - Random',
])('%s cannot be a person', (text) => {
  expect(isPlausible(text, 'PERSON')).toBe(false);
});

test('organisations may be written like identifiers', () => {
  expect(isPlausible('YouTube', 'ORGANIZATION')).toBe(true);
});

test.each(['PERSON', 'ORGANIZATION', 'LOCATION'] as const)('words of scripts without capitals are no %s', (type) => {
  for (const text of ['우리는 오늘', 'សួស្តី', 'မင်္ဂလာပါ', 'مرحبا']) expect(isPlausible(text, type)).toBe(false);
});
