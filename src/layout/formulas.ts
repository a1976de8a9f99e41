import type { Block } from '../document/block.ts';
import { horizontalOverlap, union, verticalOverlap } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';
import type { Place } from './cards.ts';
import { type Line, onOneLine } from './lines.ts';
import type { Region } from './region.ts';
import type { RunsOf } from './tables/grid.ts';

/** Fonts made for formulas: those of TeX, and what calls itself so. */
export const MATH_FONT = /^(cm(mi|sy|ex|mib|bsy)|lmmi|lmsy|lmex|eu[fsr]m|ms[ab]m|(r?tx|px|mt)(mi|sy|ex))|math/i;
const SIGN = /[=<>≤≥≈≡≠∼∝∈⊂⊆→⇒↦∑∏∫√∂∇±×⊗⊕∞]/u;
/** A word of ordinary text. */
const PROSE = /^\P{L}?\p{L}{3,}\P{L}?$/u;
/** Names of functions and the few words that stand in formulas. */
const FUNCTION = /^(sin|cos|tan|log|exp|lim|max|min|sup|inf|det|mod|and|for|if|arg|with)$/i;
const EQUATION_NUMBER = /^\((\d+|[A-Z])(\.\d+)*[a-z]?\)$/;
/** Share of prose among the words of a formula. */
const MOST_PROSE = 0.2;
/** Shares of the font size: how far parts reach into each other's height, how far they may stand apart. */
const INTERLOCKED = 0.2;
const APART = 2;
/** Difference of baselines of what stands over or under each other. */
const STACKED = 0.2;

const isMathematical = (word: Word): boolean => MATH_FONT.test(word.fontFamily) || SIGN.test(word.text);

const isProse = ({ text, fontFamily }: Word): boolean =>
  PROSE.test(text) && !FUNCTION.test(text) && !MATH_FONT.test(fontFamily);

function isFormulaic({ words }: Line): boolean {
  let prose = 0;
  return !words.some((word) => isProse(word) && ++prose > MOST_PROSE * words.length);
}

/** Formulas in two dimensions, such as fractions and sums: what is set over and under a line, in the order it was written. */
export function findFormulas(page: number, lines: readonly Line[], place: Place, runsOf: RunsOf): Region[] {
  const numbers = lines.filter(isNumber);
  return clustersOf(lines.filter((line) => isFormulaic(line) && !isNumber(line)))
    .filter(isStacked)
    .map((parts) => {
      const number = numbers.find((line) => parts.some((part) => onOneLine(part.box, line.box)));
      return regionOf(page, parts, number, place, runsOf);
    });
}

/** Whether a line is nothing but the number of an equation. */
const isNumber = ({ words }: Line): boolean => words.length === 1 && EQUATION_NUMBER.test(words[0]?.text ?? '');

/** Groups of lines that reach into each other's height, side by side or over each other. */
function clustersOf(lines: readonly Line[]): Line[][] {
  const sorted = [...lines].sort((a, b) => a.box[1] - b.box[1]);
  const clusters: Line[][] = [];
  for (const line of sorted) {
    const touching = clusters.filter((cluster) => cluster.some((other) => interlock(other, line)));
    const merged = [...touching.flat(), line];
    for (const cluster of touching) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(merged);
  }
  return clusters;
}

function interlock(a: Line, b: Line): boolean {
  const size = Math.min(a.fontSize, b.fontSize);
  if (verticalOverlap(a.box, b.box) < INTERLOCKED * size) return false;
  const gap = Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]);
  return horizontalOverlap(a.box, b.box) > 0 || gap < APART * Math.max(a.fontSize, b.fontSize);
}

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
  place: Place,
  runsOf: RunsOf,
): Region {
  const lines = number ? [...parts, number] : parts;
  const box = union(lines.map((line) => line.box));
  const written = [...inOrder(parts, place), ...(number ? [number] : [])];
  const block: Block = { kind: 'paragraph', page, box, runs: runsOf(written) };
  return { block, box, lines, fontSize: Math.max(...parts.map(({ fontSize }) => fontSize)) };
}

/** The parts' words in the order of the content stream, in stretches that come from one part. */
function inOrder(parts: readonly Line[], place: Place): Line[] {
  const words = parts
    .flatMap((part) => part.words.map((word) => ({ word, part })))
    .sort((a, b) => place(a.word) - place(b.word));
  const stretches: { part: Line; words: Word[] }[] = [];
  for (const { word, part } of words) {
    const last = stretches.at(-1);
    if (last?.part === part) last.words.push(word);
    else stretches.push({ part, words: [word] });
  }
  return stretches.map(({ part, words: of }) => ({ ...part, words: of }));
}
