import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PositionedPage } from '../../../src/document/page.ts';
import { unplacedWords, withUnplaced } from '../../../src/layout/account.ts';
import { layout } from '../../../src/layout/layout.ts';
import { hyphenationOf } from '../../../src/layout/text/hyphenation.ts';
import { buildRuns } from '../../../src/layout/text/runs.ts';
import { blocksOf, texts } from './blocks-of.ts';
import { BODY, type LineSpec, page, prose, words } from './page.ts';

/** Lines of all kinds that layout treats apart, anywhere on a page. */
const anyLine: fc.Arbitrary<LineSpec> = fc.record({
  text: fc.constantFrom(
    '1. first item',
    '• point',
    '3',
    'Page 3 of 9',
    'Annual report',
    'A',
    '1 A note at the foot',
    'const x = 1',
    'Total 12.50 13.00',
    'well-',
    'An ordinary line of text that goes on for a while',
  ),
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 10, max: 780 }),
  size: fc.constantFrom(6, 8, 10, 18, 30),
  weight: fc.constantFrom(400, 700),
  monospace: fc.boolean(),
});

const anyPage: fc.Arbitrary<Partial<PositionedPage>> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 25 }),
    sideways: fc.array(anyLine, { maxLength: 3 }),
    rules: fc.array(fc.tuple(fc.integer({ min: 20, max: 300 }), fc.integer({ min: 20, max: 700 }), fc.boolean()), {
      maxLength: 12,
    }),
  })
  .map(({ lines, sideways, rules }) => ({
    words: [...lines, ...sideways].flatMap((line, index) =>
      words(line).map((word) => (index < lines.length ? word : { ...word, rotation: 90 })),
    ),
    rules: rules.map(([x, y, across]) => ({
      box: across ? ([x, y, x + 280, y] as const) : ([x, y, x, y + 90] as const),
      orientation: across ? ('horizontal' as const) : ('vertical' as const),
    })),
  }));

test('every word of any pages is in a block', () => {
  fc.assert(
    fc.property(fc.array(anyPage, { minLength: 1, maxLength: 3 }), (parts) => {
      const pages = parts.map((part, index) => page([], { ...part, number: index + 1 }));
      const blocks = layout(pages);
      const all = pages.flatMap((own) => own.words);
      expect(unplacedWords(all, blocks).map(({ text }) => text)).toEqual([]);
    }),
    { numRuns: 200, seed: 12 },
  );
});

test('markers of lists and notes, and line numbers of listings, are in their blocks', () => {
  const text = prose(3, 100);
  const own = page([...text, { text: '1. one', y: 160 }, { text: '2. two', y: 175 }]);
  expect(unplacedWords(own.words, blocksOf(own))).toEqual([]);
});

test('words that no stage has placed come at the end of their page, line by line', () => {
  const own = page([
    { text: 'one line', y: 100 },
    { text: 'another', y: 120 },
  ]);
  const runsOf = (lines: Parameters<typeof buildRuns>[0]) => buildRuns(lines, BODY, hyphenationOf([]));
  expect(texts(withUnplaced(own, [], runsOf))).toEqual(['one line', 'another']);
});
