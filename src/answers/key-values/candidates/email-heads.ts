import { trimSpan } from '../../text/sources.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';
import { ISSUERS } from './letterhead/issuers.ts';

/** The lines of a printed e-mail that say from whom it is and to whom: a name, and the address in angle brackets. */
const FROM = /^(?:from|von|de|da|van|från|fra)\s?: ([^<>\n]{2,60}) <([^\s<>]+@[^\s<>]+)>/iu;
const TO = /^(?:to|an|à|para|a|aan|till|til)\s?: ([^<>\n]{2,60}) <([^\s<>]+@[^\s<>]+)>/iu;
/** Lines at the top of a text that are looked at. */
const HEAD_LINES = 8;

const SIDES = [
  [FROM, ISSUERS],
  [TO, ['buyer', 'recipient']],
] as const;

/** Who sends and who gets a printed e-mail, each by the name and the address of its head. */
export function emailHeads({ text: { text }, spans }: DocumentRecord): Candidate[] {
  return spans.slice(0, HEAD_LINES).flatMap(({ start, end }): Candidate[] =>
    SIDES.flatMap(([pattern, roles]) => {
      const match = pattern.exec(text.slice(start, end));
      const [, name, address] = match ?? [];
      if (!match || name === undefined || address === undefined) return [];
      const at = (printed: string) => {
        const from = start + match[0].lastIndexOf(printed);
        return trimSpan(text, { start: from, end: from + printed.length });
      };
      return roles.flatMap((role): Candidate[] => [
        { labels: [`${role} name`], value: [at(name)], kind: 'stated', open: false },
        { labels: [`${role} e-mail`], value: [at(address)], kind: 'stated', open: false },
      ]);
    }),
  );
}
