import type { Finder } from './finders.ts';

const WORD = '\\p{Lu}\\p{Ll}+';

/** What one writes in an afternoon: a pattern for each type, without check digits, lists or context. */
const PATTERNS = {
  EMAIL: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  URL: /https?:\/\/[^\s<>"]+/gu,
  PHONE: /\+?\(?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,4}/gu,
  CREDIT_CARD: /\b(?:\d[ -]?){13,16}\b/gu,
  US_SSN: /\b\d{3}-\d{2}-\d{4}\b/gu,
  IBAN: /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/gu,
  IP_ADDRESS: /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu,
  DATE: /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})\b/gu,
  ADDRESS: new RegExp(`\\d{1,5} (?:${WORD} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive)\\b`, 'gu'),
  PERSON: new RegExp(`${WORD} ${WORD}`, 'gu'),
} as const;

export const patterns: Finder = async (text) =>
  Object.entries(PATTERNS).flatMap(([type, expression]) =>
    [...text.matchAll(expression)].map(({ 0: match, index }) => ({ type, start: index, end: index + match.length })),
  );
