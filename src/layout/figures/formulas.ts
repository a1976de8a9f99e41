import type { Block } from '../../document/block.ts';
import { type Box, horizontalOverlap, union, verticalOverlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { isInMathFont } from './math-font.ts';

const SIGN = /[=<>≤≥≈≡≠∼∝∈⊂⊆→⇒↦∑∏∫√∂∇±×⊗⊕∞]/u;
/** A word of ordinary text. */
const PROSE = /^\P{L}?\p{L}{3,}\P{L}?$/u;
/** Names of functions, and the few words that formulas contain. */
const FUNCTION = /^(sin|cos|tan|log|exp|lim|max|min|sup|inf|det|mod|and|for|if|arg|with)$/i;
const EQUATION_NUMBER = /^\((\d+|[A-Z])(\.\d+)*[a-z]?\)$/;
/** Largest share of prose among the words of a formula. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const MOST_PROSE = 0.2;
/** Least vertical overlap of the parts of a formula, in shares of the font size. */
const INTERLOCKED = 0.2;
/** Largest gap between parts side by side, in shares of the font size. */
const APART = 2;
/** Least distance of the baselines of parts over each other, in shares of the font size. */
const STACKED = 0.2;
/** Largest size of a script, in shares of the formula's. */
const SMALLER = 0.85;
/** Largest distance of a script from its base, in shares of the script's size. */
const TOUCHING = 0.3;
/**
 * Largest gap between an operator and its limit, in shares of the formula's size: operators are up to 1.4 high on either
 * side.
 */
const FARTHEST_LIMIT = 0.8;
/** Operators with limits. */
const OPERATOR = /^[∑∏∐⋃⋂⋁⋀⨁⨂∫∮]$/u;

const isMathematical = (word: Word): boolean => isInMathFont(word) || SIGN.test(word.text);

const isProse = (word: Word): boolean => PROSE.test(word.text) && !FUNCTION.test(word.text) && !isInMathFont(word);

function isFormulaic({ words }: Line): boolean {
  let prose = 0;
  return !words.some((word) => isProse(word) && ++prose > MOST_PROSE * words.length);
}

/** Whether a line is a formula: it has a sign of one, and hardly a word of text. */
export const isFormula = (line: Line): boolean => isFormulaic(line) && line.words.some(({ text }) => SIGN.test(text));

/**
 * Formulas in two dimensions, such as fractions and sums. Each is a paragraph of its parts in the order of the content
 * stream, with its number last.
 */
export function findFormulas(page: number, lines: readonly Line[], position: StreamPosition, runsOf: RunsOf): Region[] {
  const numbers = lines.filter(isNumber);
  const formulaic = lines.filter((line) => isFormulaic(line) && !isNumber(line));
  return clustersOf(formulaic)
    .filter(isStacked)
    .map((parts) => {
      const box = union(parts.map((part) => part.box));
      const number = numberBeside(parts, box, numbers, formulaic) ?? numbers.find((line) => endsBelow(line, box));
      return regionOf(page, parts, number, position, runsOf);
    });
}

/** The number level with an equation: the nearest one, and on its left none that is behind another equation. */
function numberBeside(
  parts: readonly Line[],
  equation: Box,
  numbers: readonly Line[],
  formulaic: readonly Line[],
): Line | undefined {
  const isOther = ({ box }: Line): boolean =>
    box[0] < equation[0] && formulaic.some((line) => line.box[2] <= box[0] && onOneLine(line.box, box));
  const gap = ({ box }: Line): number => Math.max(box[0] - equation[2], equation[0] - box[2]);
  return numbers
    .filter((number) => parts.some((part) => onOneLine(part.box, number.box)) && !isOther(number))
    .reduce<Line | undefined>(
      (nearest, number) => (nearest && gap(nearest) <= gap(number) ? nearest : number),
      undefined,
    );
}

/** Whether the number of an equation is below its end, for lack of room beside it. */
const endsBelow = ({ box, fontSize }: Line, equation: Box): boolean =>
  Math.abs(box[1] - equation[3]) < fontSize && Math.abs(box[2] - equation[2]) < APART * fontSize;

/** Whether a line is nothing but the number of an equation. */
export const isNumber = ({ words }: Pick<Line, 'words'>): boolean =>
  words.length === 1 && EQUATION_NUMBER.test(words[0]?.text ?? '');

/** Connected components of lines that overlap vertically and are over each other or side by side, with their limits. */
function clustersOf(lines: readonly Line[]): (readonly Line[])[] {
  const sorted = [...lines].sort((a, b) => a.box[1] - b.box[1]);
  /** With the height down to which something may belong to it: y in points. */
  let clusters: { readonly lines: readonly Line[]; readonly reach: number }[] = [];
  for (const line of sorted) {
    const touching = clusters.filter(
      ({ lines: others, reach }) => reach > line.box[1] && others.some((other) => interlock(other, line)),
    );
    if (touching.length > 0) clusters = clusters.filter((cluster) => !touching.includes(cluster));
    const merged = [...touching.flatMap((cluster) => cluster.lines), line];
    const reach = line.box[3] + FARTHEST_LIMIT * line.fontSize;
    clusters.push({ lines: merged, reach: Math.max(reach, ...touching.map((cluster) => cluster.reach)) });
  }
  return clusters.map((cluster) => cluster.lines);
}

function interlock(a: Line, b: Line): boolean {
  if (isLimit(a, b) || isLimit(b, a)) return true;
  const size = Math.min(a.fontSize, b.fontSize);
  if (verticalOverlap(a.box, b.box) < INTERLOCKED * size) return false;
  const gap = Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]);
  return horizontalOverlap(a.box, b.box) > 0 || gap < APART * Math.max(a.fontSize, b.fontSize);
}

/** Whether a line in small letters is just above or below an operator of another: its limit. */
const isLimit = (small: Line, line: Line): boolean =>
  small.fontSize < SMALLER * line.fontSize &&
  line.words.some(
    ({ text, box }) =>
      OPERATOR.test(text) &&
      horizontalOverlap(box, small.box) > 0 &&
      Math.max(small.box[1] - box[3], box[1] - small.box[3]) < FARTHEST_LIMIT * line.fontSize,
  );

function isStacked(lines: readonly Line[]): boolean {
  const size = Math.max(...lines.map(({ fontSize }) => fontSize));
  const baselines = lines.map(({ baseline }) => baseline);
  const isHigh = Math.max(...baselines) - Math.min(...baselines) > STACKED * size;
  return isHigh && lines.some(({ words }) => words.some(isMathematical));
}

function regionOf(
  page: number,
  parts: readonly Line[],
  number: Line | undefined,
  position: StreamPosition,
  runsOf: RunsOf,
): Region {
  const lines = number ? [...parts, number] : parts;
  const box = union(lines.map((line) => line.box));
  const written = [...inOrder(parts, position), ...(number ? [number] : [])];
  const block: Block = { kind: 'paragraph', page, box, runs: runsOf(written) };
  return { kind: 'region', block, box, lines, fontSize: Math.max(...parts.map(({ fontSize }) => fontSize)) };
}

/** The parts' words in the order of the content stream, in stretches of one part and, for scripts, one base. */
function inOrder(parts: readonly Line[], position: StreamPosition): Line[] {
  const size = Math.max(...parts.map(({ fontSize }) => fontSize));
  const words = parts
    .flatMap((part) => part.words.map((word) => ({ word, part })))
    .sort((a, b) => position(a.word) - position(b.word));
  const stretches: { part: Line; base: Base | undefined; words: Word[] }[] = [];
  let base: Base | undefined;
  for (const { word, part } of words) {
    const last = stretches.at(-1);
    const isSmall = word.fontSize < SMALLER * size;
    const hangs = isSmall && base && isScriptOf(word, last?.words.at(-1) ?? word, base) ? base : undefined;
    if (!isSmall) base = baseOf(word, base);
    if (last?.part === part && last.base === hangs) last.words.push(word);
    else stretches.push({ part, base: hangs, words: [word] });
  }
  return stretches.map((stretch) => ({ ...stretch.part, ...stretch.base?.line, words: stretch.words }));
}

/** A word of full size that may have scripts. */
interface Base {
  readonly word: Word;
  /** Its size, and the baseline from which its scripts are raised or lowered. */
  readonly line: Pick<Line, 'fontSize' | 'baseline'>;
}

/** Large operators hang below their baseline, so theirs is that of the word before them. */
function baseOf(word: Word, before: Base | undefined): Base {
  const baseline = OPERATOR.test(word.text) && before ? before.line.baseline : word.baseline;
  return { word, line: { fontSize: word.fontSize, baseline } };
}

/** Whether a small word is a script: it touches its base or the word before, or is a limit of an operator. */
function isScriptOf({ box, fontSize }: Word, before: Word, { word: base }: Base): boolean {
  const isBeside = [before, base].some((left) => Math.abs(box[0] - left.box[2]) < TOUCHING * fontSize);
  return isBeside || (OPERATOR.test(base.text) && horizontalOverlap(box, base.box) > 0);
}
