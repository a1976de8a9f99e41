import { describe, expect, test } from 'vitest';
import type { Glyph, TextToken } from '../../../../../src/readers/pdf/source.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const words = (...tokens: TextToken[]): [string, boolean][] =>
  buildWords(tokens).words.map(({ text, spaced }) => [text, spaced]);

describe('words are parted', () => {
  test('by white space', () => {
    expect(words(...glyphs('one'), ' ', ...glyphs('two', 20))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('by a gap that no character fills', () => {
    expect(words(...glyphs('one'), ...glyphs('two', 18))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('by a new line', () => {
    expect(words(...glyphs('one'), ...glyphs('two', 0, 112))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('by a change of style, which is no white space', () => {
    expect(words(...glyphs('H'), ...glyphs('2', 5, 102, { object: 2, size: 6 }))).toEqual([
      ['H', false],
      ['2', false],
    ]);
  });
});

test('text objects that go on in the same style make one word', () => {
  expect(words(...glyphs('ker'), ...glyphs('ning', 15, 100, { object: 2 }))).toEqual([['kerning', false]]);
});

test('a word painted again over itself is one bold word', () => {
  const again = glyphs('bold', 0.5, 100, { object: 2 });
  expect(buildWords([...glyphs('bold'), ' ', ...again])).toMatchObject({
    words: [{ text: 'bold', fontWeight: 700 }],
    doubled: [{ text: 'bold' }],
  });
});

test('a ligature read as two letters in one place stays two letters', () => {
  const [f] = glyphs('f', 5);
  expect(words(...glyphs('o'), f as Glyph, f as Glyph)).toEqual([['off', false]]);
});

test('boxes keep to the height of letters whatever the font claims', () => {
  const tall = glyphs('x').map((glyph): Glyph => ({ ...glyph, box: [0, -500, 5, 900] }));
  expect(buildWords(tall).words[0]?.box).toEqual([0, 90, 5, 103]);
});

describe('an accent that is painted over a letter', () => {
  test('becomes part of it, whichever comes first', () => {
    const [b, accent, o, e] = [glyphs('B'), glyphs('¨', 5), glyphs('o', 5), glyphs('e', 10)];
    expect(words(...b, ...accent, ...o, ...e)).toEqual([['Böe', false]]);
    expect(words(...b, ...o, ...accent, ...e)).toEqual([['Böe', false]]);
  });

  test('has the dot of an i of its own', () => {
    expect(words(...glyphs('na'), ...glyphs('¨', 10), ...glyphs('ı', 10), ...glyphs('ve', 15))).toEqual([
      ['naïve', false],
    ]);
  });

  test('stays beside a letter that stands beside it, or that has no such form', () => {
    expect(words(...glyphs('ˆa'))).toEqual([['ˆa', false]]);
    expect(words(...glyphs('˘'), ...glyphs('q', 0))).toEqual([['˘q', false]]);
  });
});
