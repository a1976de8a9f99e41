import type { NameType } from './labels.ts';

/** What code, markup, columns and quotations are written with, and no person's name. */
const NOT_IN_PERSONS = /["“”„«»`{}()[\]<>=/\\|_~$%^*+#:;!?\p{N}]|--|\.{2}|\s{3}| [-–—] |\p{L}{3}\.\p{Ll}/u;

/** What somebody is called, in quotation marks between the parts of the name: `Raimundo "Mundinho" Teles`. */
const NICKNAME = /(?<=\p{L} )["“”„«']\p{Lu}[\p{L} .-]{0,20}["“”»'](?= \p{Lu}|$)/u;

/** Letters alone, as in `annex B.` or an abbreviation with stops: `C.F.` */
const INITIALS = /^(?:\p{L}\. ?)*\p{L}\.?$/u;

/** A capital inside a word, as identifiers have it, but for particles (`McDonald`, `DeVito`, `LaFontaine`, `FitzRoy`). */
const CAPITAL_INSIDE =
  /(?<!(?:^|[^\p{L}])(?:Ma?c|[DL][eiuao]|Del|Van|Von|Fitz|Ten|Ter|Ver|St))(?<=\p{Ll})\p{Lu}|\p{Lu}{3}\p{Ll}/u;

/** A letter of a script that has capitals: the model has learned from no other, and says the same of every line of them. */
const CASED = /[\p{Lu}\p{Ll}]/u;

/** Whether a text can be a name of its type by its characters. */
export const isPlausible = (text: string, type: NameType): boolean =>
  CASED.test(text) &&
  (type !== 'PERSON' ||
    !(NOT_IN_PERSONS.test(text.replace(NICKNAME, '')) || CAPITAL_INSIDE.test(text) || INITIALS.test(text)));
