import { describe, expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const SAYING = 'Nobody had told us how much water there would be in spring.';
const quotation = (spec: Partial<LineSpec> = {}): LineSpec => ({ text: SAYING, x: 96, y: 160, italic: true, ...spec });
const kindsOf = (specs: readonly LineSpec[], parts: Partial<PositionedPage> = {}): string[] =>
  kinds(blocksOf(page([...prose(4, 100), ...specs, ...prose(4, 240)], parts)));
const bar = { orientation: 'vertical', box: [84, 150, 86, 165] } as const;

describe('a paragraph is a quotation', () => {
  test('when it is indented and italic', () => {
    expect(kindsOf([quotation()])).toEqual(['paragraph', 'quote', 'paragraph']);
  });

  test('when it is indented beside a bar', () => {
    expect(kindsOf([quotation({ italic: false })], { rules: [bar] })).toContain('quote');
  });

  test('when it is indented and a name is below it, which belongs to it', () => {
    const name = { text: '— Anna Berg', x: 300, y: 180 };
    expect(kindsOf([quotation({ italic: false }), name])).toEqual(['paragraph', 'quote', 'paragraph']);
  });
});

describe('sentences in quotation marks, larger than the text', () => {
  test.each([
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
  ])('are a quotation pulled out of an article, and no heading, in %s%s', (opening, closing) => {
    const pulled = { text: `${opening}${SAYING}${closing}`, x: 72, size: 15, weight: 700, italic: false };
    expect(kindsOf([quotation(pulled)])).toEqual(['paragraph', 'quote', 'paragraph']);
  });

  test('are a heading where they are few words, or go on after the marks', () => {
    for (const text of ['“Water, water!”', '“Nobody had told us how much water there would be.” The flood of spring'])
      expect(kindsOf([quotation({ text, x: 72, size: 15, weight: 700, italic: false })])).not.toContain('quote');
  });
});

describe('a paragraph is no quotation', () => {
  test('when it is only indented, or only italic', () => {
    expect(kindsOf([quotation({ italic: false })])).not.toContain('quote');
    expect(kindsOf([quotation({ x: 72 })])).not.toContain('quote');
  });

  test('when the bar beside it is the side of a frame, or parts columns', () => {
    const top = { orientation: 'horizontal', box: [84, 149, 500, 150] } as const;
    const tall = { ...bar, box: [84, 90, 86, 300] } as const;
    expect(kindsOf([quotation({ italic: false })], { rules: [bar, top] })).not.toContain('quote');
    expect(kindsOf([quotation({ italic: false })], { rules: [tall] })).not.toContain('quote');
  });

  test('when it is a caption, a name, or no sentence', () => {
    for (const text of [
      'Figure 1: Water in spring, and how much of it there was.',
      'Department of Rivers',
      '— Told by those who had been there in spring.',
      'from all of the rivers and lakes',
    ])
      expect(kindsOf([quotation({ text })])).not.toContain('quote');
  });
});

test('a quotation is written without the italics that are its style, its author below', () => {
  const specs = [...prose(4, 100), quotation(), { text: '— Anna Berg', x: 300, y: 180 }];
  const pages = [page(specs)];
  const { content } = markdown({ pages, blocks: layout(pages) } as unknown as Parameters<typeof markdown>[0]);
  expect(content.split('\n\n').slice(1).join('\n\n')).toBe(`> ${SAYING}\n>\n> — Anna Berg`);
});

test('lines of an indented quotation that end before the column does are one paragraph', () => {
  const lines = [
    'Nobody had told us how much water there would be in',
    'the months of spring, and when we saw it, it was far',
    'too late for the fields.',
  ];
  const specs = lines.map((text, index) => quotation({ text, y: 160 + 12 * index }));
  expect(kindsOf(specs)).toEqual(['paragraph', 'quote', 'paragraph']);
});
