import type { RecognizedWord } from '../recognizer.ts';
import { align, areAlike } from './levenshtein-alignment.ts';
import { lineText, wordEnds } from './line-text.ts';

/** The word in two parts, `at` characters from its start; each takes its share of the box. */
function splitWord(word: RecognizedWord, at: number): [RecognizedWord, RecognizedWord] {
  const [x0, y0, x1, y1] = word.box;
  const x = x0 + ((x1 - x0) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: [x0, y0, x, y1] },
    { ...word, text: word.text.slice(at), box: [x, y0, x1, y1] },
  ];
}

const ENDS_IN_SIGN = /[.,:/-]$/;
/** Periods within prices, dates and addresses, commas, dashes and slashes within numbers: no space stands there. */
const INNER_SIGN = /^(?:[\p{L}\d]\.[\p{L}\d]|\d[,:/-]\d)$/u;

/** Whether a cut parts a number or an address at the sign within it, which the other reading took for a space. */
const isAtInnerSign = (text: string, at: number): boolean =>
  INNER_SIGN.test(text.slice(at - 1, at + 2)) || INNER_SIGN.test(text.slice(at - 2, at + 1));

/**
 * The line with the spaces that the other reading of it has besides its own: PP-OCR leaves out narrow ones. Where it reads
 * a period and the other a space, as in prices, the period counts.
 */
export function insertSpaces(line: readonly RecognizedWord[], other: readonly RecognizedWord[]): RecognizedWord[] {
  const [text, model] = [lineText(line), lineText(other)];
  const { places, edits } = align(model, text);
  if (!areAlike(text, model, edits)) return [...line];
  // Whether a word that ends there has a sign at its end, by the place of its end in the line.
  const cuts = new Map(
    wordEnds(other).map((end, index) => [places[end] as number, ENDS_IN_SIGN.test(other[index]?.text ?? '')]),
  );
  const result: RecognizedWord[] = [];
  let start = 0;
  for (const word of line) {
    let rest = word;
    const end = start + word.text.length;
    for (let at = start + 1; at < end; at++) {
      if (!cuts.has(at) || (!cuts.get(at) && isAtInnerSign(text, at))) continue;
      const [first, second] = splitWord(rest, at - (end - rest.text.length));
      result.push(first);
      rest = second;
    }
    result.push(rest);
    start = end;
  }
  return result;
}
