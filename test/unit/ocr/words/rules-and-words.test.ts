import { describe, expect, test } from 'vitest';
import type { Rule, Word } from '../../../../src/document/page.ts';
import { withoutReadRules, withoutStreaks } from '../../../../src/ocr/words/rules-and-words.ts';
import { word } from '../words.ts';

const across = (x0: number, x1: number, y: number): Rule => ({
  box: [x0, y - 0.5, x1, y + 0.5],
  orientation: 'horizontal',
});
const down = (x: number, y0: number, y1: number): Rule => ({
  box: [x - 0.5, y0, x + 0.5, y1],
  orientation: 'vertical',
});
/** A word of 10 points whose baseline is at 100. */
const at = (text: string, x0: number, x1: number): Word => word(text, { box: [x0, 92, x1, 102], baseline: 100 });

describe('rules', () => {
  test('a line through the letters of words is a streak', () => {
    const words = [at('melted', 10, 40), at('letters', 44, 80)];
    expect(withoutStreaks([across(12, 78, 97)], words)).toEqual([]);
  });

  test('a line under words, or in which words stand now and then, is a rule', () => {
    const words = [at('melted', 10, 40), at('letters', 44, 80)];
    const rules = [across(12, 78, 101.5), across(12, 200, 97)];
    expect(withoutStreaks(rules, words)).toEqual(rules);
  });

  test('a stem of letters is a streak, a line beside words is a rule', () => {
    const words = [at('melted', 10, 40)];
    expect(withoutStreaks([down(25, 93, 101)], words)).toEqual([]);
    expect(withoutStreaks([down(41, 93, 101)], words)).toHaveLength(1);
  });
});

describe('words', () => {
  test('a stroke that is part of a rule is no word', () => {
    expect(withoutReadRules([at('|', 49, 51), at('12', 55, 66)], [down(50, 40, 200)]).map(({ text }) => text)).toEqual([
      '12',
    ]);
  });

  test('a rule that runs through all of a stroke, however wide its box is, is not read', () => {
    expect(withoutReadRules([at('|', 46, 53), at('12', 55, 66)], [down(50, 40, 200)]).map(({ text }) => text)).toEqual([
      '12',
    ]);
    expect(withoutReadRules([at('—', 10, 30)], [across(0, 200, 97)])).toEqual([]);
  });

  test('a stroke that a short rule ends in, or that a rule crosses, stays', () => {
    const words = [at('|', 46, 53), at('—', 46, 66)];
    expect(withoutReadRules(words, [down(50, 97, 200)])).toEqual(words);
    expect(withoutReadRules([at('—', 46, 66)], [down(50, 40, 200)]).map(({ text }) => text)).toEqual(['—']);
  });

  test('a stroke beside no rule, and a letter on one, stay', () => {
    const words = [at('|', 80, 82), at('I', 49, 51)];
    expect(withoutReadRules(words, [down(50, 40, 200)])).toEqual(words);
  });
});
