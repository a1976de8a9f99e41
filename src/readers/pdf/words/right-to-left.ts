import { isReversed } from '../../../document/direction.ts';
import { width } from '../../../document/geometry.ts';
import { FOUND_SPACE, type Glyph, isGlyph, NO_SPACE, SPACE, type TextToken } from '../source.ts';
import { inLogicalOrder, type Run } from './logical-order.ts';
import { Brackets } from './turned-brackets.ts';
import { type Cluster, turnedLines, type VisualLine } from './visual-lines.ts';
import { WhiteSpace, WRITTEN } from './white-space.ts';

/** Gaps (shares of the font size) that part words by themselves: beside a sign, as Persian spaces are .21 wide, and between letters. */
const SIGN_GAP = 0.2;
const SPACE_GAP = 0.22;
/** Share of the font size: letters with marks are wider, where engines know their width. */
const LEAST_WIDTH = 0.3;
const LETTER = /\p{L}/u;

/**
 * Text with its lines that run from right to left in the order of reading, as their places tell it: engines turn words
 * round, and numbers, brackets and marks with them, or leave all as it is shown.
 */
export function readFromRight(tokens: readonly TextToken[]): readonly TextToken[] {
  if (!tokens.some((token) => isGlyph(token) && isReversed(token.text))) return tokens;
  const glyphs = tokens.filter(isGlyph);
  const lines = turnedLines(glyphs);
  const letters = glyphs.filter(({ text }) => LETTER.test(text));
  const isFromRight = letters.filter(({ text }) => isReversed(text)).length * 2 > letters.length;
  const lineOf = new Map<Glyph, VisualLine>();
  const baseOf = new Map<Glyph, Glyph>();
  for (const line of lines) {
    for (const { base, marks } of line) {
      for (const glyph of [base, ...marks]) lineOf.set(glyph, line);
      for (const mark of marks) baseOf.set(mark, base);
    }
  }
  const space = new WhiteSpace(tokens, baseOf);
  const read: TextToken[] = [];
  const done = new Set<VisualLine>();
  for (const token of tokens) {
    const line = isGlyph(token) ? lineOf.get(token) : undefined;
    if (!line) read.push(token);
    else if (!done.has(line)) {
      done.add(line);
      read.push(FOUND_SPACE);
      for (const part of lineTokens(line, isFromRight, space)) read.push(part);
      read.push(FOUND_SPACE);
    }
  }
  return read;
}

/** A letter with its marks. */
function wholeOf({ base, marks }: Cluster): Glyph {
  if (marks.length === 0) return base;
  // Engines deal out the width of a letter to its characters.
  const shares = marks.filter(({ style }) => style.object === base.style.object);
  const text = [base, ...marks].map((glyph) => glyph.text).join('');
  const [left, right] = [base, ...shares].reduce(
    ([from, to], { box }) => [Math.min(from, box[0]), Math.max(to, box[2])],
    [base.box[0], base.box[2]],
  );
  return { ...base, text: text.normalize('NFC'), box: [left, base.box[1], right, base.box[3]] };
}

/** Whether the width of a letter is known, so that gaps beside it can be told. */
const hasWidth = (cluster: Cluster): boolean =>
  cluster.marks.length === 0 || width(wholeOf(cluster).box) > LEAST_WIDTH * cluster.base.style.size;

/** Indices of the items of a run that are read first and last. */
const firstOf = ({ from, to, isReversed: turned }: Run): number => (turned ? to - 1 : from);
const lastOf = ({ from, to, isReversed: turned }: Run): number => (turned ? from : to - 1);

const areParted = (space: WhiteSpace, a: Glyph | undefined, b: Glyph | undefined): boolean =>
  a !== undefined && b !== undefined && WRITTEN.test(a.text) && WRITTEN.test(b.text) && space.isShown(a, b);

/** The tokens of a line in reading order. @param isFromRight whether the text around it runs from right to left. */
function lineTokens(line: VisualLine, isFromRight: boolean, space: WhiteSpace): TextToken[] {
  const letters = line.map(wholeOf);
  const runs = inLogicalOrder(
    letters.map(({ text, box, style }) => ({ text, left: box[0], right: box[2], size: style.size })),
    isFromRight,
  );
  /** Whether white space is behind each item, as they are shown. */
  const isApart = letters.map(({ box, style }, index) => {
    const [one, other, next] = [line[index], line[index + 1], letters[index + 1]];
    if (!one || !other || !next) return true;
    if (!hasWidth(one) || !hasWidth(other)) return space.isShown(one.base, other.base);
    const gap = (next.box[0] - box[2]) / Math.min(style.size, next.style.size);
    const areLetters = WRITTEN.test(one.base.text) && WRITTEN.test(other.base.text);
    return gap > (areLetters ? SPACE_GAP : SIGN_GAP) || space.parts(one.base, other.base, gap);
  });
  // The brackets of a line without such letters are turned by the engine with the others of its row.
  const isAllFromLeft = !letters.some(({ text }) => isReversed(text));
  const tokens: TextToken[] = [];
  const brackets = new Brackets();
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    if (before) {
      // Between two directions neighbours in the text are none on the page.
      const isShown = areParted(space, line[lastOf(before)]?.base, line[firstOf(run)]?.base);
      tokens.push(isShown || isApart[Math.min(before.to, run.to) - 1] ? SPACE : NO_SPACE);
    }
    for (let step = 0; step < run.to - run.from; step++) {
      const at = run.isReversed ? run.to - 1 - step : run.from + step;
      const [left, right] = [at === 0 || isApart[at - 1] === true, isApart[at] === true];
      if (step > 0) tokens.push((run.isReversed ? right : left) ? SPACE : NO_SPACE);
      const letter = letters[at] as Glyph;
      const leads = WRITTEN.test(letters[run.isReversed ? at - 1 : at + 1]?.text ?? '');
      const around = run.isReversed ? { before: right, after: left, leads } : { before: left, after: right, leads };
      const isTurned = run.isReversed || isAllFromLeft;
      tokens.push({ ...letter, text: isTurned ? brackets.turned(letter.text, around) : letter.text });
    }
  }
  return tokens;
}
