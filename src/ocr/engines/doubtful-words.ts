import { type Box, height, width } from '../../document/geometry.ts';
import { countLettersAndDigits } from '../../platform/letters.ts';
import { median } from '../../platform/median.ts';
import { isSure } from './is-sure.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from './recognizer.ts';
import { listOf, wordsOfLine } from './word-list.ts';

/** Confidence below which a word is read once more: of words between it and .85, seven of eight are right. */
const DOUBTFUL = 0.8;
/** Most words on the list: those read with the most confidence, as the others are handwriting and drawings. */
const MOST = 60;
/** Type sizes: higher words are no line of type. */
const HIGHEST = 3;
/** Shares of a word's height that are cut out around it: the more there is, the more of its neighbours is read. */
const BEYOND = { across: 0.15, down: 0.05 } as const;

/**
 * A recogniser that reads an image and then, where the options hold its ink components, each word that it was unsure of
 * once more, all together in a list with a line for each: what touches or underlines the neighbours of a word, and lines that
 * do not run straight, put a recogniser off.
 */
export const withDoubtfulWords = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const { ink = [], ...rest } = options;
    const doubtful = ink.length === 0 ? [] : doubtfulIn(first.words);
    if (doubtful.length === 0) return first;
    const list = listOf(
      image,
      doubtful.map(({ box }) => box),
      {
        margin: Math.ceil(median(doubtful.map(({ box }) => height(box)))),
        beyond: (high) => ({ across: Math.ceil(BEYOND.across * high), down: Math.ceil(BEYOND.down * high) }),
      },
    );
    try {
      const read = await recognizer.recognize(list.image, { ...rest, languages: first.languages, oneBlock: true });
      const again = new Map(list.lines.map((line, index) => [doubtful[index], wordsOfLine(line, read.words)]));
      return { ...first, words: first.words.flatMap((word) => surer(word, again.get(word) ?? [])) };
    } catch (error) {
      if (error instanceof GivenUp) return first;
      throw error;
    }
  },
  close: () => recognizer.close(),
});

/** The words that are read once more, those of the most confidence first. */
function doubtfulIn(words: readonly RecognizedWord[]): RecognizedWord[] {
  const type = median(words.map(({ fontSize }) => fontSize));
  return words
    .filter(({ text, box, confidence }) => {
      const isType = width(box) > 0 && height(box) > 0 && height(box) <= HIGHEST * type;
      return confidence < DOUBTFUL && isType && countLettersAndDigits(text) > 0;
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST);
}

/**
 * Of two readings of a word the one that is surer, on the word's own line. Where they differ, one of them is wrong: the
 * confidence of the second is the mean of both then.
 */
function surer(word: RecognizedWord, again: readonly RecognizedWord[]): RecognizedWord[] {
  const confidence = Math.min(...again.map((other) => other.confidence));
  if (again.length === 0 || confidence <= word.confidence || !isSure({ confidence })) return [word];
  if (again.length === 1 && again[0]?.text === word.text) return [{ ...word, confidence }];
  const mean = (confidence + word.confidence) / 2;
  const [x0, top, x1, bottom] = word.box;
  return again.map((other) => {
    const box: Box =
      again.length === 1 ? word.box : [Math.max(x0, other.box[0]), top, Math.min(x1, other.box[2]), bottom];
    return { ...other, box, baseline: word.baseline, fontSize: word.fontSize, confidence: mean };
  });
}
