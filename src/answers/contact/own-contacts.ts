import type { Finding } from '../entities/findings.ts';
import type { Section } from '../sections/sections.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';
import { type ContactArea, isInArea } from './contact-area.ts';

/** Months of a period of work, which have as many digits as a telephone number. */
const PERIOD = /^(?:\d{1,2}[/.])?(?:19|20)\d\d\s?[–-]\s?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d)?$/;
const FAX = /(?:fax|faks|télécopie)[\s.:]*$/i;
/** Characters before a number in which a label may say that it is one for faxes. */
const LABEL = 16;

/**
 * The findings without contacts that are not of the person whom a resume is about: of a type that the contact area has, only
 * those in it; else those of sections that name nobody else. An address is home only in the area.
 */
export function ownContacts(
  { text }: PlainText,
  area: ContactArea,
  sections: readonly Section[],
  findings: readonly Finding[],
  subject: Span | undefined,
): Finding[] {
  const isReal = ({ type, start, end }: Finding): boolean => type !== 'PHONE' || !PERIOD.test(text.slice(start, end));
  const isFax = ({ type, start }: Finding): boolean =>
    type === 'PHONE' && FAX.test(text.slice(Math.max(0, start - LABEL), start));
  const all = findings.filter(isReal);
  const voices = all.filter((finding) => !isFax(finding));
  const found = withLikelyPhones(voices.some(({ type }) => type === 'PHONE') ? voices : all);
  if (!area.isResume) return [...found];
  const inArea = new Set(found.filter((finding) => isInArea(area, finding)));
  const typesInArea = new Set([...inArea].map(({ type }) => type));
  const isOthers = inOthersSection(sections, findings, subject);
  const isOwn = (finding: Finding): boolean => {
    if (typesInArea.has(finding.type)) return inArea.has(finding);
    return finding.type !== 'ADDRESS' && !isOthers(finding);
  };
  return found.filter((finding) => !CONTACTS.has(finding.type) || isOwn(finding));
}

/** By how much a number may be less likely than the likeliest: less than a number in groups is than a labelled one. */
const LESS_LIKELY = 0.2;

/** Findings without numbers that are far less likely telephone numbers than another one, such as that of an invoice. */
function withLikelyPhones(findings: readonly Finding[]): readonly Finding[] {
  const best = findings.reduce((most, { type, score }) => (type === 'PHONE' ? Math.max(most, score) : most), 0);
  return findings.filter(({ type, score }) => type !== 'PHONE' || score > best - LESS_LIKELY);
}

const CONTACTS: ReadonlySet<string> = new Set(['EMAIL', 'PHONE', 'ADDRESS']);

/** Tells the sections that name another person than the subject: whether a span is in one of them. */
function inOthersSection(sections: readonly Section[], findings: readonly Finding[], subject: Span | undefined) {
  const pieces = sections
    .flatMap((section) =>
      section.body.flatMap((line) => line.pieces.map(({ start, end }) => ({ start, end, section }))),
    )
    .sort((a, b) => a.start - b.start);
  const sectionAt = ({ start }: Span): Section | undefined =>
    overlapping(pieces, { start, end: start + 1 })[0]?.section;
  const person = subject && overlapping(findings, subject)[0]?.person;
  const others = findings.filter((finding) => finding.type === 'PERSON' && finding.person !== person).map(sectionAt);
  const naming = new Set(others.filter((section) => section !== undefined));
  return (span: Span): boolean => {
    const section = sectionAt(span);
    return section !== undefined && naming.has(section);
  };
}
