import { countLetters } from '../../../platform/letters.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { sureness } from '../sureness.ts';
import { largerSureness } from './certainty.ts';
import { lineText } from './line-text.ts';
import { overlooks } from './overlooked.ts';
import { readsPeriodForSpace } from './period-for-space.ts';

type Words = readonly RecognizedWord[];

/** Confidence from which what Tesseract reads may be text, from 0 to 1: below it, its signs and spaces prove nothing. */
const LEAST = 0.5;
/** A word in Tesseract's dictionary beats any other reading from this confidence. */
const KNOWN = 0.5;
/**
 * Fewest letters of such a word. A letter misread makes another word of the dictionary of two in a hundred words of five
 * letters, but of seven of four and of seventeen of three (counted in WordNet's index).
 */
const LEAST_KNOWN = 5;
/** Letters beyond a to z: the English model of PP-OCR has no class for them and is sure of a plain one. */
const FOREIGN = /(?![a-z])\p{L}/iu;
/** Tesseract's reading with such a letter counts from this confidence. */
const LEAST_FOREIGN = 0.5;

/** Whether Tesseract's reading of the same words is better than the larger model's. */
export function isBetter(tesseract: Words, larger: Words): boolean {
  const sure = sureness(tesseract);
  const [text, other] = [lineText(tesseract), lineText(larger)];
  if (overlooks(text, other)) return sure >= LEAST && readsPeriodForSpace(larger, tesseract);
  if (sure >= LEAST && overlooks(other, text)) return !readsTwice(text, other);
  const isForeign = sure >= LEAST_FOREIGN && tesseract.some(({ text }) => FOREIGN.test(text));
  return isForeign || (sure >= KNOWN && isKnown(tesseract, larger)) || sure > largerSureness(larger);
}

/** Whether Tesseract reads a round character as a zero and as a capital O beside it, where the larger model sees one. */
const readsTwice = (tesseract: string, larger: string): boolean =>
  tesseract.replace(/0O|O0/g, '0') === larger.replace(/O/g, '0');

/** Whether Tesseract's words are in its dictionary and leave out nothing that the larger model sees. */
function isKnown(tesseract: Words, larger: Words): boolean {
  const [text, other] = [lineText(tesseract), lineText(larger)];
  const letters = countLetters(text);
  return tesseract.every(({ known }) => known) && letters >= LEAST_KNOWN && text.length >= other.length;
}
