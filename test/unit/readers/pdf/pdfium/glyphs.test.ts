import { describe, expect, test } from 'vitest';
import { addGlyph } from '../../../../../src/readers/pdf/pdfium/glyphs.ts';
import type { Glyph, TextToken } from '../../../../../src/readers/pdf/source.ts';
import { glyphs } from '../glyphs.ts';

/** The text of glyphs that are added one after the other: each with its x in points. */
function added(...parts: readonly (readonly [text: string, x: number, object?: number])[]): string {
  const tokens: TextToken[] = [];
  for (const [text, x, object = 1] of parts) addGlyph(tokens, glyphs(text, x, 100, { object })[0] as Glyph);
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

describe('glyphs of an Arabic ligature', () => {
  test('that PDFium gives from left to right are put in the order of reading', () => {
    expect(added(['إ', 20], ['ل', 22], ['د', 15, 2])).toBe('لإد');
    expect(added(['ه', 20], ['ل', 22], ['ل', 24])).toBe('لله');
  });

  test('in one place are in the order of reading', () => {
    expect(added(['ا', 20], ['ل', 20])).toBe('لا');
  });

  test('stay as they are where they go left, and so do those of other text objects', () => {
    expect(added(['ل', 22], ['ا', 20])).toBe('لا');
    expect(added(['ل', 20], ['ا', 22, 2])).toBe('لا');
  });
});

describe('an accent that PDFium gives behind the word', () => {
  test('stands before the letter that is painted after it', () => {
    expect(added(['M', 0, 1], ['u', 5, 3], ['n', 10, 3], ['¨', 5.5, 2])).toBe('M¨un');
  });

  test('stays where no letter is under it', () => {
    expect(added(['M', 0, 1], ['u', 5, 3], ['n', 10, 3], ['¨', 20, 2])).toBe('Mun¨');
    expect(added(['a', 0, 1], ['˜', 20, 2])).toBe('a˜');
  });
});

test('glyphs of other scripts stay in their order', () => {
  expect(added(['o', 20], ['f', 25], ['f', 25])).toBe('off');
});
