import type { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { StyledSpan } from '../text/styled-spans.ts';

const WORD = "(?:\\p{Lu}[\\p{L}'’-]{0,25}\\.?|van|von|der|den|de|del|della|da|dos|di|la|le|bin|al|el)";
/** Two to five words of a name, without what a comma, bar or dash adds: degrees, a profession. */
const NAME = new RegExp(`^(\\p{Lu}[\\p{L}'’-]{0,25}\\.?(?: ${WORD}){1,4})(?:,? ?[|–—-] ?.{2,80}|, .{2,80})?$`, 'u');
const LABELLED = /(?:^|[\t\n])(?:full )?name[ \t]*[:\t][ \t]*(\p{Lu}[^\t\n,;:]{2,50})/iu;
/** Words of titles and headings: a line with one of them is no name. */
const NOT_A_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|profile|contact|summary|experience|education|skills|about|report|invoice|letter|agreement|page|university|college|inc|llc|ltd|engineer|developer|manager|analyst|designer|director|consultant|scientist|address|phone|email)\b/i;

/** Styled spans from the start of the document among which the name is searched. */
const HEAD = 12;

/**
 * The name of the person that a document is about: the value of a `name` label; else the largest name-like line at the
 * top, if the document has an e-mail address or telephone number; else the person with the highest score.
 */
export function subjectName(
  text: PlainText,
  spans: readonly StyledSpan[],
  findings: readonly Finding[],
): Cited<string> | null {
  const labelled = LABELLED.exec(text.text);
  if (labelled?.[1]) {
    const value = labelled[1].trimEnd();
    const start = labelled.index + labelled[0].lastIndexOf(labelled[1]);
    return quote(text, { start, end: start + value.length }, 0.8);
  }
  const reachable = findings.some(({ type }) => type === 'EMAIL' || type === 'PHONE');
  const top = reachable ? largestName(text, spans) : undefined;
  if (top) return quote(text, top, 0.7);
  const person = findings
    .filter(({ type }) => type === 'PERSON')
    .reduce<Finding | undefined>((best, next) => (best && best.score >= next.score ? best : next), undefined);
  return person ? quote(text, person, person.score / 2) : null;
}

function largestName(text: PlainText, spans: readonly StyledSpan[]) {
  const candidates = spans.slice(0, HEAD).flatMap((span) => {
    const match = NAME.exec(text.text.slice(span.start, span.end));
    const name = match?.[1];
    if (name === undefined || NOT_A_NAME.test(name)) return [];
    return [{ start: span.start, end: span.start + name.length, fontSize: span.fontSize }];
  });
  return candidates.sort((a, b) => b.fontSize - a.fontSize || a.start - b.start)[0];
}
