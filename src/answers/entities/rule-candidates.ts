import type { Span } from '../text/span.ts';
import type { Candidate } from './candidate.ts';
import { contextPattern } from './context.ts';
import type { EntityDefinition } from './entity-definition.ts';

/** How far before a match a context word counts, in UTF-16 units, within the same line. */
const CONTEXT_REACH = 60;
/** What a context word adds to a score. */
const CONTEXT_WEIGHT = 0.4;

/** What the recognisers of a table of types find in a text, in any order, overlaps included. */
export function ruleCandidates<Type extends string>(
  types: Readonly<Record<Type, EntityDefinition>>,
  text: string,
): Candidate<Type>[] {
  const names = Object.keys(types) as Type[];
  return names.flatMap((type) => candidatesOfType(type, types[type], text));
}

function candidatesOfType<Type extends string>(
  type: Type,
  { recognizer }: EntityDefinition,
  text: string,
): Candidate<Type>[] {
  const context = contextPattern(recognizer.context);
  const rule = type.toLowerCase().replaceAll('_', '-');
  const found: Candidate<Type>[] = [];
  for (const { start, end, score: bare, checked } of recognizer.find(text)) {
    const inContext = context?.test(textBefore(text, start)) ?? false;
    const score = Math.min(1, Math.round((inContext ? bare + CONTEXT_WEIGHT : bare) * 100) / 100);
    found.push({ type, start, end, score, rule, inContext, ...(checked ? { checked } : {}) });
  }
  return found;
}

function textBefore(text: string, start: Span['start']): string {
  const before = text.slice(Math.max(0, start - CONTEXT_REACH), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}
