import type { Span } from '../text/span.ts';
import { DEFAULT_THRESHOLD, type EntityDefinition, type EntityType, entityTypes } from './entity-types.ts';
import type { Match } from './recognizer.ts';

/** An entity found in plain text. */
export interface Finding<Type extends string = EntityType> extends Span {
  readonly type: Type;
  /** From 0 to 1. */
  readonly score: number;
}

/** How far before a match a context word counts, in UTF-16 units, within the same line. */
const CONTEXT_REACH = 60;
/** What a context word adds to a score. */
const CONTEXT_WEIGHT = 0.4;

/**
 * The entities in a text in ascending order, without overlaps: of overlapping matches the one with the highest score
 * is kept, then the longest, then the first.
 */
export const findings = (text: string): Finding[] => findingsOf(entityTypes, text);

/** The same for other types than the product's. */
export function findingsOf<Type extends string>(
  types: Readonly<Record<Type, EntityDefinition>>,
  text: string,
): Finding<Type>[] {
  const names = Object.keys(types) as Type[];
  const candidates = names.flatMap((type) => findingsOfType(type, types[type], text));
  candidates.sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(text.length);
  const kept = candidates.filter(({ start, end }) => {
    const free = !taken.subarray(start, end).includes(1);
    if (free) taken.fill(1, start, end);
    return free;
  });
  return kept.sort((a, b) => a.start - b.start);
}

function findingsOfType<Type extends string>(
  type: Type,
  { recognizer, threshold = DEFAULT_THRESHOLD }: EntityDefinition,
  text: string,
): Finding<Type>[] {
  const context = contextPattern(recognizer.context);
  const found: Finding<Type>[] = [];
  for (const match of recognizer.find(text)) {
    const score = context?.test(textBefore(text, match)) ? match.score + CONTEXT_WEIGHT : match.score;
    if (score < threshold) continue;
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
