import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';

const SEPARATOR = /[,，、;|•·●▪◦∙‣\t\n]|\s[/–—]\s/u;
const BRACKETS_OR_SEPARATOR = new RegExp(`\\([^()]*\\)|\\[[^[\\]]*\\]|${SEPARATOR.source}`, 'gu');

/** Words of a list's parts on average and at most; what has more, between commas, is a sentence. */
const MEAN_WORDS = 3.5;
const MOST_WORDS = 7;

/** With these a sentence says what one knows. */
const LEAD_IN =
  /^(?:(?:highly |very )?(?:proficient|experienced|skilled|fluent|versed|competent|knowledgeable) (?:in|with|at)|(?:familiar|comfortable|hands-on experience|experience|expertise) (?:with|in)|(?:good |strong |working |basic )?knowledge (?:of|in))\s+/i;
const LAST = /^(?:and|und|et|ed?|y|en|i|&)\s+/i;
const CONJUNCTION = /\s(?:and|or|as well as)\s/i;

/** Whether skills are separated in a text by a mark. */
export const hasSeparator = (text: string): boolean => SEPARATOR.test(text);

/**
 * The skills that a span lists, without white space and without the `and` before the last one; commas in brackets
 * separate none. A sentence is one, without the full stop.
 */
export function listParts(text: string, span: Span): Span[] {
  const whole = withoutStop(text, trimSpan(text, span));
  if (whole.end <= whole.start) return [];
  const leadIn = LEAD_IN.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0;
  const parts = cut(text, { start: whole.start + leadIn, end: whole.end });
  const last = parts.at(-1);
  if (!last || !isList(text, parts)) return [whole];
  return [...parts.slice(0, -1), ...(leadIn > 0 ? atConjunction(text, last) : [behindConjunction(text, last)])];
}

/** The last part of an enumeration without the `and` that a comma has before it. */
function behindConjunction(text: string, { start, end }: Span): Span {
  const conjunction = LAST.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + conjunction, end };
}

/** The parts of the end of a sentence around its `and`. */
function atConjunction(text: string, span: Span): Span[] {
  const { start, end } = behindConjunction(text, span);
  const conjunction = CONJUNCTION.exec(text.slice(start, end));
  if (!conjunction) return [{ start, end }];
  const [before, behind] = [start + conjunction.index, start + conjunction.index + conjunction[0].length];
  return [trimSpan(text, { start, end: before }), { start: behind, end }];
}

function isList(text: string, parts: readonly Span[]): boolean {
  const counts = parts.map(({ start, end }) => text.slice(start, end).split(/\s+/).length);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.length > 1 ? mean <= MEAN_WORDS && Math.max(...counts) <= MOST_WORDS : mean <= MEAN_WORDS;
}

/** Without the full stop behind a list or a sentence; those of abbreviations are kept. */
function withoutStop(text: string, { start, end }: Span): Span {
  const isStop = /[\p{L}\p{N})\]]{3}\.$/u.test(text.slice(Math.max(start, end - 4), end));
  return isStop && /\s/.test(text.slice(start, end)) ? { start, end: end - 1 } : { start, end };
}

function cut(text: string, { start, end }: Span): Span[] {
  const edges = [start];
  for (const { index, 0: match } of text.slice(start, end).matchAll(BRACKETS_OR_SEPARATOR)) {
    if (!/^[([]/.test(match)) edges.push(start + index, start + index + match.length);
  }
  edges.push(end);
  return edges
    .flatMap((edge, index) => (index % 2 === 0 ? [trimSpan(text, { start: edge, end: edges[index + 1] ?? end })] : []))
    .filter((part) => /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)));
}
