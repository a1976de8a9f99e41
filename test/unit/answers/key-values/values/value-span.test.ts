import { expect, test } from 'vitest';
import { valueParts } from '../../../../../src/answers/key-values/values/value-span.ts';
import { printedOf } from '../../../../../src/answers/text/printed.ts';

const valueIn = (printed: string): string | undefined => {
  const part = { start: 'Label '.length, end: 'Label '.length + printed.length };
  const [span] = valueParts(`Label ${printed}`, [part]);
  return span && `Label ${printed}`.slice(span.start, span.end);
};

test.each([
  [': 4711', '4711'],
  ['412-55-0198 |', '412-55-0198'],
  ['| 84-3120967', '84-3120967'],
  ['Marisol T______', 'Marisol T'],
  ['Marisol T _', 'Marisol T'],
  ['___Marisol T___', 'Marisol T'],
  ['........ 12.50', '12.50'],
  ['.... 1,250.00 ...', '1,250.00'],
  ['• Cotton bed linen', 'Cotton bed linen'],
  ['Portland, Oregon,', 'Portland, Oregon'],
  ['Portland –', 'Portland'],
  ['Landlord)', 'Landlord'],
  ['[ Bursa', 'Bursa'],
])('«%s» has the value «%s»', (printed, value) => expect(valueIn(printed)).toBe(value));

test.each([
  'Brightwater Tool & Die Inc.',
  '(813) 555-0142',
  '.50',
  '-12.50',
  '- 12.50',
  '12.50-',
  '20,-',
  '#4711',
  '$ 18,450.00',
  'two (2) years',
  'Accepted by: Date:',
  'Kim (agent)',
  '***-**-0198',
  '☒',
])('«%s» is whole', (printed) => expect(valueIn(printed)).toBe(printed));

test.each(['', '_______', 'Date ______', '|', '.....', '$', ': ', '—', '( )'])('«%s» has no value', (printed) => {
  expect(valueIn(printed)).toBeUndefined();
});

test('a comma at the end of a line is part of a value that goes on', () => {
  const text = ': Cotton bed linen, |\nin cartons,';
  const lines = [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
  expect(printedOf(text, valueParts(text, lines))).toBe('Cotton bed linen, in cartons');
});

test('lines are joined by a space, words parted at a hyphen without one', () => {
  const text = '77 Linden Terrace\nDayton  OH\nAbernethy-\nCole';
  const lines = [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
  expect(printedOf(text, lines)).toBe('77 Linden Terrace Dayton OH Abernethy-Cole');
});

test.each(['_', ': ', '(', ' )', '. ', '- '])('a value of fifty thousand "%s" is read in time', (part) => {
  expect(valueIn(`${part.repeat(50_000)}1${part.repeat(50_000)}`)).toContain('1');
});
