import { median } from '../../platform/median.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import { labelOf } from '../entities/mentions/labels.ts';
import { fold, partsOfName } from '../entities/mentions/name-words.ts';
import { type Line, linesOf } from '../sections/lines.ts';
import { sectionOf } from '../sections/wordings.ts';
import { umlautsFolded } from '../text/fold.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';
import { COMPANY, JOB_TITLE, SCHOOL } from '../vocabulary/vocabulary.ts';
import { type ContactArea, isInArea } from './contact-area.ts';
import { isContactLabel } from './contact-lines.ts';
import { type PrintedName, printedNames, SAME_SIZE } from './printed-names.ts';
import type { SubjectName } from './subject-name.ts';

/** What speaks for and against a name being that of the person; our own estimates. */
const WEIGHTS = {
  person: 2,
  largest: 2,
  large: 1,
  first: 1,
  running: 1,
  addressed: 1.5,
  labelled: 3,
  whole: 0.5,
  outside: -2,
  profession: -4,
  organization: -3,
  place: -3,
} as const;

/** Least weight of a name: of one in the first lines that has a part in common with the addresses. */
const LEAST = 2.5;
/** Lines that are the first ones. */
const FIRST = 3;
/** How much larger than most text large type is. */
const LARGE = 1.15;
/** Parts of a name that count when they are in addresses. */
const MOST_PARTS = 2;
/** Addresses that are looked at; it bounds the time. */
const MOST_ADDRESSES = 20;
/** Fewest letters of a part of a name that is looked for in addresses. */
const FEWEST_LETTERS = 3;
/** Words of pictures that did not load, and of banners. */
const NO_PERSON = /\b(?:photo|picture|avatar|image|portrait|logo|icon|resume|résumé|curriculum|vitae|profile)\b/i;

/** The name of the person whose resume a document is: what on its first page weighs most, if anything weighs enough. */
export function resumeName(text: PlainText, area: ContactArea, findings: readonly Finding[]): SubjectName | undefined {
  const opening = { ...text, lines: text.lines.filter(({ page }) => page === 1) };
  const first = linesOf(opening).filter(({ page }) => page === 1);
  const lines = [...first, ...area.lines.filter((line) => line.block.kind === 'furniture')];
  const sizes = first.flatMap(({ pieces }) => pieces.map(({ size }) => size));
  const [usual, largest] = [median(sizes), Math.max(0, ...sizes)];
  const addresses = addressesOf(text, area, findings);
  const weightOf = (name: PrintedName): number => {
    const isLargest = name.size > largest - SAME_SIZE && name.size > usual;
    const said = isLabelled(findings, name) || isBesideLabel(lines[name.line], name);
    const addressed = partsIn(addresses, name.text);
    // Surnames may be professions.
    const isProfession = !said && addressed < MOST_PARTS && JOB_TITLE.test(name.text);
    return (
      (isLargest ? WEIGHTS.largest : name.size > LARGE * usual ? WEIGHTS.large : 0) +
      (name.line < FIRST ? WEIGHTS.first : 0) +
      (lines[name.line]?.block.kind === 'furniture' ? WEIGHTS.running : 0) +
      (covered(findings, name, 'PERSON') ? WEIGHTS.person : 0) +
      (said ? WEIGHTS.labelled : 0) +
      addressed * WEIGHTS.addressed +
      (name.isTwoLines && isLargest ? WEIGHTS.whole : 0) +
      (isInArea(area, name) ? 0 : WEIGHTS.outside) +
      (isProfession ? WEIGHTS.profession : 0) +
      (COMPANY.test(name.text) || SCHOOL.test(name.text) ? WEIGHTS.organization : 0) +
      (covered(findings, name, 'LOCATION') ? WEIGHTS.place : 0)
    );
  };
  let best: { name: PrintedName; weight: number } | undefined;
  for (const name of printedNames(text, lines)) {
    if (NO_PERSON.test(name.text) || sectionOf(name.text) || isContactLabel(name.text)) continue;
    const weight = weightOf(name);
    if (weight >= LEAST && weight > (best?.weight ?? 0)) best = { name, weight };
  }
  return best && { start: best.name.start, end: best.name.end, confidence: confidenceOf(best.weight) };
}

const confidenceOf = (weight: number): number => Math.min(0.95, 0.6 + weight / 20);

/** Whether findings of a type cover at least half of a span. */
const covered = (findings: readonly Finding[], span: Span, ofType: EntityType): boolean =>
  overlapping(findings, span).some(
    ({ type, start, end }) =>
      type === ofType && Math.min(span.end, end) - Math.max(span.start, start) >= (span.end - span.start) / 2,
  );

const isLabelled = (findings: readonly Finding[], name: Span): boolean =>
  overlapping(findings, name).some(({ type, rule }) => type === 'PERSON' && (rule === 'label' || rule === 'caption'));

/** Whether the label of a name, and of no other party, stands before a name on its line. */
function isBesideLabel(line: Line | undefined, name: Span): boolean {
  const before = line?.pieces.findLast(({ end }) => end <= name.start);
  const label = before && labelOf(before.text);
  return label?.sure === true && !label.role && label.types.includes('PERSON');
}

/** E-mail addresses and profiles of the contact area, folded, umlauts too. */
const addressesOf = (text: PlainText, area: ContactArea, findings: readonly Finding[]): string[] =>
  [
    ...findings
      .filter((finding) => (finding.type === 'EMAIL' || finding.type === 'URL') && isInArea(area, finding))
      .map(({ start, end }) => text.text.slice(start, end)),
    ...text.wordSpans.flatMap(({ link }) => (link?.startsWith('mailto:') ? [link] : [])),
  ]
    .slice(0, MOST_ADDRESSES)
    .map((address) => umlautsFolded(fold(address)));

/** How many parts of a name the address that has most of them has, umlauts as one letter or as two. */
function partsIn(addresses: readonly string[], name: string): number {
  const parts = partsOfName(name.replaceAll('ß', 'ss'))
    .map(umlautsFolded)
    .filter((part) => part.length >= FEWEST_LETTERS);
  const most = Math.max(0, ...addresses.map((address) => parts.filter((part) => address.includes(part)).length));
  return Math.min(MOST_PARTS, most);
}
