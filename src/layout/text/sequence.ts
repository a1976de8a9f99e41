import type { Block } from '../../document/block.ts';
import type { Trace } from '../decision.ts';
import { byTop } from '../item.ts';
import { joinRows, type Line } from '../page/lines.ts';
import { joinAcrossColumns } from '../reading-order/continuation.ts';
import type { Region } from '../region.ts';
import type { Typography } from '../typography.ts';
import { type ParagraphCandidate, splitParagraphs } from './paragraphs.ts';

/** The paragraphs and regions of a page in reading order; a paragraph that goes on in the next column is one. */
export function paragraphSequence(
  columns: readonly (readonly (Line | Region)[])[],
  typography: Typography,
  trace?: Trace,
): (ParagraphCandidate | Block)[] {
  const sequence: (ParagraphCandidate | Block)[] = [];
  for (const column of columns) {
    const [first, ...rest] = columnSequence(column, typography, trace);
    if (!first) continue;
    const last = sequence.at(-1);
    const joined = last?.kind === 'candidate' && first.kind === 'candidate' && joinAcrossColumns(last, first, trace);
    if (joined) sequence[sequence.length - 1] = joined;
    else sequence.push(first);
    sequence.push(...rest);
  }
  return sequence;
}

/** Paragraphs and regions of one column from top to bottom. */
function columnSequence(
  column: readonly (Line | Region)[],
  typography: Typography,
  trace: Trace | undefined,
): (ParagraphCandidate | Block)[] {
  const rows = joinRows(column.filter((item) => item.kind === 'line'));
  const regions = column.filter((item) => item.kind === 'region');
  const stretches: (Line[] | Region)[] = [];
  for (const item of [...rows, ...regions].sort(byTop)) {
    const open = stretches.at(-1);
    if (item.kind === 'region') stretches.push(item);
    else if (Array.isArray(open)) open.push(item);
    else stretches.push([item]);
  }
  return stretches.flatMap((stretch): (ParagraphCandidate | Block)[] =>
    Array.isArray(stretch) ? splitParagraphs(stretch, typography, trace) : [stretch.block],
  );
}
