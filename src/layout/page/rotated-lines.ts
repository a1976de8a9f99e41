import { centre, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import { mainFontSize } from '../typography.ts';
import type { Line } from './lines.ts';

/** Degrees: largest rotation of level text; scans are a little skew. Chosen on odl-bench, dev half. */
const SKEW = 2;

/** Least size of a watermark in shares of the text's: heads of columns that are written aslant are no larger than it. */
export const LARGE = 2.5;

/** Distance of the middles of two words of one line, in font sizes: half of what lines are apart at least. */
const SAME_ROW = 0.5;

/** Whether a word is horizontal. */
export const isLevel = ({ rotation }: Word): boolean => rotation <= SKEW || rotation >= 360 - SKEW;

/** Lines of rotated text (axis labels, stamps in the margin), in the order of the content stream. */
export function buildRotatedLines(page: number, words: readonly Word[]): Line[] {
  const chains: Word[][] = [];
  for (const word of words) {
    if (isLevel(word)) continue;
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last && last.rotation === word.rotation && inOneRow(last, word)) chain.push(word);
    else chains.push([word]);
  }
  return chains.map((chain) => {
    const box = union(chain.map((word) => word.box));
    return {
      kind: 'line',
      page,
      words: chain,
      box,
      baseline: box[3],
      fontSize: mainFontSize(chain),
      bold: chain.every(isBold),
    };
  });
}

/** Rotated lines left or right of all level text: stamps in the margin, not part of the content. */
export function marginalia(rotated: readonly Line[], level: readonly Line[]): Line[] {
  if (level.length === 0) return [];
  const [left, , right] = union(level.map(({ box }) => box));
  return rotated.filter(({ box }) => box[2] < left || box[0] > right);
}

/**
 * Lines written aslant and much larger than the text, in points: watermarks such as "DRAFT", laid over what is level on
 * the page. Where nothing is level, they are what it says.
 */
export const watermarks = (rotated: readonly Line[], level: readonly Line[], fontSize: number): Line[] =>
  level.length === 0
    ? []
    : rotated.filter(({ words, fontSize: own }) => own >= LARGE * fontSize && words.every(isAslant));

/** Whether a word is neither level nor upright. */
export const isAslant = ({ rotation }: Word): boolean => Math.min(rotation % 90, 90 - (rotation % 90)) > SKEW;

/** Whether the middles of two words in one direction lie on one line of writing. */
const inOneRow = (a: Word, b: Word): boolean => Math.abs(across(a) - across(b)) < SAME_ROW * a.fontSize;

/** How far a word's middle is from a line in its direction through the page's corner, in points. */
function across({ box, rotation }: Word): number {
  const [x, y] = centre(box);
  const angle = (rotation * Math.PI) / 180;
  return y * Math.cos(angle) - x * Math.sin(angle);
}
