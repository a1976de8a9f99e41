import type { TextLine } from '../../../text/lines.ts';
import type { PlainText } from '../../../text/plain-text.ts';

const SALUTATION =
  /^\s*(?:dear\s|ladies\s+and\s+gentlem[ae]n|gentlem[ae]n|(?:dear\s+)?sirs?(?:\s+or\s+madam)?\s*[:,]|to\s+whom\s+it\s+may|sehr\s+geehrte|lieber?\s|madame|monsieur|messieurs|cher\s|chère\s|estimad[oa]s?\s|muy\s+señor|distinguid[oa]|geachte\s|beste\s[^.!?\n]{2,40},\s*$|gentil[ei]\s|egregi[oa]\s|spett(?:abile|\.le)\s|prezad[oa]s?\s|exm[oa]s?\.\s|kære\s|kära\s|kjære\s|szanown[aiy]\p{L}*\s)/iu;
/** Longest line that greets, in UTF-16 units. */
const LONGEST = 80;
/** Lines within which a letter begins with its greeting. */
const LETTER_HEAD = 40;

/** The index of the line in which a letter greets its reader; undefined in what is no letter. */
export function salutationAt({ text, lines }: PlainText): number | undefined {
  const greets = ({ start, end }: TextLine): boolean =>
    end - start <= LONGEST && SALUTATION.test(text.slice(start, end));
  const index = lines.slice(0, LETTER_HEAD).findIndex(greets);
  return index < 0 ? undefined : index;
}
