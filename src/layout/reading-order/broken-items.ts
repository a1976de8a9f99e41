import type { Block, List, Paragraph } from '../../document/block.ts';
import type { Box } from '../../document/geometry.ts';
import { goesOn, markerOfText } from '../../document/list-marker.ts';

/** Width of a usual space in font sizes. */
const SPACE = 0.28;

/** A paragraph itself, and that which ends the last item of a list. */
export function lastParagraphOf(block: Block): Paragraph | undefined {
  if (block.kind === 'paragraph') return block;
  const last = block.kind === 'list' ? block.items.at(-1)?.blocks.at(-1) : undefined;
  return last && lastParagraphOf(last);
}

/** Whether a paragraph begins with the marker that comes after that of a list's last item, or of one within that. */
export function beginsNextItem({ items }: List, paragraph: Paragraph): boolean {
  const item = items.at(-1);
  const [before, marker] = [item?.marker, paragraph.runs[0]?.words[0]?.text].map((text = '') => markerOfText(text));
  if (before && marker && goesOn(before, marker)) return true;
  const inner = item?.blocks.at(-1);
  return inner?.kind === 'list' && beginsNextItem(inner, paragraph);
}

/**
 * Whether the last line of a paragraph had room for the first word of what follows overleaf.
 * @param beside blocks of the paragraph's page; the widest above or below it shows where its lines might end.
 */
export function isLeftOpen(paragraph: Paragraph, following: Paragraph, beside: readonly Block[]): boolean {
  const [last, next] = [paragraph.runs.at(-1)?.words.at(-1), following.runs[0]?.words[0]];
  if (!last || !next) return false;
  const boxes = beside.map(({ box }) => box).filter((box): box is Box => box !== undefined);
  const right = Math.max(...boxes.filter((box) => box[0] < last.box[2] && box[2] > last.box[0]).map((box) => box[2]));
  return right - last.box[2] > next.box[2] - next.box[0] + SPACE * next.fontSize;
}
