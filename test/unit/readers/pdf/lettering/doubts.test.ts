import { describe, expect, test } from 'vitest';
import { doubtOf } from '../../../../../src/readers/pdf/lettering/doubts.ts';
import type { GlyphShape } from '../../../../../src/readers/pdf/lettering/glyph-shape.ts';
import { shape, shapesOf } from './shapes.ts';

const honest = shapesOf('the classified reports of every northern village');
const wide = { left: 0.03, bottom: 0, right: 0.55, top: 0.71 };
const doubted = (...more: readonly GlyphShape[]): string[] => {
  const doubt = doubtOf([...honest, ...more]);
  return doubt.kind === 'some' ? doubt.shapes.map(({ said }) => said) : [doubt.kind];
};

test('an honest font is not in doubt', () => {
  expect(doubted()).toEqual(['none']);
});

test.each(['Ö', '§', '®', '¯', '£', '\u001f', '\ue001', '\ufffd'])('«%s» amid small letters is in doubt', (said) => {
  expect(doubted(shape('h', said, { amidLetters: 1 }))).toEqual([said]);
  expect(doubted(shape('h', said))).toEqual(['none']);
});

test.each(['’', '-', '\u00ad', '·', 'é', 'ß', '²', '×', 'π', '“'])('«%s» may stand amid them', (said) => {
  expect(doubted(shape('h', said, { amidLetters: 3 }))).toEqual(['none']);
});

describe('a glyph that is said to be a letter that is drawn narrower elsewhere', () => {
  test('is in doubt: a ligature', () => {
    expect(doubted(shape('h', 'i', { ink: wide, advance: 0.57 }))).toEqual(['i']);
  });

  test('is not where it is lower than the letters: a small capital', () => {
    expect(doubted(shape('h', 'i', { ink: { ...wide, top: 0.5 }, advance: 0.57 }))).toEqual(['none']);
  });

  test('is not where it is hardly wider: another form of the letter', () => {
    expect(doubted(shape('h', 'i', { ink: { ...wide, right: 0.24 }, advance: 0.28 }))).toEqual(['none']);
  });
});

test('a font that says nothing of its words is in doubt as a whole, one of icons is not', () => {
  const unknown = (amidUnknown: number) =>
    ['\ue001', '\ue002', '\ue003', '\ue004', '\ue005'].map((said) => shape('a', said, { amidUnknown }));
  expect(doubtOf(unknown(2)).kind).toBe('all');
  expect(doubtOf(unknown(0)).kind).toBe('none');
});
