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
function linesWithin({ box: [left, top, right, bottom], fontSize }: Word, words: readonly Word[]): number {
  const baselines = words.flatMap(({ box, baseline, fontSize: own }) => {
    const [x, y] = centre(box);
    const isWithin = x > left && x < right && y > top && y < bottom;
    return isWithin && fontSize >= LARGE * own ? [Math.round(baseline)] : [];
  });
  return new Set(baselines).size;
}
