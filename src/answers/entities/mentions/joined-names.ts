import { overlapping } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { nameAt } from './name-shape.ts';
import { fold } from './name-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { SCORES } from './scores.ts';

/** Score from which a person is sure enough to vouch for a neighbour. */
const SURE = 0.8;
/** How far a neighbour may reach, in UTF-16 units. */
const REACH = 40;
/** Words that join two of a kind; German nouns have capitals too, so `und` joins only names of two words and more. */
const BEHIND = /^ (and|&|y|et|e|i|och|og|en|ou|or|o|u|lub|oraz|und) (?=\p{Lu}\p{Ll})/u;
const BEFORE = /(?<=[\p{Ll}\d,;:.(] |^)(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}) (?:and|&|y|et|e|i|och|og|en|ou|or) $/u;

/**
 * Names that nobody knows but that are joined to a person that is sure: `with Hattie Forbes and Kwabs`. `sure` is in
 * ascending order without overlaps.
 */
export function joinedNames(text: string, sure: readonly Candidate[]): Candidate[] {
  const persons = sure.filter(({ type, score }) => type === 'PERSON' && score >= SURE);
  return persons
    .flatMap((person) => [...behind(text, person), ...before(text, person)])
    .filter((span) => overlapping(sure, span).length === 0 && !isWord(text, span))
    .map((span) => ({ type: 'PERSON', ...span, score: SCORES.joined, rule: 'joined', inContext: true }));
}

function behind(text: string, { end }: Span): Span[] {
  const rest = text.slice(end, end + REACH);
  const [gap = '', joint] = BEHIND.exec(rest) ?? [];
  const name = gap === '' ? undefined : nameAt(rest.slice(gap.length));
  if (!name || name.end === rest.length - gap.length) return [];
  const [own = ''] = rest.slice(gap.length + name.start, gap.length + name.end).split(',');
  if (joint === 'und' && !own.includes(' ')) return [];
  const start = end + gap.length + name.start;
  return [{ start, end: start + own.length }];
}

function before(text: string, { start }: Span): Span[] {
  const match = BEFORE.exec(text.slice(Math.max(0, start - REACH), start));
  if (!match) return [];
  const [whole, name = ''] = match;
  return [{ start: start - whole.length, end: start - whole.length + name.length }];
}

/** Whether a name is one word that is in a dictionary, or that the text has in lower case too. */
function isWord(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end);
  if (/[ -]/.test(name)) return false;
  return isOrdinaryWord(fold(name)) || text.includes(` ${name.toLowerCase()}`);
}
