import { expect, test } from 'vitest';
import { iban } from '../../../../../src/answers/entities/recognizers/iban.ts';

const found = (text: string) => [...iban.recognizer.find(text)].map(({ start, end }) => text.slice(start, end));

test('an account number may run on to the next line', () => {
  expect(found('pay to DE89 3704 0044 0532\n0130 00 by May')).toEqual(['DE89 3704 0044 0532\n0130 00']);
});

test('of numbers on lines of their own each is found', () => {
  const lines = ['DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19', 'DE89 3704 0044 0532 0130 00'];
  expect(found(lines.join('\n'))).toEqual(lines);
});

test('what looks like the beginning of one hides none on the next line', () => {
  expect(found('AB12 CD\nGB29 NWBK 6016 1331 9268 19')).toEqual(['GB29 NWBK 6016 1331 9268 19']);
});
