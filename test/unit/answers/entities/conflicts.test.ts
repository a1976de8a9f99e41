import { expect, test } from 'vitest';
import type { Candidate } from '../../../../src/answers/entities/candidate.ts';
import { withoutOverlaps } from '../../../../src/answers/entities/conflicts.ts';

const candidate = (type: string, start: number, end: number, more: Partial<Candidate<string>> = {}) => ({
  type,
  start,
  end,
  score: 0.5,
  rule: type,
  ...more,
});

const kept = (...candidates: Candidate<string>[]): string[] => {
  const types = withoutOverlaps(candidates).map(({ type }) => type);
  expect(withoutOverlaps(candidates.toReversed()).map(({ type }) => type)).toEqual(types);
  return types;
};

test('right check digits win over a higher score', () => {
  expect(kept(candidate('FORM', 0, 12, { score: 0.9 }), candidate('CHECKED', 0, 9, { checked: true }))).toEqual([
    'CHECKED',
  ]);
});

test('of two with right check digits the one with the higher score wins', () => {
  expect(
    kept(
      candidate('BARE', 0, 12, { checked: true }),
      candidate('IN_CONTEXT', 0, 9, { checked: true, score: 0.9, inContext: true }),
    ),
  ).toEqual(['IN_CONTEXT']);
});

test('a word inside a password is no person, however sure', () => {
  expect(kept(candidate('SECRET', 0, 12, { score: 0.6 }), candidate('PERSON', 0, 4, { score: 0.99 }))).toEqual([
    'SECRET',
  ]);
});

test('of two of one length and score the one in context wins', () => {
  expect(kept(candidate('FORM', 0, 9), candidate('NAMED', 0, 9, { inContext: true }))).toEqual(['NAMED']);
});

test('at the same score the longer one wins', () => {
  expect(kept(candidate('PART', 3, 9), candidate('WHOLE', 0, 12))).toEqual(['WHOLE']);
});

test('a web address is kept over a number with right check digits in it', () => {
  expect(kept(candidate('URL', 0, 30), candidate('CREDIT_CARD', 10, 26, { checked: true, score: 0.9 }))).toEqual([
    'URL',
  ]);
});

test('a postcode is a part of the address that it is in, however sure it is', () => {
  expect(kept(candidate('ADDRESS', 0, 34), candidate('UK_POSTCODE', 27, 34, { score: 0.9 }))).toEqual(['ADDRESS']);
  expect(kept(candidate('ADDRESS', 27, 34), candidate('UK_POSTCODE', 27, 34, { score: 0.9 }))).toEqual(['UK_POSTCODE']);
});

test('a web address in the name of an organisation is part of the name', () => {
  expect(kept(candidate('URL', 0, 11), candidate('ORGANIZATION', 0, 16))).toEqual(['ORGANIZATION']);
});

test('what does not overlap is all kept, in ascending order', () => {
  expect(kept(candidate('LATER', 5, 9), candidate('EARLIER', 0, 5))).toEqual(['EARLIER', 'LATER']);
});

test('an address is kept over the names in it, and a name beside it stays', () => {
  expect(
    kept(
      candidate('ADDRESS', 10, 40),
      candidate('LOCATION', 20, 26, { score: 0.9 }),
      candidate('PERSON', 0, 9, { score: 0.9 }),
    ),
  ).toEqual(['PERSON', 'ADDRESS']);
});

test('only the address that is kept takes names away', () => {
  expect(
    kept(
      candidate('ADDRESS', 10, 40, { score: 0.9 }),
      candidate('ADDRESS', 0, 20),
      candidate('PERSON', 0, 9, { score: 0.4 }),
    ),
  ).toEqual(['PERSON', 'ADDRESS']);
});
