import { centre } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { isLevel, LARGE } from './rotated-lines.ts';

/** Fewest lines of text that run through a watermark: titles are set over a line or two of an ornament. */
const FEWEST_LINES = 3;

/** The level words that lie over the text, or below it: watermarks, much larger than the lines that run through them. */
export function laidOver(words: readonly Word[]): ReadonlySet<Word> {
  const level = words.filter(isLevel);
  const usual = median(level.map(({ fontSize }) => fontSize));
  const large = level.filter(({ text, fontSize }) => fontSize >= LARGE * usual && /[\p{L}\p{N}]/u.test(text));
  return new Set(large.filter((word) => linesWithin(word, level) >= FEWEST_LINES));
}

/** How many lines of much smaller words have one whose middle is within a word. */
function linesWithin({ box, fontSize }: Word, words: readonly Word[]): number {
  const baselines = new Set<number>();
  for (const word of words) {
    const [x, y] = centre(word.box);
    const isWithin = x > box[0] && x < box[2] && y > box[1] && y < box[3];
    if (isWithin && fontSize >= LARGE * word.fontSize) baselines.add(Math.round(word.baseline));
  }
  return baselines.size;
}
