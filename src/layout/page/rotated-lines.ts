import { overlap, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import { mainFontSize } from '../typography.ts';
import type { Line } from './lines.ts';

/** Degrees: largest rotation of level text; scans are a little skew. Chosen on odl-bench, dev half. */
const SKEW = 2;

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

function inOneRow(a: Word, b: Word): boolean {
  const upright = a.rotation % 180 === 90;
  return upright
    ? overlap(a.box[0], a.box[2], b.box[0], b.box[2]) > 0
    : overlap(a.box[1], a.box[3], b.box[1], b.box[3]) > 0;
}
