import { isRecognised } from '../../document/page.ts';
import { overlapping, unionOf } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Candidate } from './candidate.ts';
import { CONTEXT_WEIGHT, contextTest, textBefore } from './context.ts';
import { type EntityType, entityTypes } from './entity-types.ts';
import { thresholdOf } from './thresholds.ts';

/** Types of letters and digits whose check fails nine of ten wrong numbers or more; without context, only IBAN's does for sure. */
const TYPES: readonly EntityType[] = ['IBAN', 'ES_NIF', 'ES_NIE', 'IT_FISCAL_CODE', 'DE_SOCIAL_SECURITY', 'VAT_ID'];

const contexts = new Map(TYPES.map((type) => [type, contextTest(entityTypes[type].recognizer.context)]));

/** Letters and digits that recognisers take for each other. */
const TWINS = ['0O', '0Q', '0D', '1I', '1l', '1|', '2Z', '5S', '6G', '8B'];
const others = new Map<string, string[]>();
for (const [digit = '', letter = ''] of TWINS.map((pair) => [...pair])) {
  others.set(letter, [digit]);
  if (/[A-Z]/.test(letter)) others.set(digit, [...(others.get(digit) ?? []), letter]);
}

/** Groups of capitals and digits on one line, of nine signs or more. */
const NUMBER = /(?<![\p{L}\p{N}])[A-Zl|\d](?:[ -]?[A-Zl|\d]){8,40}(?![\p{L}\p{N}])/gu;

/**
 * Numbers among recognised words whose check digits hold once one sign is taken for its twin, such as `S` for `5`, or a
 * sign that was read twice, as both of them, is taken once. Text born digital is not touched, nor
 * what `ruled` has found to be right as it was read.
 */
export function misreadNumbers(text: PlainText, ruled: readonly Candidate[]): Candidate[] {
  if (!text.wordSpans.some(({ words }) => words.some(isRecognised))) return [];
  const checked = unionOf(ruled.filter(({ type, score, checked: holds }) => holds && score >= thresholdOf(type)));
  const found: Candidate[] = [];
  for (const { 0: number, index: start } of text.text.matchAll(NUMBER)) {
    const span = { start, end: start + number.length };
    const isRead = overlapping(text.wordSpans, span).some(({ words }) => words.some(isRecognised));
    if (!isRead || overlapping(checked, span).length > 0 || !/\d{2}/.test(number)) continue;
    found.push(...readingsOf(number).flatMap((reading) => candidatesIn(text.text, start, reading)));
  }
  return found;
}

interface Reading {
  readonly text: string;
  /** Where it differs from what was read, and how many signs of that it leaves out. */
  readonly at: number;
  readonly leftOut: number;
}

/** A number with one sign changed or left out, in every way that is plausible. */
function readingsOf(number: string): Reading[] {
  return [...number].flatMap((sign, at) => {
    const twins = others.get(sign) ?? [];
    const before = number.slice(0, at);
    const changed = twins.map((twin) => ({ text: before + twin + number.slice(at + 1), at, leftOut: 0 }));
    const isTwice = twins.includes(number.charAt(at + 1)) || twins.includes(number.charAt(at - 1));
    return isTwice ? [...changed, { text: before + number.slice(at + 1), at, leftOut: 1 }] : changed;
  });
}

function candidatesIn(text: string, start: number, { text: reading, at, leftOut }: Reading): Candidate[] {
  const line = textBefore(text, start) + reading;
  const offset = line.length - reading.length;
  return TYPES.flatMap((type) =>
    [...entityTypes[type].recognizer.find(line)].flatMap((match) => {
      const [from, to] = [match.start - offset, match.end - offset];
      if (!match.checked || from > at || to <= at - leftOut) return [];
      const span = { start: start + from, end: start + to + leftOut };
      const inContext = contexts.get(type)?.isInContext(text, span) ?? false;
      if (!inContext && type !== 'IBAN') return [];
      const score = Math.min(1, match.score + (inContext ? CONTEXT_WEIGHT : 0));
      return [{ type, ...span, score, rule: 'misread', inContext, checked: true }];
    }),
  );
}
