import type { Mark } from '../state/pointing.svelte.ts';

/** A part of a text, and the mark whose range it is. */
export interface TextPart {
  readonly text: string;
  readonly mark?: string;
}

/** A text cut at the ranges of its marks, which may not overlap: a later one that does is left out. */
export function markedText(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { id, evidence } of marks.toSorted(
    (a, b) => (a.evidence.range?.[0] ?? 0) - (b.evidence.range?.[0] ?? 0),
  )) {
    const [start, end] = evidence.range ?? [0, 0];
    if (start < at || end <= start) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: text.slice(start, end), mark: id });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
