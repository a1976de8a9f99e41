import type { Word } from '../../../document/page.ts';
import { median } from '../../../platform/median.ts';

/** Pairs of neighbours from which a page tells how wide its words are, and the most that are looked at. */
const FEWEST = 30;
/**
 * Growth of the gap behind a word with its width from which words are drawn too narrow. Of 138 pages of
 * layers that keep to the print none has more than .03, Adobe Capture's .28; painted text of any font has .14 at most.
 */
const TOO_NARROW = 0.15;
/** Shares of the font size: baselines of one line, and gaps within a line, differ by less. */
const SAME_LINE = 0.3;
const WIDEST_GAP = 2;
/** Share of the gap to the next word that remains at least. */
const REMAINS = 0.25;

/** Width of a word, and of the gap behind it, in shares of the font size. */
interface Step {
  readonly width: number;
  readonly gap: number;
}

/**
 * Words with those of a text layer as wide as they are on the page. Some programs write the text under a scan in a font
 * of their own, without stretching it: the longer a word, the wider then the gap behind it.
 */
export function withLayerWidths(words: readonly Word[]): readonly Word[] {
  const layer = words.filter(({ invisible }) => invisible);
  const growth = growthOf(layer.flatMap((word, index) => stepsBetween(word, layer[index + 1])));
  if (growth < TOO_NARROW) return words;
  return words.map((word, index) => (word.invisible ? widened(word, words[index + 1], 1 + growth) : word));
}

function stepsBetween(word: Word, next: Word | undefined): Step[] {
  if (!next || !isBehind(word, next)) return [];
  const [left, , right] = word.box;
  const gap = (next.box[0] - right) / word.fontSize;
  return Math.abs(gap) < WIDEST_GAP ? [{ width: (right - left) / word.fontSize, gap }] : [];
}

const isBehind = (word: Word, next: Word): boolean =>
  word.rotation === 0 &&
  next.rotation === 0 &&
  next.spaced &&
  next.box[0] > word.box[0] &&
  Math.abs(word.baseline - next.baseline) < SAME_LINE * word.fontSize;

/** By how much gaps grow with the words before them: the resistant line of Tukey through the outer thirds; 0 for few. */
function growthOf(steps: readonly Step[]): number {
  if (steps.length < FEWEST) return 0;
  const sorted = [...steps].sort((a, b) => a.width - b.width);
  const third = Math.floor(sorted.length / 3);
  const [short, long] = [sorted.slice(0, third), sorted.slice(-third)].map(middleOf) as [Step, Step];
  return long.width > short.width ? (long.gap - short.gap) / (long.width - short.width) : 0;
}

const middleOf = (steps: readonly Step[]): Step => ({
  width: median(steps.map(({ width }) => width)),
  gap: median(steps.map(({ gap }) => gap)),
});

function widened(word: Word, next: Word | undefined, factor: number): Word {
  const [left, top, right, bottom] = word.box;
  if (word.rotation !== 0) return word;
  const wanted = left + (right - left) * factor;
  const most = next && isBehind(word, next) ? next.box[0] - REMAINS * (next.box[0] - right) : wanted;
  return { ...word, box: [left, top, Math.max(right, Math.min(wanted, most)), bottom] };
}
