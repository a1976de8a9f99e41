import type { Box } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import type { Stretch } from './boxed-order.ts';
import { boxOf, type MarginNote } from './margin-notes.ts';
import { NearLines } from './near-lines.ts';

/**
 * The reading order with each note above the paragraph that it stands beside. It is below it where that is the first of
 * its stretch, which may go on from another page, and where another note is above it.
 */
export function withMarginNotes<T extends { readonly box: Box }>(
  stretches: readonly Stretch<T | Line>[],
  notes: readonly MarginNote[],
): Stretch<T | Line>[] {
  const byLine: ReadonlyMap<object, readonly MarginNote[]> = Map.groupBy(notes, ({ beside }) => beside);
  return stretches.flatMap((stretch) =>
    stretch.items.some((item) => byLine.has(item)) ? parted(stretch, byLine) : [stretch],
  );
}

/** A stretch in parts, with the notes beside its lines between them. */
function parted<T extends { readonly box: Box }>(
  { items, frame }: Stretch<T | Line>,
  notes: ReadonlyMap<object, readonly MarginNote[]>,
): Stretch<T | Line>[] {
  const parts: Stretch<T | Line>[] = [];
  let from = 0;
  const insert = (note: MarginNote, at: number): void => {
    parts.push({ items: items.slice(from, at), frame }, { items: note.lines, frame: boxOf(note) });
    from = at;
  };
  for (const [start, end] of paragraphsOf(items)) {
    const own = items.slice(start, end).flatMap((item) => notes.get(item) ?? []);
    for (const [index, note] of own.entries()) insert(note, index === 0 && start > 0 ? start : end);
  }
  parts.push({ items: items.slice(from), frame });
  return parts.filter((part) => part.items.length > 0);
}

/** The first index of each paragraph, and the one after its last. What is no line is a paragraph. */
function paragraphsOf(items: readonly object[]): (readonly [start: number, end: number])[] {
  const lines = new NearLines(items.filter(isLine));
  const goesOn = (item: object, before: object | undefined): boolean =>
    before !== undefined && isLine(item) && lines.above(item) === before;
  const starts = items.flatMap((item, index) => (goesOn(item, items[index - 1]) ? [] : [index]));
  return starts.map((start, index) => [start, starts[index + 1] ?? items.length]);
}

const isLine = (item: object): item is Line => 'kind' in item && item.kind === 'line';
