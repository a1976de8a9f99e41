import type { Candidate } from '../../candidate.ts';
import { printedLines } from '../../printed/printed-lines.ts';
import { rowsOf } from '../../printed/rows.ts';
import { spansOfWords } from '../../printed/spans.ts';
import type { DocumentRecord } from '../../record.ts';
import { addressBelow } from './issuer-address.ts';
import { issuerName } from './issuer-name.ts';

/** What the issuer of a document goes by: the company itself, or its part in a sale. */
const ISSUERS = ['company', 'seller', 'issuer', 'shop'] as const;

/** The name and address that head the first page: those of who issued the document. */
export function letterhead({ text }: DocumentRecord): Candidate[] {
  const rows = rowsOf(printedLines(text).get(1) ?? []);
  const name = issuerName(rows);
  if (!name) return [];
  const [first, ...others] = spansOfWords(name.words);
  if (!first) return [];
  const named = ISSUERS.map(
    (label): Candidate => ({ labels: [`${label} name`], value: [first, ...others], kind: 'implied', open: false }),
  );
  const [start, ...rest] = spansOfWords(addressBelow(name.rows, rows));
  if (!start) return named;
  const address = ISSUERS.map(
    (label): Candidate => ({ labels: ['address', label], value: [start, ...rest], kind: 'implied', open: false }),
  );
  return [...named, ...address];
}
