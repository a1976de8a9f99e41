import { type Box, grown, height, holdsMiddle, movedBox, movedWord, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { turnBox } from '../../document/turning.ts';
import { countLettersAndDigits } from '../../platform/letters.ts';
import { crop } from '../image/crop.ts';
import { turn } from '../image/quarter-turn.ts';
import { stacked } from '../image/stacked.ts';
import { turnedLines } from '../ink/turned-lines.ts';
import { isSure } from './is-sure.ts';
import {
  GivenUp,
  type RecognitionOptions,
  type RecognizedText,
  type RecognizedWord,
  type Recognizer,
} from './recognizer.ts';
import { sureness } from './sureness.ts';

/** A line of text that runs up or down an image. */
export interface TurnedLine {
  readonly box: Box;
  /** Clockwise degrees of the direction of writing: 90 runs down, 270 up. */
  readonly rotation: 90 | 270;
  /** Its words in their order; their baselines are those of rotated words. */
  readonly words: readonly RecognizedWord[];
}

/** Mean confidence over its letters from which a line is one: what is drawn is read with less. */
const SURE = 0.75;
/** Fewest letters and digits of a line. */
const FEWEST = 3;
/** Letters or digits of a word read across up to which it may be one or two letters of a line that runs up or down. */
const SHORT = 2;
/** Room around a line, in shares of its breadth. */
const MARGIN = 0.5;

const textOf = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join('');

/**
 * The lines of an image that run up or down, where it seems to have any: numbers stamped along the edge, heads of narrow
 * columns. All are read together, below each other, once turned to either side; the surer reading stands. None where
 * that takes too long.
 * @param ink boxes of the image's ink components.
 * @param across what was read of the image as it lies.
 */
export async function readTurned(
  image: PageImage,
  ink: readonly Box[],
  across: RecognizedText,
  recognizer: Recognizer,
  options: Pick<RecognitionOptions, 'signal'>,
): Promise<TurnedLine[]> {
  // Tesseract finds some by itself, and does not tell which way they run.
  const isLevel = ({ box }: RecognizedWord): boolean => width(box) >= height(box);
  const sure = across.words.filter((word) => isSure(word) && isLevel(word) && countLettersAndDigits(word.text) > SHORT);
  const lines = turnedLines(
    ink,
    sure.map(({ box }) => box),
    image.width * image.height,
  );
  if (lines.length === 0) return [];
  const read = (turns: 1 | 3): Promise<TurnedLine[]> =>
    readAll(image, lines, turns, (list) =>
      recognizer.recognize(list, { ...options, languages: across.languages, oneBlock: true }),
    );
  try {
    const [up, down] = await Promise.all([read(1), read(3)]);
    return lines.flatMap((_, index) => {
      const [one, other] = [up[index] as TurnedLine, down[index] as TurnedLine];
      const line = sureness(one.words) >= sureness(other.words) ? one : other;
      return sureness(line.words) >= SURE && countLettersAndDigits(textOf(line.words)) >= FEWEST ? line : [];
    });
  } catch (error) {
    if (error instanceof GivenUp) return [];
    throw error;
  }
}

/** What is read in each of the lines once they are turned clockwise by so many quarters. */
async function readAll(
  image: PageImage,
  lines: readonly Box[],
  turns: 1 | 3,
  recognize: (list: PageImage) => Promise<RecognizedText>,
): Promise<TurnedLine[]> {
  const places = lines.map((line) => grown(line, Math.round(MARGIN * width(line))));
  const parts = places.map((place) => turn(crop(image, place), turns));
  const margin = Math.max(...lines.map(width));
  const { image: list, tops } = stacked(parts, margin);
  const { words } = await recognize(list);
  return lines.map((line, index) => {
    const [part, top, place] = [parts[index] as PageImage, tops[index] as number, places[index] as Box];
    const own: Box = [0, top, list.width, top + part.height];
    const back = (box: Box): Box =>
      movedBox(
        turnBox(box, part.width, part.height, turns === 1 ? 3 : 1),
        Math.max(0, place[0]),
        Math.max(0, place[1]),
      );
    return {
      box: line,
      rotation: turns === 1 ? 270 : 90,
      words: words
        .filter(({ box }) => holdsMiddle(own, box))
        .map((word) => {
          const box = back(movedWord(word, -margin, -top).box);
          return { ...word, box, baseline: box[3] };
        })
        .filter((word) => height(word.box) > 0),
    };
  });
}

/** The words without those that were read across lines that run up or down. */
export const withoutTurned = (
  words: readonly RecognizedWord[],
  turned: readonly TurnedLine[],
): readonly RecognizedWord[] => words.filter((word) => !turned.some(({ box }) => holdsMiddle(box, word.box)));
