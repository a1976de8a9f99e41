import { countWhile } from '../../platform/count-while.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import type { Span } from '../text/span.ts';
import type { StyledSpan } from '../text/styled-spans.ts';

/** By how much a line before the name is farther than one behind it: what belongs to a person follows the name. */
const BEFORE = 3;
/** What a name of another person or organisation between the two adds, in lines. */
const BETWEEN = 3;

/**
 * The finding of a type that is nearest to the subject's name, counted in lines and in the names of others between them;
 * the first of the document where the subject is not known or where two are as near.
 */
export function nearestTo(
  spans: readonly StyledSpan[],
  subject: Span | undefined,
  findings: readonly Finding[],
  type: EntityType,
): Finding | undefined {
  const all = findings.filter((finding) => finding.type === type);
  if (!subject || all.length < 2) return all[0];
  const lines = spans.filter(({ newLine }) => newLine);
  const lineAt = (offset: number): number => countWhile(lines, ({ start }) => start <= offset);
  const own = lineAt(subject.start);
  const person = findings.find(({ start, end }) => start < subject.end && subject.start < end)?.person;
  const isOther = (finding: Finding): boolean =>
    finding.type === 'ORGANIZATION' || (finding.type === 'PERSON' && finding.person !== person);
  const others = findings.filter(isOther);
  const distances = all.map((finding) => {
    const isBefore = finding.start < subject.start;
    const [from, to] = isBefore ? [finding.end, subject.start] : [subject.end, finding.start];
    const between = countWhile(others, ({ end }) => end <= to) - countWhile(others, ({ start }) => start < from);
    return Math.abs(lineAt(finding.start) - own) * (isBefore ? BEFORE : 1) + Math.max(0, between) * BETWEEN;
  });
  return all[indexOfLeast(distances)];
}

/** Where the first of the smallest values is: of any number of values, unlike by the arguments of `Math.min`. */
const indexOfLeast = (values: readonly number[]): number =>
  values.reduce((least, value, index) => (value < (values[least] as number) ? index : least), 0);
