import { type Box, contains, overlap } from '../../document/geometry.ts';
import type { Rule, Word } from '../../document/page.ts';

const TEXT = /[\p{L}\p{N}]/u;
/** Signs that rules are read as, worn ones as several. */
const STROKES = /^[|¦!_\-—–=~\\/[\](){}'‘’"“”.,:;]+$/u;
/** Those that go the way of a rule. */
const ALONG = { vertical: /^[|¦!/[\](){}]+$/, horizontal: /^[_\-—–=~]+$/ } as const;
/** Share of a rule's length that letters cover from which it is a streak in them. */
const COVERED = 0.5;
/** Where letters are, in shares of the size of their type: above the baseline, and in from both ends of a word. */
const LETTERS = { top: 0.7, inset: 0.15 } as const;
/** Points: how far the box of a rule that was read as a word may reach beyond the rule. */
const SLACK = 1.5;

/** The rules without those that are streaks in a line of blurred letters, or stems above one another. */
export function withoutStreaks(rules: readonly Rule[], words: readonly Word[]): Rule[] {
  const letters = words.filter(({ text }) => TEXT.test(text)).map(lettersOf);
  return rules.filter(({ box, orientation }) => {
    const [x0, y0, x1, y1] = box;
    const [middle, length] = orientation === 'horizontal' ? [(y0 + y1) / 2, x1 - x0] : [(x0 + x1) / 2, y1 - y0];
    let covered = 0;
    for (const [left, top, right, bottom] of letters) {
      if (orientation === 'horizontal') covered += middle > top && middle < bottom ? overlap(x0, x1, left, right) : 0;
      else covered += middle > left && middle < right ? overlap(y0, y1, top, bottom) : 0;
    }
    return covered < COVERED * length;
  });
}

/** Where the letters of a word are, without what overhangs. */
const lettersOf = ({ box: [x0, , x1], baseline, fontSize }: Word): Box => [
  x0 + LETTERS.inset * fontSize,
  baseline - LETTERS.top * fontSize,
  x1 - LETTERS.inset * fontSize,
  baseline,
];

/** The words without those that are a part of a rule: `|` beside a cell, `_` and `—` below or above a line. */
export const withoutReadRules = (words: readonly Word[], rules: readonly Rule[]): Word[] =>
  words.filter(
    ({ text, box }) => !STROKES.test(text) || !rules.some((rule) => isWithin(box, rule) || isThrough(text, box, rule)),
  );

/** Whether a word is as thin as a rule and on it. */
const isWithin = (word: Box, { box }: Rule): boolean => contains(box, word, SLACK);

/** Whether a rule runs through all of a sign that goes the way it does: its box is wider than what was read in it. */
function isThrough(text: string, [x0, y0, x1, y1]: Box, { box: rule, orientation }: Rule): boolean {
  if (!ALONG[orientation].test(text)) return false;
  const [left, top, right, bottom] = rule;
  // As long as the rule, the sign holds it; as thick as the rule, it is on it.
  return orientation === 'vertical'
    ? contains([x0, top, x1, bottom], rule, SLACK) && contains(rule, [left, y0, right, y1], SLACK)
    : contains([left, y0, right, y1], rule, SLACK) && contains(rule, [x0, top, x1, bottom], SLACK);
}
