import type { PlainText } from '../../text/plain-text.ts';
import { type Part, styleOf } from './parts.ts';

/** What a head says between gaps, changes of style and strokes: a title, which may have commas and dashes in it. */
export interface Title extends Part {
  /** Its parts between any separators; one at least. */
  readonly inner: readonly Part[];
}

/** Separators that no title has in it. */
const STRONG = /[|•·●‖\t]/u;

/** The titles of a head's parts. Lines of one title that goes on below are one if its look is the same. */
export function titlesOf({ text }: PlainText, parts: readonly Part[]): Title[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isOne(text, before, part)) group.push(part);
    else groups.push([part]);
  }
  const ordinals = new Map<string, number>();
  return groups.map((inner): Title => {
    const [first, last] = [inner[0] as Part, inner.at(-1) as Part];
    const kind = `${styleOf(first.piece)} ${first.piece.after === 'gap' ? 'gap' : ''}`;
    const ordinal = ordinals.get(kind) ?? 0;
    ordinals.set(kind, ordinal + 1);
    const end = withBracket(text, first.start, last.end);
    return { ...first, end, text: text.slice(first.start, end), place: `${kind} ${ordinal}`, inner };
  });
}

/** Whether two neighbouring parts are of one title: on one line in one style, or where the line goes on. */
function isOne(text: string, before: Part, part: Part): boolean {
  const between = text.slice(before.end, part.start);
  if (before.piece === part.piece) return between.length <= LONGEST && !STRONG.test(between) && !/\d/.test(between);
  const isSame = before.line === part.line && styleOf(before.piece) === styleOf(part.piece);
  return isSame && part.piece.after === 'start' && between === ' ';
}

/** Most UTF-16 units of a separator, with white space and brackets. */
const LONGEST = 6;

/** The end of a title with the bracket that closes one in it. */
function withBracket(text: string, start: number, end: number): number {
  const opens = text.slice(start, end).lastIndexOf('(') > text.slice(start, end).lastIndexOf(')');
  return opens && text.charAt(end) === ')' ? end + 1 : end;
}
