import { overlapping } from '../../text/overlapping.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { isParticle, type NameWord, nameWords } from './name-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { repeatedNumbers } from './repeated-numbers.ts';
import { type SearchedName, SearchedNames, tellingWords } from './searched-names.ts';

/**
 * Further places of the names that are sure, and of their parts: `Okafor, Adaeze`, `A. Okafor`, `OKAFOR`; and of the
 * numbers that are sure, however grouped. The sure ones are in ascending order without overlaps. A part that is an
 * ordinary word counts only within a sentence.
 */
export function repeatedNames({ text }: PlainText, sure: readonly Candidate[]): Candidate[] {
  const names = new SearchedNames(text, sure);
  const found = names.isEmpty ? [] : mentions(text, names, sure);
  return [...found, ...repeatedNumbers(text, sure)].filter(
    (mention) => !overlapping(sure, mention).some((other) => isWithin(mention, other)),
  );
}

/** Whether one that overlaps a mention is another type, or at least as long. */
const isWithin = (mention: Candidate, other: Candidate): boolean =>
  other.type !== mention.type || other.end - other.start >= mention.end - mention.start;

function mentions(text: string, names: SearchedNames, sure: readonly Candidate[]): Candidate[] {
  const words = nameWords(text);
  // An e-mail or web address has any name in lower case.
  const isInAddress = (word: NameWord): boolean =>
    overlapping(sure, word).some(({ type }) => type === 'EMAIL' || type === 'URL');
  const isLower = (word: NameWord): boolean =>
    names.has(word.folded) && word.text === word.text.toLowerCase() && !isInAddress(word);
  const lower = new Set(words.filter(isLower).map(({ folded }) => folded));
  const found: Candidate[] = [];
  for (const [index, { folded }] of words.entries()) {
    if (!names.has(folded)) continue;
    const neighbours = [words[index - 1]?.folded ?? '', words[index + 1]?.folded ?? ''];
    for (const name of names.of(folded, neighbours)) {
      const mention = mentionAt(text, words, index, name, lower);
      if (mention) found.push({ type: name.type, ...mention, score: name.score, rule: 'repeated', inContext: false });
    }
  }
  return found;
}

/** The longest run of a name's words around one of them, if it is a mention of the name. */
function mentionAt(
  text: string,
  words: readonly NameWord[],
  index: number,
  { type, parts }: SearchedName,
  lower: ReadonlySet<string>,
): { start: number; end: number } | undefined {
  const belongs = ({ folded, text: word }: NameWord): boolean =>
    parts.includes(folded) ||
    (word.length === 1 && word !== word.toLowerCase() && parts.some((part) => part.startsWith(folded)));
  const between = (at: number): string | undefined => {
    const [a, b] = [words[at], words[at + 1]];
    return a && b && b.start - a.end <= 3 ? text.slice(a.end, b.start) : undefined;
  };
  /** `Okafor, Adaeze`; in `Adam Okafor, Adaeze Okafor` the comma parts two persons. */
  const isTurned = (at: number): boolean =>
    words[at]?.folded === parts.at(-1) &&
    words[at + 1]?.folded.charAt(0) === parts[0]?.charAt(0) &&
    !(between(at - 1) === ' ' && isCapital(words[at - 1]));
  /** Whether a word and the next one may be of one name. */
  const joined = (at: number): boolean => {
    const sign = between(at);
    if (sign === undefined) return false;
    if (/^[ \u00a0-]$/.test(sign)) return true;
    if (/^\. ?$/.test(sign)) return words[at]?.text.length === 1;
    return sign === ', ' && (type === 'ORGANIZATION' || isTurned(at));
  };
  let [first, last] = [index, index];
  const isNew = (word: NameWord): boolean => words.slice(first, last + 1).every(({ folded }) => folded !== word.folded);
  const fits = (word: NameWord | undefined): boolean => word !== undefined && belongs(word) && isNew(word);
  while (joined(first - 1) && fits(words[first - 1])) first--;
  while (joined(last) && fits(words[last + 1])) last++;
  while (first < last && isParticle(words[first]?.folded ?? '')) first++;
  const run = words.slice(first, last + 1);
  const telling = new Set(run.map(({ folded }) => folded).filter((folded) => folded.length > 1 && !isParticle(folded)));
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const all = tellingWords(parts).every((part) => telling.has(part));
  if (type === 'ORGANIZATION') return all && parts.length > 1 && isCapital(run[0]) ? { start, end } : undefined;
  if (all && parts.length > 1) return { start, end };
  if (run.some((word) => !isCapital(word) && !isParticle(word.folded))) return undefined;
  if (run.length > 1) return { start, end };
  const [only] = [...telling];
  if (only === undefined || only.length < 3) return undefined;
  const ordinary = lower.has(only) || isOrdinaryWord(only);
  return ordinary && !isMidSentence(text, start, end) ? undefined : { start, end };
}

const isCapital = (word: NameWord | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.text);

/** Whether a title or a word in lower case comes right before, and no number behind, as in `on May 12`. */
const isMidSentence = (text: string, start: number, end: number): boolean =>
  /(?:\b(?:mr|mrs|ms|miss|dr|herr|frau|mme|m|sr|sra|sig|pan|pani)\.?|\p{Ll}{2}) $/iu.test(
    text.slice(Math.max(0, start - 8), start),
  ) && !/^,? ?\d/.test(text.slice(end, end + 3));
