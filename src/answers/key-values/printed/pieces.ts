import { type Box, boxAround, height, horizontalOverlap, width } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import { median } from '../../../platform/median.ts';
import type { PrintedLine, PrintedWord } from './printed-lines.ts';
import { endsWithColon, isUnder, type WordGroup, wordGroups } from './word-groups.ts';

/** Words of a printed line that belong together: a label, a value or a part of one. */
export interface Piece {
  readonly words: readonly [PrintedWord, ...PrintedWord[]];
  readonly text: string;
  readonly box: Box;
  /** Height of its type in points: the median of its words'. */
  readonly size: number;
  /** Position among the lines of its page, from 0. */
  readonly line: number;
  /** Whether it ends with a colon, or with what a recogniser makes of one. */
  readonly colon: boolean;
  /** Whether a line to write on, or dots that lead on, begin where it ends. */
  readonly blank: boolean;
  /** Whether it stands on a line to write on. */
  readonly filled: boolean;
  /** The level rule that it stands on, which may be that of a whole row; absent where it stands on none. */
  readonly ground?: Rule;
  /** Whether a level rule runs above it, as above the caption of a box. */
  readonly capped: boolean;
  /** Whether an upright rule stands between it and the piece before it. */
  readonly walled: boolean;
  /** Weight and colour of its type; absent where they are not one, or not known. */
  readonly style?: string;
}

/** Share of a label's width from which a rule underlines it, and of a value's width for it to stand on a rule. */
const UNDERLINED = 0.3;
const FILLED = 0.6;

/** The pieces of the printed lines of a page, each line from left to right. */
export const piecesOf = (lines: readonly PrintedLine[], rules: readonly Rule[]): Piece[][] =>
  lines.map((line, index) => {
    const box = boxAround(line);
    const near = rules.filter((rule) => rule.box[1] < box[3] + height(box) && rule.box[3] > box[1] - height(box));
    return wordGroups(line, near).map((group) => pieceOf(group, index, near));
  });

/** Whether a level rule runs right above words. */
const isAbove = (rule: Box, words: Box): boolean =>
  rule[3] < words[1] + 0.3 * height(words) && rule[3] > words[1] - height(words);

function pieceOf({ words, leads, walled }: WordGroup, line: number, rules: readonly Rule[]): Piece {
  const box = boxAround(words);
  const size = median(words.map((word) => height(word.box)));
  const under = rules.filter((rule) => rule.orientation === 'horizontal' && isUnder(rule.box, box));
  const underlined = under.reduce((sum, rule) => sum + horizontalOverlap(rule.box, box), 0) > UNDERLINED * width(box);
  const follows = under.some((rule) => rule.box[0] > box[2] - 0.5 * size && rule.box[0] < box[2] + 1.5 * size);
  const ground = under.find(
    (rule) => horizontalOverlap(rule.box, box) > FILLED * width(box) && width(rule.box) > width(box) + size,
  );
  const capped = rules.some(
    (rule) =>
      rule.orientation === 'horizontal' &&
      isAbove(rule.box, box) &&
      horizontalOverlap(rule.box, box) > FILLED * width(box),
  );
  const text = words.map((word) => word.text).join(' ');
  const [{ style }] = words;
  return {
    words,
    text,
    box,
    size,
    line,
    colon: endsWithColon(words),
    blank: leads || (follows && !underlined),
    filled: ground !== undefined,
    ...(ground && { ground }),
    capped,
    walled,
    ...(style !== undefined && words.every((word) => word.style === style) && { style }),
  };
}
