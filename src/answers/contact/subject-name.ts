import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import { isCapitals } from '../sections/look.ts';
import { PARTICLES } from '../text/name-particles.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { StyledSpan } from '../text/styled-spans.ts';
import { COMPANY } from '../vocabulary/vocabulary.ts';

const WORD = `(?:\\p{Lu}[\\p{L}'’-]{0,25}\\.?|${PARTICLES})`;
/** Two to five words of a name, without what a comma, bar or dash adds: degrees, a profession. */
const NAME = new RegExp(`^(\\p{Lu}[\\p{L}'’-]{0,25}\\.?(?: ${WORD}){1,4})(?:,? ?[|–—-] ?.{2,80}|, .{2,80})?$`, 'u');
const LABELLED = /(?:^|[\t\n])(?:full )?name[ \t]{0,20}[:\t][ \t]{0,20}(\p{Lu}[^\t\n,;:]{2,50})/iu;
/** Words of titles and headings: a line with one of them is no name. */
const NOT_A_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|profile|contact|summary|experience|education|skills|about|report|invoice|letter|agreement|page|university|college|inc|llc|ltd|engineer|developer|manager|analyst|designer|director|consultant|scientist|address|phone|email)\b/i;

/** Styled spans from the start of the document among which the name is searched. */
const HEAD = 12;
/** How much larger than the smallest text of the head a name at the top of a resume is. */
const TITLE = 1.15;

/** Ways in which a form states whom it is about. */
const STATED: ReadonlySet<string> = new Set(['label', 'caption']);

/** The name of a document's subject where it stands. */
export interface SubjectName extends Span {
  /** From 0 to 1. */
  readonly confidence: number;
}

/**
 * The name of the person that a document is about: a person in large type at the top; else the
 * first one behind a label or caption; else the largest name-like line at the top; else the person above an address; else the
 * one with the highest score.
 */
export function subjectName(
  text: PlainText,
  spans: readonly StyledSpan[],
  findings: readonly Finding[],
): SubjectName | undefined {
  const reachable = findings.some(({ type }) => type === 'EMAIL' || type === 'PHONE');
  const top = reachable ? largestName(text, spans, findings) : undefined;
  const isPerson = ({ start, end }: Span): boolean =>
    findings.some((finding) => finding.type === 'PERSON' && finding.start < end && start < finding.end);
  if (top && isTitle(spans, top.fontSize) && isPerson(top)) return { ...top, confidence: 0.7 };
  const stated = findings.find(
    ({ type, rule, start, end }) => type === 'PERSON' && STATED.has(rule) && /[ ,]/.test(text.text.slice(start, end)),
  );
  if (stated) return { ...stated, confidence: 0.8 };
  const labelled = LABELLED.exec(text.text);
  if (labelled?.[1]) {
    const value = labelled[1].trimEnd();
    const start = labelled.index + labelled[0].lastIndexOf(labelled[1]);
    return { start, end: start + value.length, confidence: 0.8 };
  }
  if (top) return { ...top, confidence: 0.7 };
  const addressed = findings.find(({ type, rule }) => type === 'PERSON' && rule === 'letterhead');
  const person =
    addressed ??
    findings
      .filter(({ type, start, end }) => type === 'PERSON' && !isBusiness(text.text.slice(start, end)))
      .reduce<Finding | undefined>((best, next) => (best && best.score >= next.score ? best : next), undefined);
  return person && { start: person.start, end: person.end, confidence: person.score / 2 };
}

/** Whether a name begins with what a business is: `Gartenbau Ritter`, as no first name does. */
const isBusiness = (name: string): boolean => COMPANY.test(name.split(/\s/, 1)[0] ?? '');

/** Whether a font size stands out among those of the head. */
const isTitle = (spans: readonly StyledSpan[], fontSize: number): boolean =>
  fontSize > TITLE * Math.min(...spans.slice(0, HEAD).map((span) => span.fontSize));

function largestName(text: PlainText, spans: readonly StyledSpan[], findings: readonly Finding[]) {
  const candidates = spans.slice(0, HEAD).flatMap((span) => {
    const match = NAME.exec(text.text.slice(span.start, span.end));
    const name = match?.[1];
    if (name === undefined || NOT_A_NAME.test(name) || isBusiness(name)) return [];
    const weight = Number(span.box === undefined && (span.bold || span.line.kind === 'heading'));
    const end = span.start + name.length;
    const isOrganization = findings.some(
      (found) => found.type === 'ORGANIZATION' && found.start <= span.start && end <= found.end,
    );
    return isOrganization ? [] : [{ start: span.start, end, fontSize: span.fontSize, weight }];
  });
  // Documents that flow may set the name apart by nothing but its weight.
  return candidates.sort((a, b) => b.fontSize - a.fontSize || b.weight - a.weight || a.start - b.start)[0];
}

/** A name on one line; one in capitals as it is printed elsewhere in the document, if it is. */
export function nameAsPrinted(text: PlainText, name: SubjectName): Cited<string> {
  const printed = text.text.slice(name.start, name.end);
  const words = printed.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const again = isCapitals(printed) ? text.text.matchAll(new RegExp(words.join('\\s+'), 'giu')) : [];
  const mixed = [...again].find(([other]) => !isCapitals(other) && /^\p{Lu}/u.test(other));
  const span = mixed ? { start: mixed.index, end: mixed.index + mixed[0].length } : name;
  const value = text.text
    .slice(span.start, span.end)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '');
  return new Cited(value, sourcesOf(text, [span], name.confidence));
}
