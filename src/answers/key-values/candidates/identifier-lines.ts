import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';

/** An identifier that the word for it names without a colon. */
interface Identifier {
  readonly label: string;
  readonly word: string;
  readonly number: string;
  /** Fewest digits; a rate or a sum behind the word has fewer. */
  readonly digits: number;
  /** An identifier that is the beginning of it. */
  readonly first?: { readonly label: string; readonly number: RegExp };
}

/** A town, and a letter for the section of the register, which stand between a register's name and a number in it. */
const OF_TOWN = '(?: \\p{Lu}[\\p{L}-]{2,20}){0,3}(?: [A-D])?';

/** How identifiers of companies and accounts are written, a row for each. */
const IDENTIFIERS: readonly Identifier[] = [
  // Council Directive 2006/112/EC, article 215: two letters of the state before up to twelve signs.
  {
    label: 'VAT number',
    word: '(?:VAT|BTW|TVA|MwSt|USt|P\\.? ?IVA|GST|ABN|NIF|CIF|moms)(?:-?(?:IdNr|Id|nr|no))?\\.?',
    number: '(?:[A-Z]{2,3}[ -]?)?[A-Z]?\\d[\\dA-Z]{1,12}(?: \\d[\\dA-Z]{1,6}|[.-]\\d[\\dA-Z]{2,6}){0,4}',
    digits: 7,
  },
  // ISO 9362
  {
    label: 'BIC',
    word: '(?:BIC|SWIFT)(?: ?/ ?(?:BIC|SWIFT))?(?: code)?',
    number: '[A-Z]{6}[A-Z\\d]{2}(?:[A-Z\\d]{3})?',
    digits: 0,
  },
  // ISO 13616
  { label: 'IBAN', word: 'IBAN', number: '[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){2,7}(?: ?[A-Z\\d]{1,3})?', digits: 6 },
  { label: 'registration number', word: `(?:KvK|K\\.v\\.K\\.|CVR|KRS|CIN)${OF_TOWN}`, number: '\\d{8,10}', digits: 8 },
  { label: 'SIREN number', word: `(?:SIREN|RCS|R\\.C\\.S\\.)${OF_TOWN}`, number: '\\d{3} ?\\d{3} ?\\d{3}', digits: 9 },
  {
    label: 'SIRET number',
    word: 'SIRET(?: ?n[o°])?',
    number: '\\d{3} ?\\d{3} ?\\d{3} ?\\d{5}',
    digits: 14,
    // The number of an establishment begins with that of its company (INSEE, Sirene).
    first: { label: 'SIREN number', number: /^(?:\d ?){8}\d/ },
  },
];

const patternOf = ({ word, number }: Identifier): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${word})[ :]{1,2}(${number})(?![\\p{L}\\p{N}]|[.,]\\d| ?%)`, 'giu');

const PATTERNS = IDENTIFIERS.map((identifier) => [identifier, patternOf(identifier)] as const);

/** Identifiers behind the words for them, as letterheads and footers have them: `BTW NL810433941B01 BIC INGBNL2A`. */
export const identifierLines = ({ text: { text } }: DocumentRecord): Candidate[] =>
  PATTERNS.flatMap(([{ label, digits, first }, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, 1: number = '', index }): Candidate[] => {
      if (number !== number.toUpperCase() || (number.match(/\d/g)?.length ?? 0) < digits) return [];
      const start = index + match.length - number.length;
      const named = (label: string, { length }: string): Candidate => ({
        labels: [label],
        value: [{ start, end: start + length }],
        kind: 'line',
        open: false,
      });
      const [beginning] = first?.number.exec(number) ?? [];
      return [named(label, number), ...(first && beginning ? [named(first.label, beginning)] : [])];
    }),
  );
