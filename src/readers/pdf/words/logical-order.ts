import { isReversed } from '../../../document/direction.ts';

/** What the order of a line is told by: a text and its sides, in points. */
export interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Font size. */
  readonly size: number;
}

/** Indices of a part of a line; the second is behind it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Neighbours of one direction. */
export interface Run extends Span {
  /** Whether they are read from the last to the first. */
  readonly isReversed: boolean;
}

const LETTER = /^\p{L}/u;
const DIGIT = /^\p{Nd}/u;
/**
 * Signs that belong to a number between two digits, or beside one: bidirectional types CS, ES and ET of UAX #9. Behind an
 * Arabic letter only the first do (rules W2 to W5); what is left of a number there, as its percent sign, is read after it.
 */
const SEPARATOR = /^[.,:/٫٬]$/u;
const SIGN = /^[+\-−]$/u;
const PERCENT = /^[%٪]$/u;
const CURRENCY = /^[$€£¥]$/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Gap (share of the font size) from which two signs are apart. */
const APART = 0.12;

type Kind = 'right-to-left' | 'left-to-right' | 'number' | 'neutral';

function kindOf({ text }: Placed): Kind {
  if (DIGIT.test(text)) return 'number';
  if (isReversed(text)) return 'right-to-left';
  return LETTER.test(text) ? 'left-to-right' : 'neutral';
}

const areApart = (a: Placed, b: Placed): boolean => b.left - a.right > APART * Math.min(a.size, b.size);

/**
 * The parts of a line in reading order, from the order in which they are shown: the Unicode bidirectional algorithm
 * (UAX #9) backwards.
 * @param line from left to right; some of it runs from right to left.
 * @param isFromRight whether the text around it does.
 */
export function inLogicalOrder(line: readonly Placed[], isFromRight: boolean): Run[] {
  const kinds = kindsOf(line);
  const count = (kind: Kind): number => kinds.filter((other) => other === kind).length;
  const whole = { from: 0, to: line.length };
  if (isFromRight || count('right-to-left') >= count('left-to-right')) return fromRight(line, kinds, whole);
  const runs: Run[] = [];
  let from = 0;
  for (const part of spansOf(kinds, 'right-to-left', whole)) {
    if (part.from > from) runs.push({ from, to: part.from, isReversed: false });
    runs.push(...fromRight(line, kinds, part));
    from = part.to;
  }
  if (from < line.length) runs.push({ from, to: line.length, isReversed: false });
  return runs;
}

/** Kinds of the items of a line; signs that are part of a number are of its kind. */
function kindsOf(line: readonly Placed[]): Kind[] {
  const kinds = line.map(kindOf);
  const touchesNumber = (index: number, other: number): boolean => {
    const [a, b] = [line[Math.min(index, other)], line[Math.max(index, other)]];
    return kinds[other] === 'number' && a !== undefined && b !== undefined && !areApart(a, b);
  };
  const lastArabic = line.findLastIndex(({ text }) => ARABIC.test(text));
  for (const [index, { text }] of line.entries()) {
    const [before, after] = [touchesNumber(index, index - 1), touchesNumber(index, index + 1)];
    const isBehindArabic = lastArabic > index;
    const isBetween = before && after && (SEPARATOR.test(text) || (!isBehindArabic && SIGN.test(text)));
    const isBeside = (before && PERCENT.test(text)) || ((before || after) && !isBehindArabic && CURRENCY.test(text));
    if (isBetween || isBeside) kinds[index] = 'number';
  }
  return kinds;
}

/** The longest parts of a line, within a span, from one item of a kind to another, with no letter of the other direction between. */
function spansOf(kinds: readonly Kind[], kind: 'right-to-left' | 'left-to-right', { from, to }: Span): Span[] {
  const spans: Span[] = [];
  for (let start = from; start < to; start++) {
    if (kinds[start] !== kind) continue;
    let end = start + 1;
    for (let at = end; at < to && isWithin(kinds[at] as Kind, kind); at++) {
      // A number behind a word from the left is read on with it.
      if (kinds[at] === kind || (kind === 'left-to-right' && kinds[at] === 'number')) end = at + 1;
    }
    spans.push({ from: start, to: end });
    start = end - 1;
  }
  return spans;
}

const isWithin = (kind: Kind, outer: Kind): boolean => kind === outer || kind === 'neutral' || kind === 'number';

/** A part of a line read from the right; words of the other direction and numbers in it are read from the left. */
function fromRight(line: readonly Placed[], kinds: readonly Kind[], part: Span): Run[] {
  const runs: Run[] = [];
  const words = spansOf(kinds, 'left-to-right', part);
  let next = 0;
  for (let at = part.from; at < part.to; ) {
    let to = endOfNumber(line, kinds, at, part.to);
    const word = words[next];
    if (word?.from === to) {
      to = word.to;
      next++;
    }
    const isReversed = to === at;
    const before = runs.at(-1);
    if (isReversed && before?.isReversed) runs[runs.length - 1] = { ...before, to: at + 1 };
    else runs.push({ from: at, to: isReversed ? at + 1 : to, isReversed });
    at = isReversed ? at + 1 : to;
  }
  return runs.reverse();
}

/** Index behind a number that begins at an index; the index itself where none does. */
function endOfNumber(line: readonly Placed[], kinds: readonly Kind[], from: number, to: number): number {
  let at = from;
  const isNext = (): boolean => at === from || !areApart(line[at - 1] as Placed, line[at] as Placed);
  while (at < to && kinds[at] === 'number' && isNext()) at++;
  return at;
}
