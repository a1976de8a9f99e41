import { describe, expect, test } from 'vitest';
import type { Glyph, TextToken } from '../../../../../src/readers/pdf/source.ts';
import { readFromRight } from '../../../../../src/readers/pdf/words/right-to-left.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

/** Glyphs of a line as it is shown, from left to right; white space is a gap. */
const shown = (line: string): Glyph[] => glyphs(line).filter(({ text }) => text !== ' ');

/** What tokens say, in the order of reading. */
const read = (tokens: readonly TextToken[]): string =>
  buildWords(readFromRight(tokens))
    .words.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text))
    .join('');

const reversed = (text: string): string => [...text].toReversed().join('');

describe('text that runs from right to left', () => {
  test('is read by its places, however the engine has turned it', () => {
    const line = shown(reversed('שלום עולם'));
    expect(read(line)).toBe('שלום עולם');
    expect(read(line.toReversed())).toBe('שלום עולם');
    expect(read([...line.slice(4), ...line.slice(0, 4)])).toBe('שלום עולם');
  });

  test('has its numbers and words of other scripts from left to right', () => {
    expect(read(shown(`12,345.67 ${reversed('סכום')}`))).toBe('סכום 12,345.67');
    expect(read(shown(`${reversed('בלבד')} My App 2.0 ${reversed('גרסאות')}`))).toBe('גרסאות My App 2.0 בלבד');
    expect(read(shown(`٣١/١٢/٢٠٢٣ ${reversed('في')}`))).toBe('في ٣١/١٢/٢٠٢٣');
    expect(read(shown(`20 10 ${reversed('من')}`))).toBe('من 10 20');
  });

  test('has percent signs behind their numbers, on whichever side they are shown', () => {
    expect(read(shown(`%15 ${reversed('بنسبة')}`))).toBe('بنسبة 15%');
    expect(read(shown(`15% ${reversed('של')}`))).toBe('של 15%');
  });

  test('has a hyphen between digits read as the script before it wants', () => {
    expect(read(shown(`7-03 ${reversed('טלפון')}`))).toBe('טלפון 7-03');
    expect(read(shown(`12-10 ${reversed('من')}`))).toBe('من 10-12');
  });

  test('has brackets that open before what they hold, however they are given', () => {
    for (const brackets of ['()', ')(']) {
      const [left, right] = [...brackets];
      expect(read(shown(`${reversed('יום')} ${left}${reversed('אחד')}${right} ${reversed('ערב')}`))).toBe(
        'ערב (אחד) יום',
      );
      expect(read(shown(`.${left}ABC Ltd${right} ${reversed('חברות')} ${reversed('של')}`))).toBe('של חברות (ABC Ltd).');
    }
  });

  test('has the marks of a letter on it, wherever they are in the text', () => {
    const [word, mark] = [shown(reversed('שלום')), glyphs('\u05b8', 11)];
    const [narrow] = mark.map((glyph): Glyph => ({ ...glyph, box: [12, 90, 13, 95] })) as [Glyph];
    expect(read([...word, '\t', narrow])).toBe('שלָום');
  });

  test('is turned within a line of another script alone', () => {
    const line = `The word ${reversed('שלום עולם')} means peace`;
    expect(read(shown(line))).toBe('The word שלום עולם means peace');
  });

  test('turns what stands beside it in its row back, brackets too, where the engine has turned all of the row', () => {
    const beside = shown(`${reversed('ערב')}${' '.repeat(20)}`);
    const latin = shown(`${' '.repeat(24)}(14 may)`);
    const [opening, one, four, ...month] = latin.slice(0, -1) as [Glyph, Glyph, Glyph, ...Glyph[]];
    const [m, a, y] = month as [Glyph, Glyph, Glyph];
    const turned = [{ ...(latin.at(-1) as Glyph), text: '(' }, m, a, y, one, four, { ...opening, text: ')' }];
    expect(read([...beside, ...turned])).toBe('ערב (14 may)');
    expect(read([...beside, ...latin])).toBe('ערב (14 may)');
  });

  test('is the text around a line only where most letters are of it: Arabic digits are none', () => {
    const line = shown(`begins ${reversed('سلام')} now.`);
    const below = shown('١٢٣٤٥٦٧٨٩').map((glyph): Glyph => ({ ...glyph, y: glyph.y + 50 }));
    expect(read([...line, ...below])).toBe('begins سلام now. ١٢٣٤٥٦٧٨٩');
  });

  test('has white space of no width where the file shows it between two letters', () => {
    const [first, second] = [glyphs(reversed('אב'), 10), glyphs(reversed('גד'), 0)];
    expect(read([...first.toReversed(), ' ', ...second.toReversed()])).toBe('אב גד');
  });
});

test('a text of other scripts is left as it is', () => {
  const line = glyphs('plain');
  expect(readFromRight(line)).toBe(line);
});
