import { LANGUAGES } from '../ocr/language/languages.ts';
import { PAGE_SELECTION } from '../reading/page-selection.ts';

/** What a request may say of how a document is read, for those who offer a choice of it. */
export const readingOptions = {
  /** The form of `pages`: numbers and ranges, e.g. `1-3,7`. */
  pages: PAGE_SELECTION,
  /** ISO 639-2 codes of the languages that can be recognised. */
  languages: LANGUAGES,
  ocr: ['auto', 'always', 'never'],
} as const;
