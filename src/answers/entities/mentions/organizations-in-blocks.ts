import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { BUILDING, STREET_BEHIND, UNIT_BEFORE } from '../recognizers/address/vocabulary.ts';
import { labelOf } from './labels.ts';
import { POST } from './letters.ts';
import { LIKELY_NAME } from './scores.ts';

/** Lines above an address among which its addressees are. */
const MOST_LINES = 3;
/** Share of a line that a person has to be. */
const WHOLE = 0.7;
/** Above what the tagger is ever sure of and a name above an address scores: the line has its place from those around it. */
const SCORE = 0.97;

const NAME = /^[\p{Lu}\d][\p{L}\p{N}&.,'’ -]{1,50}$/u;
const PLACE = new RegExp(
  `(?<![\\p{L}])(?:${BUILDING}|${STREET_BEHIND}|${UNIT_BEFORE})(?![\\p{L}])|^(?:the|c/o|attn|via|rue|calle|rua) `,
  'iu',
);
const WORK =
  /(?<!\p{L})(?:teacher|clerk|head|chair\p{L}*|professor\p{L}*|student|editor|attorney|solicitor|lawyer|accountant|analyst|developer|technician|designer|lead|owner|nurse|lehrer\p{L}*|ingenieur\p{L}*|ingénieure?|rechtsanw\p{L}+|steuerberater\p{L}*|arzt|ärztin|avocate?|avvocat[oa]|abogad[oa]|médecin|adwokat|sales|marketing|human resources|personal and confidential|confidential|urgent)(?!\p{L})/iu;

interface Line extends Span {
  readonly text: string;
}

/**
 * Organisations between a person and an address below it, line by line, as envelopes and signatures have them. `addresses`
 * are what rules find, `named` what the tagger does.
 */
export function organizationsInBlocks(
  text: string,
  addresses: readonly Span[],
  named: readonly Candidate[],
): Candidate[] {
  const persons = named.filter(({ type, score }) => type === 'PERSON' && score >= LIKELY_NAME);
  if (persons.length === 0) return [];
  return addresses.flatMap(({ start }) => {
    const lines = linesAbove(text, start);
    const isPerson = (line: Line): boolean =>
      persons.some(
        (person) =>
          Math.min(person.end, line.end) - Math.max(person.start, line.start) >= WHOLE * (line.end - line.start),
      );
    const first = lines.findIndex(isPerson);
    if (first < 0) return [];
    return lines
      .slice(first + 1)
      .filter((line) => !isPerson(line) && line.text !== lines[first]?.text && isOrganization(line.text))
      .map(({ start: from, end }): Candidate => {
        return { type: 'ORGANIZATION', start: from, end, score: SCORE, rule: 'block', inContext: true };
      });
  });
}

const isOrganization = (line: string): boolean =>
  NAME.test(line) &&
  line.split(' ').length <= 5 &&
  !PLACE.test(line) &&
  !POST.test(line) &&
  !WORK.test(line) &&
  labelOf(line) === undefined;

/** The lines right above the one that begins at a place, from the top, without marks of quoted mails; none behind an empty one. */
function linesAbove(text: string, start: number): Line[] {
  let lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (!/^[ \t>|]*$/.test(text.slice(lineStart, start))) return [];
  const lines: Line[] = [];
  while (lineStart > 0 && lines.length < MOST_LINES) {
    const end = lineStart - 1;
    lineStart = text.lastIndexOf('\n', end - 1) + 1;
    const printed = text.slice(lineStart, end);
    const from = lineStart + (/^[ \t>|]*/.exec(printed)?.[0].length ?? 0);
    const own = text.slice(from, end).trimEnd();
    if (own === '') break;
    lines.unshift({ start: from, end: from + own.length, text: own });
  }
  return lines;
}
