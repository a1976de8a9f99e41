import type { Block } from '../../document/block.ts';
import type { Trace } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { joinAcrossColumns } from '../reading-order/continuation.ts';
import { isCandidate, type ParagraphCandidate } from './paragraphs.ts';

/**
 * Paragraphs and blocks of a page in reading order, with those paragraphs joined between which the number of a page stood
 * and whose sentence goes on. The last line before such a number may be short: the page ended there.
 */
export function joinOverNumbers(
  sequence: readonly (ParagraphCandidate | Block)[],
  numbers: readonly Line[],
  trace?: Trace,
): (ParagraphCandidate | Block)[] {
  const joined: (ParagraphCandidate | Block)[] = [];
  for (const item of sequence) {
    const last = joined.at(-1);
    const whole =
      last && isCandidate(last) && isCandidate(item) && numbers.some((line) => isBetween(line, last, item))
        ? joinAcrossColumns(last, item, last.lines.at(-1)?.box[2] ?? 0, trace)
        : undefined;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(item);
  }
  return joined;
}

/** Whether the middle of a line is below one paragraph and above another. */
function isBetween({ box }: Line, above: ParagraphCandidate, below: ParagraphCandidate): boolean {
  const y = (box[1] + box[3]) / 2;
  return y > above.box[3] && y < below.box[1];
}
