import { UNWATCHED } from '../../document/watch.ts';
import type { Candidate } from './candidate.ts';
import { CONTEXT_WEIGHT, contextTest } from './context.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { numberText } from './number-text.ts';
import { inOrigin, type PartText } from './part-text.ts';
import type { Match, Recognizer } from './recognizer.ts';

/**
 * What the recognisers of a table of types find in a text, in any order, overlaps included.
 * @param watch is told that the work goes on.
 */
export function ruleCandidates<Type extends string>(
  types: Readonly<Record<Type, EntityDefinition>>,
  text: string,
  watch = UNWATCHED,
): Candidate<Type>[] {
  const names = Object.keys(types) as Type[];
  const numbers = numberText(text);
  return names.flatMap((type) => {
    watch.beat();
    return candidatesOfType(type, types[type], text, numbers);
  });
}

function candidatesOfType<Type extends string>(
  type: Type,
  { recognizer }: EntityDefinition,
  text: string,
  numbers: PartText,
): Candidate<Type>[] {
  const context = contextTest(recognizer.context);
  const rule = type.toLowerCase().replaceAll('_', '-');
  const found: Candidate<Type>[] = [];
  for (const { start, end, score: bare, checked } of matchesOf(recognizer, text, numbers)) {
    const span = { start, end };
    if (recognizer.isNumber && context.isNamedOtherwise(text, span)) continue;
    const inContext = context.isInContext(text, span);
    const score = Math.min(1, Math.round((inContext ? bare + CONTEXT_WEIGHT : bare) * 100) / 100);
    found.push({ type, ...span, score, rule, inContext, ...(checked ? { checked } : {}) });
  }
  return found;
}

function* matchesOf(recognizer: Recognizer, text: string, numbers: PartText): Iterable<Match> {
  if (!recognizer.isNumber) {
    yield* recognizer.find(text);
    return;
  }
  yield* inOrigin(numbers, recognizer.find(numbers.text));
}
