import { type Box, clipped, union } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';
import { countLettersAndDigits } from '../../../platform/letters.ts';
import { median } from '../../../platform/median.ts';
import { areLatin } from '../../language/languages.ts';
import type { LineReader, RecognitionOptions, RecognizedText, RecognizedWord, Recognizer } from '../recognizer.ts';
import { sureness } from '../sureness.ts';
import { linesOf, NOTHING, readingOf } from './vote.ts';

type Words = readonly RecognizedWord[];

/** Confidence below which a word has its line read by the larger model as well: from it on, 19 words in 20 are right. */
const DOUBTFUL = 0.9;
/** Most lines that are, those of the most confidence: they take seconds, and the others are handwriting and drawings. */
const MOST = 60;
/**
 * Sizes of type that a line takes up beside its words, and above and below its baseline, at least and at most: the larger
 * model was taught on boxes of 1.25 sizes, and letters must not be cut.
 */
const BESIDE = 0.3;
const ABOVE = [0.85, 1.2] as const;
const BELOW = [0.35, 0.6] as const;
/** Sizes of type around the ink of a line. */
const AROUND = 0.1;

/**
 * A recogniser that reads an image and then, where the options hold its ink components, has the lines with words that it was
 * unsure of read by the larger model, and lets both vote on each word of them. Where that cannot read, or the letters are not
 * Latin, its own reading stands.
 */
export const withDoubtfulLines = (recognizer: Recognizer, larger: LineReader): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    if (!options.ink?.length || !areLatin(first.languages)) return first;
    const lines = doubtfulIn(first.words);
    return lines.length === 0 ? first : readAgain(first, lines, { image, larger, signal: options.signal });
  },
  close() {
    recognizer.close();
    larger.close();
  },
});

/** The lines that hold a word in doubt, the surest first. */
const doubtfulIn = (words: Words): Words[] =>
  linesOf(words.filter(({ confidence }) => confidence > NOTHING))
    .filter((line) => line.some(({ text, confidence }) => confidence < DOUBTFUL && countLettersAndDigits(text) > 0))
    .sort((a, b) => sureness(b) - sureness(a))
    .slice(0, MOST);

interface Again {
  readonly image: PageImage;
  readonly larger: LineReader;
  readonly signal: RecognitionOptions['signal'];
}

/** The same text with what both readings of some of its lines agree on. */
async function readAgain(
  first: RecognizedText,
  lines: readonly Words[],
  { image, larger, signal }: Again,
): Promise<RecognizedText> {
  try {
    const places = lines.map((line) => placeOf(line, image));
    const read = await larger.readLines(image, places, signal);
    const inPlace = new Map(lines.flatMap((line, index) => [...readingOf(read[index] ?? [], line)]));
    return { ...first, words: first.words.flatMap((word) => inPlace.get(word) ?? [word]) };
  } catch {
    signal?.throwIfAborted();
    return { ...first, readBy: 'one_of_two' };
  }
}

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The box of a line as the larger model takes it, in pixels of the image. */
function placeOf(line: Words, image: PageImage): Box {
  const [x0, y0, x1, y1] = union(line.map(({ box }) => box));
  const type = Math.max(...line.map(({ fontSize }) => fontSize));
  const baseline = median(line.map((word) => word.baseline));
  const above = clamp((baseline - y0) / type + AROUND, ABOVE) * type;
  const below = clamp((y1 - baseline) / type + AROUND, BELOW) * type;
  return clipped([x0 - BESIDE * type, baseline - above, x1 + BESIDE * type, baseline + below], image);
}
