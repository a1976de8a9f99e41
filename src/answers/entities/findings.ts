import type { Span } from '../text/span.ts';
import type { Match, Recognizer } from './recognizer.ts';
import { recognizers } from './recognizers.ts';

/** An entity found in plain text. */
export interface Finding extends Span {
  readonly type: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** How far before a match a context word counts, in UTF-16 units, within the same line. */
const CONTEXT_REACH = 60;
/** What a context word adds to a score. */
const CONTEXT_WEIGHT = 0.4;

/** Scores from which a finding is reported. */
const THRESHOLD = 0.4;
const THRESHOLDS: Readonly<Record<string, number>> = { PERSON: 0.5, ORGANIZATION: 0.5, LOCATION: 0.5, DATE: 0.5 };

/** Personal data in a text in ascending order, none over another: of rivals the likeliest stays, then the longest. */
export function findings(text: string): Finding[] {
  const candidates = recognizers.flatMap((recognizer) => findingsOf(recognizer, text));
  candidates.sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(text.length);
  const kept = candidates.filter(({ start, end }) => {
    const free = !taken.subarray(start, end).includes(1);
    if (free) taken.fill(1, start, end);
    return free;
  });
  return kept.sort((a, b) => a.start - b.start);
}

function findingsOf(recognizer: Recognizer, text: string): Finding[] {
  const { type } = recognizer;
  const context = contextPattern(recognizer.context);
  const found: Finding[] = [];
  for (const match of recognizer.find(text)) {
    const score = context?.test(textBefore(text, match)) ? match.score + CONTEXT_WEIGHT : match.score;
    if (score < (THRESHOLDS[type] ?? THRESHOLD)) continue;
    found.push({ type, start: match.start, end: match.end, score: Math.min(1, Math.round(score * 100) / 100) });
  }
  return found;
}

function contextPattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})s?(?![\\p{L}\\p{N}])`, 'iu');
}

function textBefore(text: string, { start }: Match): string {
  const before = text.slice(Math.max(0, start - CONTEXT_REACH), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}
