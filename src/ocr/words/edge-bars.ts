import type { Word } from '../../document/page.ts';

const BARS = /^[|¦]+$/;
/** Share of the page's width along its sides in which nothing is printed. */
const EDGE = 0.02;

/** The words of a page of so many points without bars along its sides: edges of the paper, or its shadow on the scanner. */
export const withoutEdgeBars = (words: readonly Word[], width: number): Word[] =>
  words.filter(({ text, box: [left, , right] }) => {
    const middle = (left + right) / 2;
    return !BARS.test(text) || Math.min(middle, width - middle) > EDGE * width;
  });
