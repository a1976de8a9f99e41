import { type Box, holdsMiddle, union } from '../../document/geometry.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { respace } from './respace.ts';

type Words = readonly RecognizedWord[];

/** PP-OCR promises too much: on scans it is right about as often as this power of its probability says. */
const LARGER_POWER = 4;
/** Words that only one of them sees and is less sure of are noise. */
const LEAST = 0.5;
/** Words of a line are at most this many font sizes apart. */
const GAP = 3;

/** Words that stand beside one another on one baseline, in the order given. */
export function linesOf(words: Words): RecognizedWord[][] {
  const lines: RecognizedWord[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    const beside =
      last !== undefined &&
      Math.abs(word.baseline - last.baseline) < word.fontSize / 3 &&
      word.box[0] >= last.box[0] &&
      word.box[0] - last.box[2] < word.fontSize * GAP;
    if (beside) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Mean confidence by characters. */
function sureness(words: Words): number {
  let sum = 0;
  let characters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    characters += text.length;
  }
  return characters === 0 ? 0 : sum / characters;
}

const boxOf = (words: Words): Box => union(words.map(({ box }) => box));

/**
 * One reading from two of the same image: Tesseract's and the larger model's. Of each line the one that is surer counts,
 * with the spaces of both; what only one of them sees counts when it is sure enough. Lines come from top to bottom.
 */
export function vote(tesseract: Words, larger: Words): RecognizedWord[] {
  const rest = new Set(tesseract);
  const lines: RecognizedWord[][] = [];
  for (const line of linesOf(larger)) {
    const box = boxOf(line);
    const rivals = [...rest].filter((word) => holdsMiddle(box, word.box));
    for (const word of rivals) rest.delete(word);
    const sure = sureness(line) ** LARGER_POWER;
    if (rivals.length === 0) {
      if (sure >= LEAST) lines.push(line);
    } else lines.push(sureness(rivals) > sure ? rivals : respace(line, rivals));
  }
  lines.push(...linesOf([...rest].filter(({ confidence }) => confidence >= LEAST)));
  return lines.sort((a, b) => (a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0)).flat();
}
