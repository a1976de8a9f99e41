import { type Box, holdsMiddle, union } from '../../../document/geometry.ts';
import { countLetters } from '../../../platform/letters.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { sureness } from '../sureness.ts';
import { withAccents } from './accents.ts';
import { alignedParts } from './aligned-parts.ts';
import { insertSpaces } from './insert-spaces.ts';
import { lineText } from './line-text.ts';
import { overlooks } from './overlooked.ts';
import { readsPeriodForSpace } from './period-for-space.ts';

type Words = readonly RecognizedWord[];

/*
 * Confidences from 0 to 1, measured on scans of receipts, forms and letters.
 */
/** PP-OCR is over-confident: its probability to this power is comparable with Tesseract's. */
const LARGER_POWER = 3;
/** A line that only the larger model sees counts from this confidence, after that power. */
const LEAST_LARGER = 0.7;
/** A word that only Tesseract sees counts from this confidence: it also reads specks and pictures. */
const LEAST_TESSERACT = 0.85;
/** Below this, Tesseract has found a place and no text in it. */
const NOTHING = 0.05;
/** Words below this are no text, whichever recogniser read them. */
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
/** Font sizes: words of one line are at most this far apart. */
const GAP = 3;
/** Font sizes by which the larger model's line may begin too late or end too early. */
const MARGIN = 0.5;

/** Words in the order given, grouped into lines: beside one another on one baseline. */
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

const boxOf = (words: Words): Box => union(words.map(({ box }) => box));

/** Whether Tesseract's reading of the same words is the better one. */
function isBetter(tesseract: Words, larger: Words): boolean {
  const sure = sureness(tesseract);
  const [text, other] = [lineText(tesseract), lineText(larger)];
  if (overlooks(text, other)) return sure >= LEAST && readsPeriodForSpace(larger, tesseract);
  if (sure >= LEAST && overlooks(other, text)) return true;
  const isForeign = sure >= LEAST_FOREIGN && tesseract.some(({ text }) => FOREIGN.test(text));
  return isForeign || (sure >= KNOWN && isKnown(tesseract, larger)) || sure > sureness(larger) ** LARGER_POWER;
}

/** Whether Tesseract's words are in its dictionary and leave out nothing that the larger model sees. */
function isKnown(tesseract: Words, larger: Words): boolean {
  const [text, other] = [lineText(tesseract), lineText(larger)];
  const letters = countLetters(text);
  return tesseract.every(({ known }) => known) && letters >= LEAST_KNOWN && text.length >= other.length;
}

/** One reading of a line from two. */
function merged(larger: Words, tesseract: Words): RecognizedWord[] {
  const parts = alignedParts(larger, tesseract);
  if (!parts) return [...(isBetter(tesseract, larger) ? tesseract : larger)];
  return parts.flatMap(([one, other]) => (isBetter(other, one) ? other : placed(insertSpaces(one, other), other)));
}

/** The larger model's words where Tesseract sees the same ones: it measures ink, the larger model guesses at lines. */
function placed(words: Words, seen: Words): RecognizedWord[] {
  const [, top, , bottom] = boxOf(seen);
  const oneByOne = words.length === seen.length;
  return words.map(({ text, confidence, box: [x0, , x1] }, index) => {
    const same = seen[oneByOne ? index : 0] as RecognizedWord;
    return {
      ...same,
      text: oneByOne ? withAccents(text, same.text) : text,
      confidence,
      box: oneByOne ? same.box : [x0, top, x1, bottom],
    };
  });
}

/**
 * One reading from two of the same image: Tesseract's and the larger model's. Where both read a line, the surer one of
 * them counts word by word; what only one of them sees counts when it is sure enough. Lines come from top to bottom.
 */
export function vote(tesseract: Words, larger: Words): RecognizedWord[] {
  const rest = new Set(tesseract.filter(({ confidence }) => confidence > NOTHING));
  const lines: RecognizedWord[][] = [];
  for (const line of linesOf(larger)) {
    const [x0, y0, x1, y1] = boxOf(line);
    const margin = MARGIN * (line[0]?.fontSize ?? 0);
    const box: Box = [x0 - margin, y0, x1 + margin, y1];
    const rivals = [...rest].filter((word) => holdsMiddle(box, word.box));
    for (const word of rivals) rest.delete(word);
    if (rivals.length > 0) lines.push(merged(line, rivals));
    else if (sureness(line) ** LARGER_POWER >= LEAST_LARGER) lines.push(line);
  }
  lines.push(...linesOf([...rest].filter(({ confidence }) => confidence >= LEAST_TESSERACT)));
  return lines
    .sort((a, b) => (a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0))
    .flat()
    .filter(({ confidence }) => confidence >= LEAST);
}
