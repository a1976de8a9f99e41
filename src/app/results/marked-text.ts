import type { Mark } from '../state/pointing.svelte.ts';

/** A part of a text, and the mark whose range it is. */
export interface TextPart {
  readonly text: string;
  readonly mark?: Mark;
  /** The same part cut at the marks that lie within it; absent where there are none. */
  readonly within?: readonly TextPart[];
}

const startOf = ({ evidence }: Mark): number => evidence.range?.[0] ?? 0;

/**
 * A text cut at the ranges of its marks, which may not overlap: a later one that does is left out.
 * @param offset where the text begins in the one that the ranges are in.
 */
export function markedText(text: string, marks: readonly Mark[], offset = 0): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const mark of marks.toSorted((a, b) => startOf(a) - startOf(b))) {
    const [start, end] = (mark.evidence.range ?? [0, 0]).map((place) => place - offset) as [number, number];
    if (start < at || end <= start || start >= text.length) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A text cut at the ranges of its marks, and these parts at those of others, each within one of them. */
export function nestedText(text: string, marks: readonly Mark[], inner: readonly Mark[]): TextPart[] {
  let start = 0;
  return markedText(text, marks).map((part) => {
    const from = start;
    start += part.text.length;
    const own = inner.filter((mark) => startOf(mark) >= from && startOf(mark) < start);
    return own.length === 0 ? part : { ...part, within: markedText(part.text, own, from) };
  });
}
