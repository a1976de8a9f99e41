import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';
import { isNumber } from './grid.ts';

/** Least share of numbers in the column beside keys. */
const AMOUNTS = 0.6;
/** Most words of the median key or short cell, and fewest of a sentence. Chosen on press, half look. */
export const KEY = 4;

/** The number of words of the median text. */
export const usualWords = (texts: readonly Line[]): number => median(texts.map(({ words }) => words.length));

/** Whether texts are keys, which are words and no numbers of clauses, beside amounts or sentences. */
export const areKeyed = (keys: readonly Line[], values: readonly Line[]): boolean =>
  usualWords(keys) <= KEY &&
  keys.every(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text))) &&
  (usualWords(values) > KEY || values.filter(({ words }) => isNumber({ words })).length >= AMOUNTS * values.length);
