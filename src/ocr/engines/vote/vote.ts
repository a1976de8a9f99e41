import { type Box, union } from '../../../document/geometry.ts';
import { byRow } from '../../ink/by-row.ts';
import { riseAt } from '../../words/type-size.ts';
import { isSure } from '../is-sure.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { sureness } from '../sureness.ts';
import { withAccents } from './accents.ts';
import { agree, certainty, largerSureness } from './certainty.ts';
import { insertSpaces } from './insert-spaces.ts';
import { isBetter } from './is-better.ts';
import { samePlaces } from './same-places.ts';
import { withoutGuessedUnderscores } from './underscore-for-space.ts';

type Words = readonly RecognizedWord[];

/*
 * Confidences from 0 to 1, measured on scans of receipts, forms and letters.
 */
/** What only the larger model sees counts from this confidence, on Tesseract's scale. */
const LEAST_LARGER = 0.7;
/** A word that only Tesseract sees counts from this confidence: it also reads specks and pictures. */
const LEAST_TESSERACT = 0.85;
/** Below this, Tesseract has found a place and no text in it. */
export const NOTHING = 0.05;
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

/**
 * Of two readings of the same words the better one, with the probability that it is right; none where that is Tesseract's
 * and it is unsure of what the other contradicts.
 */
function chosen(tesseract: Words, larger: Words): Words {
  if (larger.length === 0) return tesseract;
  const choice = isBetter(tesseract, larger) ? 'tesseract' : 'larger';
  const isUnsure = choice === 'tesseract' && !isSure({ confidence: sureness(tesseract) });
  if (isUnsure && !agree(tesseract, larger)) return [];
  const confidence = certainty(choice, tesseract, larger);
  const words = choice === 'tesseract' ? tesseract : placed(insertSpaces(larger, tesseract), tesseract);
  return words.map((word) => ({ ...word, confidence, seenByBoth: true }));
}

/** The larger model's words where Tesseract sees the same ones: it measures ink, the larger model guesses at lines. */
function placed(words: Words, seen: Words): RecognizedWord[] {
  const [left, top, right, bottom] = boxOf(seen);
  const oneByOne = words.length === seen.length;
  return words.map(({ text, box }, index) => {
    const same = seen[oneByOne ? index : 0] as RecognizedWord;
    if (oneByOne) return { ...same, text: withAccents(text, same.text) };
    const x0 = index === 0 ? left : Math.max(left, box[0]);
    const x1 = index === words.length - 1 ? right : Math.min(right, box[2]);
    return { ...same, text, box: [x0, top, Math.max(x0, x1), bottom] };
  });
}

/** Whether what only the larger model sees is text. */
const isFound = (words: Words): boolean => largerSureness(words) >= LEAST_LARGER;

/**
 * One reading from two of the same image: Tesseract's, in its order and places, as what makes lines and columns of words
 * goes by both. Where the larger model's reading of the same words is the better one, that stands in their place. What
 * only one of them sees counts when it is sure enough; what Tesseract does not see comes last.
 */
export function vote(tesseract: Words, larger: Words): RecognizedWord[] {
  const seen = tesseract.filter(({ confidence }) => confidence > NOTHING);
  const within = byRow(seen, ({ box }) => box);
  const inPlace = new Map<RecognizedWord, Words>();
  const found: RecognizedWord[] = [];
  for (const line of linesOf(larger)) {
    const [x0, y0, x1, y1] = boxOf(line);
    const margin = MARGIN * (line[0]?.fontSize ?? 0);
    const rivals = within([x0 - margin, y0, x1 + margin, y1]).filter((word) => !inPlace.has(word));
    if (rivals.length > 0) {
      for (const [word, words] of readingOf(line, rivals)) inPlace.set(word, words);
    } else if (isFound(line)) found.push(...line);
  }
  const alone = (word: RecognizedWord): Words => (word.confidence >= LEAST_TESSERACT ? [word] : []);
  return [...seen.flatMap((word) => inPlace.get(word) ?? alone(word)), ...found];
}

/** What stands in the place of each of Tesseract's words of a line that both read. */
export function readingOf(larger: Words, tesseract: Words): Map<RecognizedWord, Words> {
  const inPlace = new Map<RecognizedWord, Words>();
  let last: RecognizedWord | undefined;
  let unplaced: Words = [];
  for (const [one, other] of samePlaces(withoutGuessedUnderscores(larger, tesseract), tesseract)) {
    const [first] = other;
    if (first) {
      for (const word of other) inPlace.set(word, []);
      inPlace.set(first, [...unplaced.map((word) => onLineOf(first, word)), ...chosen(other, one)]);
      [last, unplaced] = [first, []];
    } else if (!isFound(one)) continue;
    else if (last)
      inPlace.set(last, [...(inPlace.get(last) ?? []), ...one.map((word) => onLineOf(last as RecognizedWord, word))]);
    else unplaced = [...unplaced, ...one];
  }
  return inPlace;
}

/** A word on the line of another one, in type of its size. */
function onLineOf({ baseline, fontSize }: RecognizedWord, word: RecognizedWord): RecognizedWord {
  const [x0, , x1] = word.box;
  return { ...word, baseline, fontSize, box: [x0, baseline - riseAt(fontSize, word.text), x1, baseline] };
}
