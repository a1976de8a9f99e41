import type { PlainText } from '../../text/plain-text.ts';
import { inOneLine } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { Joint, Part } from '../entries/parts.ts';

/** One part of a head, or several next to one another that are read as one name. */
export interface Segment extends Span {
  readonly text: string;
  readonly parts: readonly Part[];
  /** What it costs to read its parts as one. */
  readonly cost: number;
}

/** What it costs to read over a separator: the more seldom it stands within a name, the more. */
const JOINING: Readonly<Record<Joint, number>> = {
  comma: 0.25,
  bracket: 0.05,
  slash: 0.2,
  dash: 0.5,
  at: 1,
  none: 1,
};
/** Parts of one name at most. */
const MOST_JOINED = 4;

/** The segments of a head that begin with the part at an index. */
export function segmentsFrom({ text }: PlainText, head: readonly Part[], index: number): Segment[] {
  const first = head[index];
  if (!first) return [];
  const segments: Segment[] = [{ start: first.start, end: first.end, text: first.text, parts: [first], cost: 0 }];
  let cost = 0;
  for (let next = index + 1; next < index + MOST_JOINED; next++) {
    const part = head[next];
    if (!part?.joint) break;
    cost += JOINING[part.joint];
    const closing = part.bracketed ? (/^\s*\)/.exec(text.slice(part.end, part.end + 3))?.[0].length ?? 0) : 0;
    const span = { start: first.start, end: part.end + closing };
    segments.push({ ...span, text: inOneLine(text, span), parts: head.slice(index, next + 1), cost });
  }
  return segments;
}
