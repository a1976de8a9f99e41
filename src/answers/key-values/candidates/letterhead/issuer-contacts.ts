import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';
import type { DocumentRecord } from '../../record.ts';
import { VALUE_TYPES } from '../../values/value-types.ts';
import { ISSUERS } from './issuers.ts';

/** Ways to reach somebody, by the types of their values. */
const CONTACTS = ['email', 'url'] as const;
const NAMES = { email: 'e-mail', url: 'website' } as const;

/** The e-mail address and the website of who issued a document, where it has only one: nobody else is reached by them. */
export function issuerContacts({ text: { text } }: DocumentRecord): Candidate[] {
  return CONTACTS.flatMap((type) => {
    const [first, ...others] = outermost(VALUE_TYPES[type].find(text)).map((span) => ({
      ...span,
      printed: text.slice(span.start, span.end).toLowerCase(),
    }));
    if (!first || others.some(({ printed }) => printed !== first.printed)) return [];
    return ISSUERS.map((issuer): Candidate => {
      const { start, end } = first;
      return { labels: [`${issuer} ${NAMES[type]}`], value: [{ start, end }], kind: 'implied', open: false };
    });
  });
}

/** Of spans in ascending order those that are in no other: a website is found with and without its scheme. */
const outermost = (spans: readonly Span[]): Span[] => {
  let end = 0;
  return spans.filter((span) => {
    const isOuter = span.end > end;
    end = Math.max(end, span.end);
    return isOuter;
  });
};
