import { expect, test } from 'vitest';
import { numberText } from '../../../../src/answers/entities/number-text.ts';

const WORDS = 'and so on, '.repeat(20);

test('keeps what is around numbers, and says where it was', () => {
  const text = `${WORDS}IBAN DE89 3704 0044 ${WORDS}and 12 of ${WORDS}12345678Z`;
  const { text: parts, originOf } = numberText(text);
  expect(parts.length).toBeLessThan(150);
  for (const number of ['DE89 3704 0044', '12345678Z']) {
    expect(originOf(parts.indexOf(number))).toBe(text.indexOf(number));
  }
});

test('keeps no digits that are too few for a number', () => {
  expect(numberText(`in 12 of ${WORDS} 345 cases`).text).toBe('');
});

test('numbers that are far from each other are on lines of their own', () => {
  expect(numberText(`1234 ${WORDS} 5678`).text.trimEnd().split('\n')).toHaveLength(2);
});
