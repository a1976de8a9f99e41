import { expect, test } from 'vitest';
import { numberedLines } from '../../../../../src/answers/entities/recognizers/address/numbered-lines.ts';

const text = [
  'Nothing here',
  'Flat A, Rose Court,',
  '12 High Street',
  'nor here',
  '',
  'Calle Mayor, s/n',
  '3 of 4',
  'end',
].join('\n');

test('lines with numbers are kept with the line before them', () => {
  expect(numberedLines(text).text).toBe('Flat A, Rose Court,\n12 High Street\n\nCalle Mayor, s/n\n3 of 4\n');
});

test('a place in the lines is told by its place in the text', () => {
  const lines = numberedLines(text);
  for (const part of ['Flat', 'High Street', 'Calle', '3 of 4'])
    expect(lines.originOf(lines.text.indexOf(part))).toBe(text.indexOf(part));
});

test.each(['', 'no numbers', '1', '\n1\n', '\n\n1'])('%j is no harder than other texts', (short) => {
  const lines = numberedLines(short);
  expect(lines.text.includes('1')).toBe(short.includes('1'));
  if (short.includes('1')) expect(lines.originOf(lines.text.indexOf('1'))).toBe(short.indexOf('1'));
});
