import { expect, test } from 'vitest';
import { digitText, numberText } from '../../../../src/answers/entities/number-text.ts';
import { date } from '../../../../src/answers/entities/recognizers/date.ts';

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

test('keeps single digits where they are asked for', () => {
  const { text } = digitText(`in 2 of ${WORDS}all ${WORDS}cases`);
  expect(text).toContain('in 2 of');
  expect(text.length).toBeLessThan(40);
});

test('dates and their parts are found far from each other, the longest ones whole', () => {
  const alone = ['5th day of października, 2021', 'May 5', 'Tuesday', '7. de September', '2021-05-04T10:15'];
  const text = [...alone, 'in 1999', 'since March'].map((one) => `${WORDS}${one}; `).join('');
  const found = [...date.recognizer.find(text)].map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(expect.arrayContaining([...alone, '1999', 'March']));
});
