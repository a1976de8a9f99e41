import { type Box, height, width } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import { bareCross, isCross } from './crosses.ts';
import { labelEnd } from './label-end.ts';
import { labelStart } from './label-start.ts';
import { isLabel } from './label-text.ts';
import type { PrintedLine, PrintedWord } from './printed-lines.ts';
import { styledRuns } from './styled-runs.ts';

/** Words of a line that belong together, and how the group is parted from its neighbours. */
export interface WordGroup {
  readonly words: readonly [PrintedWord, ...PrintedWord[]];
  /** Whether a row of dots or underscores follows it. */
  readonly leads: boolean;
  /** Whether an upright rule stands between it and the words before it. */
  readonly walled: boolean;
}

/** Gap between two words, in widths of a letter of their line, from which they are apart: two spaces of a typewriter. */
const WIDE_GAP = 1.75;
/** Marks of a recogniser that stand for a rule or a row of dots. */
const MARKS = /^[_.…·|~=—–-]{2,}$|^[_|~]$/u;
/** Something that can be read: a letter, a digit, a currency or a check mark. */
const LEGIBLE = /[\p{L}\p{N}\p{Sc}✓☑☒☐]/u;
const COLON = /[:：]$/u;
/** What a recogniser makes of a colon, too. */
const LIKE_COLON = /;$/u;
const MAY_BE_COLON = /[:：;]$/u;
/** Most words before a semicolon that may be a colon. */
const MOST_BEFORE_SEMICOLON = 5;

/** Whether words end a label with a colon, or with what a recogniser makes of one. */
export function endsWithColon(words: readonly PrintedWord[]): boolean {
  if (!MAY_BE_COLON.test(words.at(-1)?.text ?? '')) return false;
  const printed = words.map(({ text }) => text).join(' ');
  if (COLON.test(printed)) return isLabel(printed);
  return LIKE_COLON.test(printed) && words.length <= MOST_BEFORE_SEMICOLON && words.every((word) => word.recognised);
}

const isCrossAlone = ({ words: [first, ...others] }: { readonly words: readonly PrintedWord[] }): boolean =>
  first !== undefined && others.length === 0 && isCross(first);

/** The groups of words of a line: parted by wide gaps, rules, rows of dots, and the ends of labels. */
export function wordGroups(line: PrintedLine, rules: readonly Rule[]): WordGroup[] {
  const wide = WIDE_GAP * letterWidth(line);
  const groups: { words: PrintedWord[]; leads: boolean; walled: boolean }[] = [];
  let apart = true;
  let last: PrintedWord | undefined;
  for (const word of line.flatMap(partedAtColon).map(bareCross)) {
    const group = groups.at(-1);
    if (MARKS.test(word.text)) {
      if (group) group.leads = true;
      apart = true;
    } else {
      const walled = last !== undefined && rules.some(isBetween(last, word));
      const begun = last !== undefined && !followsLabel(groups) && rules.some(isBegunBetween(last, word));
      const far = last !== undefined && word.box[0] - last.box[2] > wide;
      if (
        !group ||
        apart ||
        walled ||
        begun ||
        far ||
        endsWithColon(group.words) ||
        (isCrossAlone(group) && !followsLabel(groups))
      )
        groups.push({ words: [word], leads: false, walled });
      else group.words.push(word);
      apart = false;
    }
    last = word;
  }
  return groups.flatMap((group, at) => parted(group, groups[at - 1]).filter(isLegible));
}

type Group = Pick<WordGroup, 'leads' | 'walled'> & { readonly words: readonly PrintedWord[] };

/** A group in two where it is a value with the next label close behind, or a label with its value. */
function parted(group: Group, before: Group | undefined): Group[] {
  const { words } = group;
  const isValue = before !== undefined && !group.walled && endsWithColon(before.words);
  const isLabel = endsWithColon(words);
  if (isValue !== isLabel) return [group];
  if (isValue) return partedAt(group, labelStart(words));
  const styled = styledRuns(words);
  if (styled.length === 1) return partedAt(group, labelEnd(words));
  const [last, walled] = [styled.length - 1, group.walled];
  return styled.map((run, at) => ({ words: run, leads: group.leads && at === last, walled: walled && at === 0 }));
}

const partedAt = (group: Group, at: number): Group[] =>
  at === 0
    ? [group]
    : [
        { ...group, words: group.words.slice(0, at), leads: false },
        { ...group, words: group.words.slice(at), walled: false },
      ];

/** Whether the last group is the value of a label before it: its words are not parted where a line to write on begins. */
const followsLabel = (groups: readonly { readonly words: readonly PrintedWord[] }[]): boolean =>
  endsWithColon(groups.at(-2)?.words ?? []);

const isLegible = (group: Group): group is WordGroup => group.words.some(({ text }) => LEGIBLE.test(text));

/** Mean width of the letters of a line in points. */
function letterWidth(line: PrintedLine): number {
  const letters = line.reduce((sum, { text }) => sum + text.length, 0);
  return line.reduce((sum, { box }) => sum + width(box), 0) / Math.max(1, letters);
}

/** A word in two where a colon within it ends a label, as when a recogniser misses the space behind it. */
function partedAtColon(word: PrintedWord): PrintedWord[] {
  const match = /^([^\p{L}]{0,3}\p{L}[^:]{1,40}:)([^/\\].*)$/u.exec(word.text);
  const [label, value] = [match?.[1], match?.[2]];
  if (label === undefined || value === undefined || /https?:$|@/i.test(label)) return [word];
  const [x0, y0, x1, y1] = word.box;
  const x = x0 + ((x1 - x0) * label.length) / word.text.length;
  return [
    { ...word, end: word.start + label.length, text: label, box: [x0, y0, x, y1] },
    { ...word, start: word.start + label.length, text: value, box: [x, y0, x1, y1] },
  ];
}

/** Whether an upright rule stands between two words. */
const isBetween =
  (before: PrintedWord, word: PrintedWord) =>
  ({ box, orientation }: Rule): boolean => {
    const x = (box[0] + box[2]) / 2;
    return (
      orientation === 'vertical' &&
      x > before.box[2] - 2 &&
      x < word.box[0] + 2 &&
      box[1] < word.box[3] &&
      box[3] > word.box[1]
    );
  };

/** Whether a line to write on begins between two words, so that the first is a label. */
const isBegunBetween = (before: PrintedWord, word: PrintedWord) => {
  const size = height(word.box);
  return ({ box, orientation }: Rule): boolean =>
    orientation === 'horizontal' &&
    box[0] > before.box[2] - 0.3 * size &&
    box[0] < word.box[0] + 0.5 * size &&
    box[2] > word.box[0] + size &&
    isUnder(box, word.box);
};

/** Whether a level rule is where words stand. */
export const isUnder = (rule: Box, words: Box): boolean =>
  rule[3] > words[3] - 0.4 * height(words) && rule[1] < words[3] + 0.7 * height(words);
