import { expect, test } from 'vitest';
import { EDGES, WholePattern } from '../../../../src/answers/text/whole-pattern.ts';

const { word, letter } = EDGES;
const found = (pattern: WholePattern, text: string) =>
  [...pattern.matchAll(text)].map(({ 0: match, index }) => [match, index]);

test('a match is no part of a longer word in any script', () => {
  const digits = new WholePattern({ source: '\\d{3}', flags: 'u', before: word, after: word });
  expect(found(digits, '123 a456 é789 987é (654) 1234 _321 𝒜111 222')).toEqual([
    ['123', 0],
    ['654', 20],
    ['222', 41],
  ]);
});

test('where a sign beyond ASCII is beside a match, another way to match at its place is found', () => {
  const names = new WholePattern({ source: 'Köln|Kö|Anna|An', flags: 'u', before: letter, after: letter });
  expect(found(names, 'Kö Köln Anná')).toEqual([
    ['Kö', 0],
    ['Köln', 3],
  ]);
  expect(found(new WholePattern({ source: 'a–é|a', flags: 'u', before: letter, after: letter }), 'a–éé')).toEqual([
    ['a', 0],
  ]);
});

test('it finds what one pattern with all classes finds', () => {
  const source = '[A-Z]{2}[- ]?\\d{2,4}|\\d{2}(?: \\d{2}){1,3}';
  const whole = new WholePattern({ source, flags: 'u', before: word, after: word });
  const plain = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, 'gu');
  const text = 'ABÉ12 AB12é AB 1234 éAB12 AB12 34é 12 34 56é 12 34 – 12 34٣ AB-123 ñ12 34 56 78 90';
  expect(found(whole, text)).toEqual([...text.matchAll(plain)].map(({ 0: match, index }) => [match, index]));
});
