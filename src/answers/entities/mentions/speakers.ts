import type { Candidate } from '../candidate.ts';
import { labelOf } from './labels.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { LIKELY_NAME, SCORES } from './scores.ts';

/** A name, a colon and something said at the beginning of a line, perhaps behind a time in brackets or before a dash. */
const LINE =
  /(?<=^|\n)[ \t>]{0,8}(?:\[[^\]\n]{4,30}\] ?|[\d./:, ]{8,24}(?:- )?)?(\p{Lu}\p{Ll}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}): (\S[^\n]*)/gu;
/** What somebody says has words in lower case and an end of its own, or two words after the first. */
const SAID = /^[^\n]{0,200}(?:\p{Ll}[.?!…]|[?!]$|(?: \p{Ll}+,?){2})/u;
/** Roles of a conversation are no names. */
const ROLE =
  /^(?:Agent|Customer|Client|User|Assistant|Bot|Support|Interviewer|Note|Question|Answer|Re|Subject)(?!\p{L})/u;
/** Lines that are said, of two speakers or more, one of whom is known. */
const FEWEST = 2;

/**
 * Speakers of a conversation whose name nobody knows: each line has one before a colon, and the tagger (`named`) knows
 * another. Labels of forms have values and no sentences behind them.
 */
export function speakers(text: string, named: readonly Candidate[]): Candidate[] {
  const lines = [...text.matchAll(LINE)].map((match) => ({
    name: match[1] as string,
    said: match[2] as string,
    start: match.index + match[0].length - `${match[1]}: ${match[2]}`.length,
  }));
  const said = lines.filter((line) => SAID.test(line.said));
  const names = new Set(said.map(({ name }) => name));
  if (names.size < FEWEST || said.length * 2 < lines.length) return [];
  const known = said.some(({ start, name }) =>
    named.some(
      (one) =>
        one.type === 'PERSON' && one.score >= LIKELY_NAME && one.start === start && one.end === start + name.length,
    ),
  );
  if (!known) return [];
  return said
    .filter(({ name }) => labelOf(name) === undefined && !ROLE.test(name) && !isOrdinaryWord(name.toLowerCase()))
    .map(({ name, start }): Candidate => {
      return {
        type: 'PERSON',
        start,
        end: start + name.length,
        score: SCORES.caption,
        rule: 'speaker',
        inContext: true,
      };
    });
}
