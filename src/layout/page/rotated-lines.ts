import { overlap, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import { mainFontSize } from '../typography.ts';
import type { Line } from './lines.ts';

/** Whether a word is written along the page's horizontal, give or take two degrees. */
export const isLevel = (word: Word): boolean => word.rotation <= 2 || word.rotation >= 358;

/** Lines of turned text (axis labels, stamps in the margin), each as it follows in the content stream. */
export function buildTurnedLines(page: number, words: readonly Word[]): Line[] {
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

/** Turned lines that stand beside all level text: stamps in the margin, no part of the content. */
export function marginalia(turned: readonly Line[], level: readonly Line[]): Line[] {
  if (level.length === 0) return [];
  const [left, , right] = union(level.map(({ box }) => box));
  return turned.filter(({ box }) => box[2] < left || box[0] > right);
}

function inOneRow(a: Word, b: Word): boolean {
  const upright = a.rotation % 180 === 90;
  return upright
    ? overlap(a.box[0], a.box[2], b.box[0], b.box[2]) > 0
    : overlap(a.box[1], a.box[3], b.box[1], b.box[3]) > 0;
}
