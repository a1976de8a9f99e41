import { expect, test } from 'vitest';
import type { HeadingFeatures } from '../../../../src/layout/headings/heading-features.ts';
import { type Judged, withSiblings } from '../../../../src/layout/headings/heading-siblings.ts';
import { candidateOf, candidateText } from '../../../../src/layout/text/paragraphs.ts';
import { line } from '../page.ts';

const style = { long: 0 } as HeadingFeatures['style'];

/** Paragraphs that are set alike, each with the log odds that its own signs give it. */
const alike = (odds: readonly number[], name: (index: number) => string): Judged[] =>
  odds.map((own, index) => {
    const candidate = candidateOf([line({ text: name(index), y: 100 + 100 * index, italic: true })]);
    const features = {
      text: candidateText(candidate),
      wordCount: 2,
      lineCount: 1,
      style,
      place: { above: 10, beside: false },
    };
    return {
      candidate,
      features: features as HeadingFeatures,
      is: own > 0,
      odds: () => own,
      heads: () => false,
      textEnd: undefined,
      trace: undefined,
    };
  });

const headings = (odds: readonly number[], name: (index: number) => string): number =>
  withSiblings(alike(odds, name)).size;

const named = (index: number): string => `Name ${'abcdef'[index]}`;
const numbered = (index: number): string => `${'ABCDEF'[index]}. Name`;

test.each<[string, number[], number]>([
  ['headings where most signs of all speak for it', [2, -0.5, -0.5], 3],
  ['none where most speak against it', [0.5, -0.9, -1.4], 0],
  ['as before where all are of one mind', [2, 1], 2],
])('paragraphs that are set alike are %s', (_, odds, expected) => {
  expect(headings(odds, named)).toBe(expected);
});

test('numbers tell of a series, whose members are headings where few signs speak against it', () => {
  expect(headings([1.6, -0.5, -0.5, -0.7, -2.3], numbered)).toBe(5);
  expect(headings([1.6, -0.5, -0.5, -0.7, -2.3], named)).toBe(0);
  expect(headings([0.5, -4, -6.2], numbered)).toBe(0);
});

test('what the file calls a heading stays one among others that are none, and makes few of them headings', () => {
  expect(headings([11, -3, -3, -3], named)).toBe(1);
});

test('one that ends as a sentence does is judged by its own signs', () => {
  expect(headings([2, 2, -1], (index) => (index < 2 ? named(index) : 'See you there.'))).toBe(2);
});

/** The same in columns beside each other, `ends` being where the text below each ends; `edge` are those at the edge of a page. */
function inColumns(
  odds: readonly number[],
  ends: readonly (number | undefined)[],
  edge: readonly number[] = [],
): number {
  const judged = alike(odds, named).map((one, index): Judged => {
    const candidate = candidateOf([line({ text: named(index), x: 72 + 200 * index, y: 100, italic: true })]);
    return { ...one, candidate, features: { ...one.features, atEdge: edge.includes(index) }, textEnd: ends[index] };
  });
  return withSiblings(judged).size;
}

test('those above the text of columns beside each other are headings as their like are, others are judged alone', () => {
  expect(inColumns([2, -0.5, -0.5], [250, 450, 650])).toBe(3);
  expect(inColumns([2, -0.5, -0.5], [250, undefined, undefined])).toBe(1);
  expect(inColumns([2, -0.5, -0.5], [550, 650, 700])).toBe(1);
});

test('a few at the edge of a page do not speak against their like', () => {
  expect(inColumns([1, 0.3, -3.1], [250, 450, 650], [2])).toBe(3);
  expect(inColumns([1, 0.3, -3.1], [250, 450, 650])).toBe(0);
  expect(inColumns([1, -3.1], [250, 450], [1])).toBe(0);
});
