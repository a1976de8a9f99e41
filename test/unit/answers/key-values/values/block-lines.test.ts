import { expect, test } from 'vitest';
import { lineSpansOf, linesOfBlock } from '../../../../../src/answers/key-values/values/block-lines.ts';
import { plainText } from '../../../../../src/answers/text/plain-text.ts';
import { answer } from '../../../../fixtures/answer.ts';
import { printed } from '../../documents.ts';

const of = (type: 'name' | 'address', ...lines: string[]): string[] => {
  const spans = lines.map((_, index) => ({ start: index, end: index + 1 }));
  return linesOfBlock(spans, lines, type).map(({ start }) => lines[start] as string);
};

const company = [
  'Calder & Finch Ltd',
  'Ms O. Finch',
  '12 Weir Lane',
  'York YO1 7HH',
  '01904 555 0100',
  'hi@calder.example',
];

test('the name in a block of a company is its first lines, up to its legal form', () => {
  expect(of('name', ...company)).toEqual(['Calder & Finch Ltd']);
  expect(of('name', 'Friends of the Old', 'Town Orchestra', '3 Weir Lane')).toEqual([
    'Friends of the Old',
    'Town Orchestra',
  ]);
});

test('its address begins with a number and ends before telephone and e-mail', () => {
  expect(of('address', ...company)).toEqual(['12 Weir Lane', 'York YO1 7HH']);
  expect(of('address', 'Ada Roe', 'P.O. Box 7', 'Port Ellen', 'Scotland')).toEqual([
    'P.O. Box 7',
    'Port Ellen',
    'Scotland',
  ]);
});

test('lines without an address are one name, and an address may have no name', () => {
  expect(of('name', 'Friends of the Old', 'Town Orchestra')).toEqual(['Friends of the Old', 'Town Orchestra']);
  expect(of('address', '12 Weir Lane', 'York YO1 7HH')).toEqual(['12 Weir Lane', 'York YO1 7HH']);
});

test('printed lines are those of the page, whatever the paragraph', () => {
  const text = plainText(
    printed([
      { text: 'Calder & Finch Ltd', y: 100 },
      { text: '12 Weir Lane', y: 112 },
    ]),
  );
  const lines = lineSpansOf(text, [{ start: 0, end: text.text.length }]);
  expect(lines.map(({ start, end }) => text.text.slice(start, end))).toEqual(['Calder & Finch Ltd', '12 Weir Lane']);
});

test.each([
  ['Number of parcels', '38 parcels'],
  ['Insurance number', 'AB 98 76 54 D'],
])('%s is «%s», whole', (key, value) => {
  const document = printed([{ text: `${key}: ${value}`, y: 100 }]);
  expect(answer(document, 'extract_key_value', { instruction: [{ key, description: '' }] }).json).toEqual({
    [key]: [value],
  });
});
