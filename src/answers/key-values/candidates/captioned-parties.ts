import { height } from '../../../document/geometry.ts';
import type { Candidate } from '../candidate.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { type Row, rowsOf } from '../printed/rows.ts';
import type { DocumentRecord } from '../record.ts';
import { candidateOfWords } from './of-words.ts';

/** What a party of a sale is captioned with. */
const CAPTION =
  /^(?:bill(?:ed)? to|invoiced? to|sold to|ship(?:ped)? to|deliver(?:ed)? to|sold by|vendor|supplier|seller|buyer|purchaser|rechnungsempfänger|rechnung an|lieferanschrift|lieferung an|verkäufer|käufer|facturé à|adressé à|livré à|vendeur|acheteur|fournisseur|factuuradres|geleverd aan|koper|verkoper|leverancier)$/i;
/** Most words of a caption. */
const MOST_WORDS = 2;
/** Largest distance of the row below, in heights of the type. */
const FARTHEST = 1.5;

/**
 * The name that stands behind the caption of a party without a colon, where its address follows below:
 * `Sold To Harbour Bakery` above `4 Mole Road`.
 */
export function captionedParties({ text }: DocumentRecord): Candidate[] {
  return [...printedLines(text).values()].flatMap((lines) => {
    const rows = rowsOf(lines);
    return rows.flatMap((row) => (isAboveAddress(row, rows) ? nameBehind(row) : []));
  });
}

function nameBehind({ words }: Row): Candidate[] {
  for (let count = MOST_WORDS; count > 0; count--) {
    const caption = words
      .slice(0, count)
      .map((word) => word.text)
      .join(' ');
    const name = words.slice(count);
    const isName = name.every(({ text }) => /^[\p{Lu}&]|^(?:of|and|the|de|und|et|en)$/u.test(text));
    if (name.length > 0 && isName && CAPTION.test(caption)) return candidateOfWords([caption], name, 'beside');
  }
  return [];
}

/** Whether the row next below has a number, as streets and towns have, and no label. */
function isAboveAddress({ box }: Row, rows: readonly Row[]): boolean {
  const size = height(box);
  const below = rows.find(
    (row) =>
      row.box[1] > box[1] + 0.5 * size &&
      row.box[1] - box[3] < FARTHEST * size &&
      row.box[0] < box[2] &&
      row.box[2] > box[0],
  );
  return below !== undefined && /\d/.test(below.text) && !/[:：#]/.test(below.text);
}
