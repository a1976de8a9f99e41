import type { Block } from '../../document/block.ts';
import type { Box } from '../../document/geometry.ts';
import type { ImageRegion } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import { beginsWithBullet } from '../page/hanging-bullets.ts';
import { joinRows, type Line } from '../page/lines.ts';
import type { Stretch } from '../reading-order/boxed-order.ts';
import { joinAcrossColumns } from '../reading-order/continuation.ts';
import type { Region } from '../region.ts';
import type { Typography } from '../typography.ts';
import { fromTop } from './from-top.ts';
import { MOST_WORDS } from './own-lines.ts';
import { type ParagraphCandidate, type Place, splitParagraphs, wordCountOf } from './paragraphs.ts';
import { Room } from './room.ts';

/**
 * The paragraphs and regions of a page in reading order; a paragraph that goes on in the next column, or beyond a box, is
 * one. None goes on in or out of a box.
 * @param images of the page: text beside them ends before they begin.
 */
export function paragraphSequence(
  columns: readonly Stretch<Line | Region>[],
  typography: Typography,
  trace?: Trace,
  images: readonly ImageRegion[] = [],
): (ParagraphCandidate | Block)[] {
  const sequence: (ParagraphCandidate | Block)[] = [];
  // Where the text of each box ends so far.
  const ends = new Map<Box | undefined, number>();
  const items = columns.flatMap((column) => column.items);
  const figures = items.flatMap((item) => (item.kind === 'region' && item.block.kind === 'figure' ? [item] : []));
  const room = new Room(
    items.flatMap((item) => (item.kind === 'line' ? [item] : item.lines)),
    [...images, ...figures].map(({ box }) => box),
  );
  for (const { items: own, frame } of columns) {
    const [first, ...rest] = columnSequence(own, typography, trace, { room, frame });
    if (!first) continue;
    const end = ends.get(frame) ?? -1;
    const last = sequence[end];
    const joined =
      last?.kind === 'candidate' &&
      first.kind === 'candidate' &&
      joinAcrossColumns(last, first, rightOf(last, room, frame), trace);
    if (joined) sequence[end] = joined;
    else sequence.push(first);
    sequence.push(...rest);
    ends.set(frame, joined && rest.length === 0 ? end : sequence.length - 1);
  }
  return sequence;
}

/** x in points: where the lines of a paragraph end, or where a few words might that are one alone. */
const rightOf = (paragraph: ParagraphCandidate, room: Room, frame: Box | undefined): number =>
  paragraph.lines.length > 1 || wordCountOf(paragraph) > MOST_WORDS
    ? paragraph.box[2]
    : room.around(paragraph.lines, frame)[1];

/** Paragraphs and regions of one column from top to bottom. */
function columnSequence(
  column: readonly (Line | Region)[],
  typography: Typography,
  trace: Trace | undefined,
  place: Place,
): (ParagraphCandidate | Block)[] {
  const lines = column.filter((item) => item.kind === 'line');
  const rows = joinRows(lines, beginsWithBullet);
  const regions = column.filter((item) => item.kind === 'region');
  const stretches: (Line[] | Region)[] = [];
  for (const item of fromTop(rows, regions)) {
    const open = stretches.at(-1);
    if (item.kind === 'region') stretches.push(item);
    else if (Array.isArray(open)) open.push(item);
    else stretches.push([item]);
  }
  return stretches.flatMap((stretch): (ParagraphCandidate | Block)[] =>
    Array.isArray(stretch) ? splitParagraphs(stretch, typography, trace, place) : [stretch.block],
  );
}
