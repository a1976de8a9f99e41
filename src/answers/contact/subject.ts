import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';

/** What stands before a name adds to the distance from it: what belongs to a person follows the name. */
const BEFORE = 1.5;
/** What a name of another person or organisation between the two adds, in lines. */
const BETWEEN = 3;

/**
 * The finding of a type that is nearest to the subject's name, counted in lines and in the names of others between them;
 * the first of the document where the subject is not known or where two are as near.
 */
export function nearestTo(
  text: PlainText,
  subject: Span | undefined,
  findings: readonly Finding[],
  type: EntityType,
): Finding | undefined {
  const all = findings.filter((finding) => finding.type === type);
  if (!subject || all.length < 2) return all[0];
  const lineAt = (offset: number): number => text.lines.findIndex(({ end }) => end >= offset);
  const own = lineAt(subject.start);
  const person = findings.find(({ start, end }) => start < subject.end && subject.start < end)?.person;
  const isOther = (finding: Finding): boolean =>
    finding.type === 'ORGANIZATION' || (finding.type === 'PERSON' && finding.person !== person);
  const distances = all.map((finding) => {
    const isBefore = finding.start < subject.start;
    const [from, to] = isBefore ? [finding.end, subject.start] : [subject.end, finding.start];
    const others = findings.filter((other) => isOther(other) && other.start >= from && other.end <= to).length;
    return Math.abs(lineAt(finding.start) - own) * (isBefore ? BEFORE : 1) + others * BETWEEN;
  });
  return all[distances.indexOf(Math.min(...distances))];
}
