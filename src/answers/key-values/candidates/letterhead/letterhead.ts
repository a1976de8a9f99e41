import { countLettersAndDigits } from '../../../../platform/letters.ts';
import type { Candidate } from '../../candidate.ts';
import { printedLines } from '../../printed/printed-lines.ts';
import { type Row, rowsOf } from '../../printed/rows.ts';
import type { DocumentRecord } from '../../record.ts';
import { candidateOfWords } from '../of-words.ts';
import { addressBelow } from './issuer-address.ts';
import { issuerName } from './issuer-name.ts';
import { partsOfIssuer } from './issuers.ts';

/** Whether a row says something: recognition takes dirt between two lines for a mark or a letter. */
const isNoSpeck = ({ text }: Row): boolean => countLettersAndDigits(text) > 1;

/** The name and address that head the first page: those of who issued the document. */
export function letterhead({ text }: DocumentRecord): Candidate[] {
  const rows = rowsOf(printedLines(text).get(1) ?? []).filter(isNoSpeck);
  const name = issuerName(rows);
  if (!name) return [];
  if (name.words.length === 0) return [];
  const address = addressBelow(name.rows, rows);
  const parts = partsOfIssuer(
    name.words.map((word) => word.text).join(' '),
    rows.map((row) => row.text),
  );
  return [
    ...parts.flatMap((label) => candidateOfWords([`${label} name`], name.words, 'implied')),
    ...parts.flatMap((label) => candidateOfWords(['address', label], address, 'implied')),
  ];
}
