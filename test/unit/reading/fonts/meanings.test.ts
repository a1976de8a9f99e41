import { describe, expect, test } from 'vitest';
import type { DoubtedFont } from '../../../../src/readers/lettering.ts';
import { meaningsOf } from '../../../../src/reading/fonts/meanings.ts';
import { countVotes } from '../../../../src/reading/fonts/votes.ts';

/** A font whose signs are small numbers after a letter's code, for tests to read: `a` has the sign `⟨a⟩`. */
const signOf = (drawn: string): string => String.fromCodePoint(0xf0000 + drawn.charCodeAt(0));
const signs = (word: string): string[] => [...word].map(signOf);

function font(text: string, says: (drawn: string) => string, facts: Partial<DoubtedFont> = {}): DoubtedFont {
  const letters = [...text.replaceAll(' ', '')];
  const glyphs = [...new Set(letters)].map((drawn) => ({
    sign: signOf(drawn),
    said: says(drawn),
    isDoubted: true,
    count: letters.filter((one) => one === drawn).length,
    page: 1,
  }));
  return { name: 'Any', isWhole: true, glyphs: () => glyphs, pages: [1], ...facts };
}

/** What a font means after its words were read, each as it is or as `misread` says. */
function repaired(text: string, says: (drawn: string) => string, misread: Record<string, string> = {}): string {
  const readings = text.split(' ').map((word) => ({ signs: signs(word), text: misread[word] ?? word }));
  const meanings = meaningsOf(font(text, says), countVotes(readings, new Map()));
  return meanings.size === 0
    ? 'as said'
    : signs(text.replaceAll(' ', ''))
        .map((sign) => meanings.get(sign))
        .join('');
}

const TEXT =
  'the geography of the northern islands the harbour and the school of all the villages on the northern shore';
const PLAIN = TEXT.replaceAll(' ', '');
const cipher = (drawn: string): string =>
  'qwertyuiopasdfghjklzxcvbnm'['abcdefghijklmnopqrstuvwxyz'.indexOf(drawn)] ?? drawn;
const shifted = (drawn: string): string => String.fromCharCode(drawn.charCodeAt(0) - 29);

describe('a font in doubt as a whole', () => {
  test('means what its words were read as', () => {
    expect(repaired(TEXT, cipher)).toBe(PLAIN);
  });

  test('does so where some words were misread', () => {
    const misread = { northern: 'northem', villages: 'viliages' };
    expect(repaired(TEXT, cipher, misread)).toBe(PLAIN);
  });

  test('that is shifted means what the shift says, also of glyphs that were not read or misread', () => {
    const votes = countVotes(
      TEXT.split(' ').map((text) => ({ signs: signs(text), text })),
      new Map(),
    );
    const meanings = meaningsOf(font(`${TEXT} q 7`, shifted), votes);
    expect(meanings.get(signOf('q'))).toBe('q');
    expect(meanings.get(signOf('7'))).toBe('7');
  });

  test('is left as it is where too little can be read, or where it was right after all', () => {
    expect(repaired('the northern', cipher, { northern: '' })).toBe('as said');
    expect(repaired(TEXT, (drawn) => drawn)).toBe('as said');
  });

  test('has no meaning for a glyph that was read now so, now so', () => {
    const words = ['on', 'no', 'one', 'none', 'neon', 'noon', 'onxe', 'noxe', 'eonx'];
    const read = words.map((text, index) => ({
      signs: signs(text),
      text: text.replace('x', 'xyz'[index % 3] as string),
    }));
    const text = `${'one none neon '.repeat(20)}onx`;
    const meanings = meaningsOf(font(text, cipher), countVotes(read, new Map()));
    expect(meanings.get(signOf('o'))).toBe('o');
    expect(meanings.get(signOf('x'))).toBe('\ufffd');
  });
});

describe('a glyph in doubt amid letters that are right', () => {
  /** What «?» means after words with it were read as given. */
  function meaning(readings: Record<string, string>): string | undefined {
    const known = new Map([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [signOf(letter), letter]));
    const votes = countVotes(
      Object.entries(readings).map(([word, text]) => ({ signs: signs(word), text })),
      known,
    );
    const glyph = { sign: signOf('?'), said: 'Ö', isDoubted: true, count: 9, page: 1 };
    return meaningsOf({ name: 'Any', isWhole: false, glyphs: () => [glyph], pages: [1] }, votes).get(glyph.sign);
  }

  test('is a ligature as soon as one word says so', () => {
    expect(meaning({ 'classi?cations': 'classifications' })).toBe('fi');
    expect(meaning({ 'e?ort': 'effort', 'di?er': 'differ' })).toBe('ff');
  });

  test('is another letter only where several words say so', () => {
    expect(meaning({ 'nort?ern': 'northern' })).toBeUndefined();
    expect(meaning({ 'nort?ern': 'northern', '?arbour': 'harbour', 's?ore': 'shore' })).toBe('h');
  });

  test('is no digit or sign, and nothing where words disagree', () => {
    expect(meaning({ 'in?uence': 'in¥uence' })).toBeUndefined();
    expect(meaning({ 'in?uence': 'influence', 're?ect': 'refect', 'con?ict': 'conriict' })).toBeUndefined();
  });
});
