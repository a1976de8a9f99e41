import { describe, expect, test } from 'vitest';
import { FOUND_SPACE, type Glyph, SPACE, type TextToken } from '../../../../../src/readers/pdf/source.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const words = (...tokens: TextToken[]): string[] => buildWords(tokens).words.map(({ text }) => text);

/** A mark over the letter, five points wide, whose left edge is at x. */
const mark = (text: string, x: number): Glyph[] => glyphs(text, x + 1);

describe('a mark painted over a letter', () => {
  test('is behind it where the rest of the word comes as another word', () => {
    expect(
      words(...glyphs('คขค'), FOUND_SPACE, ...mark('้', 10), ...glyphs('าง', 15), SPACE, ...glyphs('2', 30)),
    ).toEqual(['คขค้าง', '2']);
  });

  test('is behind it where the mark comes later, behind marks that are there', () => {
    expect(words(...glyphs('ขึน', 0), FOUND_SPACE, ...mark('้', 0))).toEqual(['ขึ้น']);
  });

  test.each([
    ['Thai', 'กหนด'],
    ['Lao', 'ກຫນດ'],
  ])('of %s that is a vowel with the next letters is behind it', (script, text) => {
    const vowel = script === 'Thai' ? 'ำ' : 'ຳ';
    const [first = '', ...rest] = text;
    expect(words(...glyphs(first), FOUND_SPACE, ...glyphs(vowel, 3), ...glyphs(rest.join(''), 8))).toEqual([
      first + vowel + rest.join(''),
    ]);
  });

  test('of Devanagari is behind it in a word of its own text object', () => {
    expect(words(...glyphs('मर'), FOUND_SPACE, ...mark('े', 0))).toEqual(['मेर']);
  });

  test('stays where it is behind its letter', () => {
    const [letter, next] = [glyphs('ค', 0), glyphs('ง', 5)];
    expect(words(...letter, ...mark('้', 0), ...next)).toEqual(['ค้ง']);
  });

  test('stays by itself where no letter is under it', () => {
    expect(words(...glyphs('คง'), FOUND_SPACE, ...mark('้', 60))).toEqual(['คง', '้']);
  });

  test('goes to no letter of another line', () => {
    expect(words(...glyphs('คง', 0, 100), FOUND_SPACE, ...glyphs('้', 1, 120))).toEqual(['คง', '้']);
  });

  test('stays where it is in a word that no line would hold', () => {
    const word = 'ค'.repeat(600);
    expect(words(...glyphs(word), FOUND_SPACE, ...mark('้', 10))).toEqual([word, '้']);
  });
});
