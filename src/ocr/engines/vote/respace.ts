import type { RecognizedWord } from '../recognizer.ts';
import { align, MOST_EDITS } from './align.ts';
import { joined } from './joined.ts';

/** Where a word ends, in characters of the line without its spaces. */
function* ends(words: readonly RecognizedWord[]): Generator<number> {
  let at = 0;
  for (const { text } of words) {
    at += text.length;
    yield at;
  }
}

/** The word in two, `at` characters from its start; each part takes its share of the box. */
function cut(word: RecognizedWord, at: number): [RecognizedWord, RecognizedWord] {
  const [x0, y0, x1, y1] = word.box;
  const x = x0 + ((x1 - x0) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: [x0, y0, x, y1] },
    { ...word, text: word.text.slice(at), box: [x, y0, x1, y1] },
  ];
}

/** The line with the spaces that the other reading of it has besides its own: PP-OCR leaves out narrow ones. */
export function respace(line: readonly RecognizedWord[], other: readonly RecognizedWord[]): RecognizedWord[] {
  const [text, model] = [joined(line), joined(other)];
  const { places, edits } = align(model, text);
  if (edits > Math.max(text.length, model.length) * MOST_EDITS) return [...line];
  const cuts = new Set([...ends(other)].map((end) => places[end] as number));
  const result: RecognizedWord[] = [];
  let start = 0;
  for (const word of line) {
    let rest = word;
    const end = start + word.text.length;
    for (let at = start + 1; at < end; at++) {
      if (!cuts.has(at)) continue;
      const [first, second] = cut(rest, at - (end - rest.text.length));
      result.push(first);
      rest = second;
    }
    result.push(rest);
    start = end;
  }
  return result;
}
