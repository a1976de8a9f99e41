import type { PlainText } from '../../text/plain-text.ts';
import { printedOf } from '../../text/printed.ts';
import type { Candidate } from '../candidate.ts';
import { termsIn } from '../question/terms.ts';
import { isRole } from '../question/type-terms.ts';
import { VALUE_TYPES } from '../values/value-types.ts';

/**
 * Candidates without those that a letterhead implies for a role which the paper itself gives to somebody: on the order of
 * a company that says `Buyer: Ada Marsh`, the company is not the buyer.
 */
export function withoutNamedRoles(text: PlainText, candidates: readonly Candidate[]): Candidate[] {
  const termsOf = termsIn(text);
  const named = new Set<string>();
  for (const { labels, value, open } of candidates) {
    const [role, ...others] = open ? termsOf(labels[0]).filter((term) => term !== 'name') : [];
    if (role === undefined || others.length > 0 || !isRole(role)) continue;
    if (VALUE_TYPES.name.find(printedOf(text.text, value)).length > 0) named.add(role);
  }
  return named.size === 0
    ? [...candidates]
    : candidates.filter(({ kind, labels: [label] }) => kind !== 'implied' || !named.has(label.replace(/ name$/, '')));
}
