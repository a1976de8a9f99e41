import type { Span } from '../../text/span.ts';

/** What stands before values and is no part of them: colons, bullets, rules to write on, leader dots, edges of boxes. */
const BEFORE = /^(?:[\s:：;,|_…·•]|\.{2,}|\.\s|[-–—=*]+\s+(?![\p{N}\p{Sc}]))+/u;
/**
 * The same behind values, but for colons: what ends in one is a label. One point may belong to an abbreviation, a dash
 * right behind a number to an amount.
 */
const BEHIND = /[\s;,|_…·•]$|\.\.$|\s[-–—=*.]$/u;
/** What stands behind a line of a value that goes on: a comma there is its own. */
const EDGE = /[\s|_]$/;
/** Brackets and their partners. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];
/** What every value has: a letter, a digit, or the mark of a box. */
const CONTENT = /[\p{L}\p{N}\p{So}]/u;
/** Underscores that are a rule to write on; fewer are what recognition makes of a rule below a value. */
const FEWEST_OF_RULE = 3;

/**
 * The parts of a value without what separates it from labels, rules and boxes. A part is left out of which nothing is
 * left, and one that a rule to write on follows after a space: what stands before that is its label.
 */
export const valueParts = (text: string, parts: readonly Span[]): Span[] =>
  parts.flatMap((part, index) => partAlone(text, part, index === parts.length - 1) ?? []);

function partAlone(text: string, { start, end }: Span, isLast: boolean): Span | undefined {
  const printed = text.slice(start, end);
  if (!CONTENT.test(printed) || endsInBlank(printed)) return undefined;
  let [from, to] = [0, printed.length];
  for (let last = -1; last !== to - from; ) {
    last = to - from;
    from += BEFORE.exec(printed.slice(from, to))?.[0].length ?? 0;
    // The end alone: a pattern would look through a long value from every place in it.
    if ((isLast ? BEHIND : EDGE).test(printed.slice(Math.max(from, to - 2), to))) to--;
    const rest = printed.slice(from, to);
    if (PAIRS.some(([opening, closing]) => rest.startsWith(opening) && !rest.includes(closing))) from++;
    if (PAIRS.some(([opening, closing]) => rest.endsWith(closing) && !rest.includes(opening))) to--;
  }
  return from < to ? { start: start + from, end: start + to } : undefined;
}

/** Whether a rule to write on follows after a space: a value is typed right at the beginning of its rule. */
function endsInBlank(printed: string): boolean {
  let at = printed.length;
  let rule = 0;
  while (at > 0 && /[\s_]/.test(printed.charAt(at - 1))) if (printed.charAt(--at) === '_') rule++;
  return rule >= FEWEST_OF_RULE && /\s/.test(printed.charAt(at));
}
