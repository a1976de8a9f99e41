import { type Box, height, holdsMiddle, union, width } from '../../document/geometry.ts';
import { loneStretches } from '../ink/lone-stretches.ts';
import { isSure } from './is-sure.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from './recognizer.ts';
import { type ListLine, listOf, wordsOfLine } from './word-list.ts';

/** Confidence of what is read without anything around it: of a letter or digit alone, of more. */
const SURE_ALONE = { one: 0.7, more: 0.5 } as const;
const TEXT = /[\p{L}\p{N}]/u;
/** Fewest stretches worth a reading of their own, and how many at most: drawings are full of them. */
const FEWEST = 2;
const MOST = 250;
/** Shares of a stretch's height: around it in a line of its own, and what belongs to it beyond its letters, such as a sign or a dot. */
const MARGIN = 1;
const BEYOND = { across: 0.45, down: 0.3 } as const;
/** Shares of the size of the type: how far baselines of one line differ; how many times as large one may be measured. */
const LEVEL = 0.3;
const ALIKE = 1.4;

/**
 * A recogniser that reads an image and then, where the options hold its ink components, once more what stands alone and
 * has no sure word: numbers of pages and cells with a letter or a digit, which recognisers take for specks. All such
 * stretches are read together, each in a line of its own.
 */
export const withLoneWords = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const sure = first.words.filter(isSure).map(({ box }) => box);
    const stretches = loneStretches(options.ink ?? [], sure);
    if (stretches.length < FEWEST || stretches.length > MOST) return first;
    const { ink: _ink, ...rest } = options;
    const list = listOf(image, stretches, {
      margin: Math.ceil(MARGIN * Math.max(...stretches.map(height))),
      beyond: (high) => ({ across: Math.round(BEYOND.across * high), down: Math.round(BEYOND.down * high) }),
    });
    try {
      const read = await recognizer.recognize(list.image, { ...rest, languages: first.languages, oneBlock: true });
      const found = list.lines
        .flatMap((line) => wordOf(line, read.words) ?? [])
        .map((word) => inLine(word, first.words));
      const known = first.words.filter(({ box }) => !found.some((word) => holdsMiddle(word.box, box)));
      return { ...first, words: [...known, ...found] };
    } catch (error) {
      if (error instanceof GivenUp) return first;
      throw error;
    }
  },
  close: () => recognizer.close(),
});

/** What was read in a line of the list, as a word of the image; undefined where that is nothing sure. */
function wordOf(line: ListLine, read: readonly RecognizedWord[]): RecognizedWord | undefined {
  const { stretch } = line;
  const [word, ...others] = wordsOfLine(line, read);
  if (!word || others.length > 0 || !TEXT.test(word.text)) return undefined;
  if (word.confidence < (word.text.length === 1 ? SURE_ALONE.one : SURE_ALONE.more)) return undefined;
  const isWider = width(union([word.box, stretch])) > width(stretch) + height(stretch);
  return holdsMiddle(word.box, stretch) && !isWider ? word : undefined;
}

/** A word with the baseline and size of the words beside it, where it is about as large: alone, both are measured badly. */
function inLine(word: RecognizedWord, known: readonly RecognizedWord[]): RecognizedWord {
  const beside = known
    .filter(isSure)
    .filter(({ baseline, fontSize }) => {
      const isLevel = Math.abs(baseline - word.baseline) <= LEVEL * fontSize;
      return isLevel && word.fontSize <= ALIKE * fontSize && fontSize <= ALIKE * word.fontSize;
    })
    .sort((a, b) => distance(a.box, word.box) - distance(b.box, word.box))[0];
  return beside ? { ...word, baseline: beside.baseline, fontSize: beside.fontSize } : word;
}

const distance = (a: Box, b: Box): number => Math.max(a[0] - b[2], b[0] - a[2]);
