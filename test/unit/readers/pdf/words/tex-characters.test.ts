import { describe, expect, test } from 'vitest';
import { isTexCode, texCharacter, variableOfInk } from '../../../../../src/readers/pdf/words/tex-characters.ts';

const TALL = { bottom: 0, top: 0.69, width: 0.5 };
const SMALL = { bottom: -0.01, top: 0.44, width: 0.45 };
const DEEP = { bottom: -0.2, top: 0.44, width: 0.5 };
const LONG = { bottom: -0.2, top: 0.7, width: 0.5 };
const HIGH = { bottom: 0.45, top: 0.69, width: 0.35 };
const DASH = { bottom: 0.24, top: 0.26, width: 0.5 };

describe('one code has other glyphs in fonts of text, of variables and of signs, which their ink tells apart', () => {
  test.each([
    [2, 'ˆ', HIGH],
    [9, '¯', { ...HIGH, bottom: 0.56, top: 0.59 }],
    [9, 'Ψ', TALL],
    [25, 'ı', { ...SMALL, width: 0.23 }],
    [25, 'π', SMALL],
    [2, 'Θ', TALL],
    [2, '×', { bottom: 0.01, top: 0.49, width: 0.7 }],
    [12, 'fi', TALL],
    [12, 'β', LONG],
    [14, 'ffi', { ...TALL, width: 0.8 }],
    [14, 'δ', TALL],
    [15, '•', { bottom: 0.06, top: 0.44, width: 0.39 }],
    [15, 'ϵ', SMALL],
    [16, '“', HIGH],
    [16, 'ı', SMALL],
    [21, '–', DASH],
    [21, '≥', LONG],
    [22, 'μ', DEEP],
    [28, 'fi', TALL],
    [28, 'ø', { ...SMALL, top: 0.52 }],
    [28, 'τ', SMALL],
    [31, 'Ø', { ...TALL, bottom: -0.05 }],
    [31, 'ffl', TALL],
    [34, '”', HIGH],
    [123, '–', DASH],
    [154, 'Ž', { ...TALL, top: 0.9 }],
  ])('%i is %s', (code, text, rise) => {
    expect(texCharacter(code, rise, true)).toBe(text);
  });

  test('and ink that is that of none of them says nothing', () => {
    expect(texCharacter(12, SMALL, true)).toBeUndefined();
    expect(texCharacter(123, TALL, true)).toBeUndefined();
    expect(texCharacter(92, LONG, true)).toBeUndefined();
  });
});

test('a font without letters has signs alone', () => {
  expect(texCharacter(15, { bottom: 0.06, top: 0.44, width: 0.39 }, false)).toBe('•');
  expect(texCharacter(0, TALL, false)).toBeUndefined();
});

test('letters are the same in all of them', () => {
  for (const letter of 'aeinoszABZ') expect(isTexCode(letter.charCodeAt(0))).toBe(false);
});

test.each([
  ['epsilon in ten points', { top: 0.43, bottom: -0.01, width: 0.34 }, 0.41, 'ϵ'],
  ['epsilon in five points', { top: 0.44, bottom: -0.01, width: 0.45 }, 0.54, 'ϵ'],
  ['a letter that hangs', { top: 0.44, bottom: -0.19, width: 0.45 }, 0.52, undefined],
  ['a tall letter', { top: 0.7, bottom: -0.01, width: 0.4 }, 0.42, undefined],
  ['pi, which is wide', { top: 0.43, bottom: -0.01, width: 0.79 }, 0.83, undefined],
] as const)('among variables whose names engines do not know, %s is told by its ink', (_, rise, advance, expected) => {
  expect(variableOfInk(rise, advance)).toBe(expected);
});
