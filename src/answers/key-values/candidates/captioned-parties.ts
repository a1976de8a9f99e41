import { height } from '../../../document/geometry.ts';
import type { Candidate } from '../candidate.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { type Row, rowsOf } from '../printed/rows.ts';
import { labelWordsOf } from '../question/label-words.ts';
import { termsIn } from '../question/terms.ts';
import { isRole } from '../question/type-terms.ts';
import type { DocumentRecord } from '../record.ts';
import { candidateOfWords } from './of-words.ts';
import { isTownLine } from './town-lines.ts';

/** What a party of a sale is captioned with. */
const CAPTION =
  /^(?:bill(?:ed)? to|invoiced? to|sold to|ship(?:ped)? to|deliver(?:ed)? to|sold by|vendor|supplier|seller|buyer|purchaser|rechnungsempfänger|rechnung an|lieferanschrift|lieferung an|verkäufer|käufer|facturé à|adressé à|livré à|vendeur|acheteur|fournisseur|factuuradres|geleverd aan|koper|verkoper|leverancier)$/i;
/** Longest caption in UTF-16 units. */
const LONGEST_CAPTION = 40;
/** Most words of a caption. */
const MOST_WORDS = 2;
/** Largest distance of the row below, in heights of the type. */
const FARTHEST = 1.5;

/** Terms with which a caption tells whose address it is. */
const OF_ADDRESSES: ReadonlySet<string> = new Set(['address', 'billing', 'shipping', 'delivery', 'mailing', 'name']);
/** Most lines of a name with its address, and largest distance between them in heights of their type. */
const MOST_LINES = 7;
const CLOSE = 1;
/** Largest distance of the first line below its caption, which may be a heading. */
const BELOW_CAPTION = 2;
/** A line that is no part of an address: `Attn: Sales`, `Tel. 555 0199`. */
const OTHER_LINE = /^[^:]{2,30}:|^(?:tel|phone|fax|mobile|vat|ust|tva|nif|cif|e-?mail|attn|attention)(?!\p{L})|@/iu;

/**
 * Names and addresses below the captions of parties side by side: `VENDOR` and `SHIP TO`, each above its block.
 */
function captionedBlocks(rows: readonly Row[], isPartyCaption: IsCaption): Candidate[] {
  return rows.flatMap((caption) => {
    const label = caption.text.replace(/\s?:$/, '');
    if (!isPartyCaption(label)) return [];
    const block = blockBelow(caption, rows, isPartyCaption);
    const town = block.findLastIndex(({ text }, at) => at > 0 && isTownLine(text));
    const lines = block.slice(0, town + 1).filter(({ text }) => !OTHER_LINE.test(text));
    const isAddress = lines.length > 1 && lines.every(({ text }) => labelWordsOf(text) < 1);
    return isAddress
      ? candidateOfWords(
          [label],
          lines.flatMap(({ words }) => words),
          'below',
        )
      : [];
  });
}

type IsCaption = (label: string) => boolean;

/** Whether a label is the caption of a party, by the terms that phrases have. */
const partyCaption =
  (termsOf: (phrase: string) => readonly string[]): IsCaption =>
  (label) => {
    if (CAPTION.test(label)) return true;
    const terms = label.length > LONGEST_CAPTION ? [] : termsOf(label);
    return (
      terms.some((term) => isRole(term) || term === 'address') &&
      terms.every((term) => isRole(term) || OF_ADDRESSES.has(term))
    );
  };

/** The rows right below a caption that begin where it does, without a gap. */
function blockBelow(caption: Row, rows: readonly Row[], isPartyCaption: IsCaption): Row[] {
  const block: Row[] = [];
  let above = caption;
  for (const row of rows.slice(rows.indexOf(caption) + 1)) {
    const size = height(row.box);
    if (Math.abs(row.box[0] - caption.box[0]) > 0.6 * size || row.box[1] < above.box[1] + 0.5 * size) continue;
    if (
      row.box[1] - above.box[3] > (block.length === 0 ? BELOW_CAPTION : CLOSE) * size ||
      block.length === MOST_LINES ||
      isPartyCaption(row.text)
    )
      break;
    block.push(row);
    above = row;
  }
  return block;
}

/**
 * The name that stands behind the caption of a party without a colon, where its address follows below:
 * `Sold To Harbour Bakery` above `4 Mole Road`.
 */
export function captionedParties({ text }: DocumentRecord): Candidate[] {
  const isPartyCaption = partyCaption(termsIn(text));
  return [...printedLines(text).values()].flatMap((lines) => {
    const rows = rowsOf(lines);
    const beside = rows.flatMap((row) => (isAboveAddress(row, rows) ? nameBehind(row) : []));
    return [...beside, ...captionedBlocks(rows, isPartyCaption)];
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
