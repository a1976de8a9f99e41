import type { Box } from '../document/geometry.ts';
import type { Rule, Word } from '../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../document/page-image.ts';
import type { RecognitionOptions, RecognizedWord, Recognizer } from './engines/recognizer.ts';
import { type Turns, turn } from './image/quarter-turn.ts';
import { marks } from './ink/ink-components.ts';
import { findLeaders, withLeaders, withoutLeaders } from './ink/leaders.ts';
import { findRules } from './ink/page-rules.ts';
import { detectLanguage } from './language/detect-language.ts';
import { prepare } from './preparation/prepare.ts';
import { withoutNoise } from './words/noise.ts';
import { toWords } from './words/to-words.ts';

/** What reads a page, and in which languages. */
export interface ReadingOptions extends RecognitionOptions {
  readonly recognizer: Recognizer;
  /** ISO 639-2 codes; when there are none, English, or what the text turns out to be in. */
  readonly languages: readonly string[];
}

/** The words of a page image, upright and level, in points. */
export interface ImageReading {
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  /** Present where the page had to be turned: its size then, and where a box lies on the page as it is. Points. */
  readonly turned?: { readonly width: number; readonly height: number; toPage(box: Box): Box };
}

const DEFAULT_LANGUAGE = 'eng';
/** A word this sure is beyond doubt: upside down, hardly any is. */
const SURE = 0.6;
/** Share of such characters from which a page is not upside down. */
const UPRIGHT = 0.5;
/** So many of them, and so many times as many as without, it takes to turn a page round. */
const FEWEST = 20;
const CLEARER = 2;

/** Reads a whole page, however it lies and was lit. */
export async function readPage(page: PageImage, options: ReadingOptions): Promise<ImageReading> {
  const { image, level, turns, skew, toPage } = await prepare(page, { orient: (sample) => orient(sample, options) });
  const found = await recognize(image, options);
  // Preparation changes strokes: how bold words are, and rules, show on the page as it is.
  const plain = turns === 0 && skew === 0;
  const seen = plain ? page : level;
  const reading = { words: toWords(scaled(found, seen.resolution / image.resolution), seen), rules: findRules(seen) };
  if (plain) return reading;
  const points = (pixels: number, { resolution }: PageImage): number => (pixels / resolution) * POINTS_PER_INCH;
  const map = (box: Box, by: (value: number) => number): Box => [by(box[0]), by(box[1]), by(box[2]), by(box[3])];
  return {
    ...reading,
    turned: {
      width: points(image.width, image),
      height: points(image.height, image),
      toPage: (box) =>
        map(toPage(map(box, (value) => (value / POINTS_PER_INCH) * image.resolution)), (value) => points(value, page)),
    },
  };
}

/** Reads an image whose lines are level, as it is. */
export const readLevel = async (page: PageImage, options: ReadingOptions): Promise<readonly Word[]> =>
  toWords(await recognize(page, options), page);

async function recognize(
  page: PageImage,
  { recognizer, languages, ...options }: ReadingOptions,
): Promise<readonly RecognizedWord[]> {
  const found = marksOf(page);
  const leaders = findLeaders(found, page.resolution);
  const image = withoutLeaders(page, leaders);
  const left = leaders.length > 0 ? marksOf(image) : found;
  const detected = (words: readonly RecognizedWord[]): string =>
    detectLanguage(withoutNoise(words).map(({ text }) => text)) ?? DEFAULT_LANGUAGE;
  const read = (chosen: readonly string[], marks: NonNullable<RecognitionOptions['marks']>) =>
    recognizer.recognize(image, { ...options, languages: chosen, marks });
  const readAll = (chosen: readonly string[]) => read(chosen, () => left);

  let words: readonly RecognizedWord[];
  if (languages.length > 0) words = await readAll(languages);
  else {
    // What is in another language is read anew in any case.
    words = await read([DEFAULT_LANGUAGE], (first) => (detected(first) === DEFAULT_LANGUAGE ? left : []));
    const language = detected(words);
    if (language !== DEFAULT_LANGUAGE) words = await readAll([language]);
  }
  return withLeaders(withoutNoise(words), leaders, page);
}

const marksOf = (image: PageImage): Box[] => marks(image, [0, 0, image.width, image.height]);

/** The words on an image of the same page that is so many times as large. */
const scaled = (words: readonly RecognizedWord[], by: number): readonly RecognizedWord[] =>
  by === 1
    ? words
    : words.map(({ box: [x0, y0, x1, y1], baseline, fontSize, ...word }) => ({
        ...word,
        box: [x0 * by, y0 * by, x1 * by, y1 * by],
        baseline: baseline * by,
        fontSize: fontSize * by,
      }));

/** Half a turn where that makes words surer: what letters alone do not tell, as with capitals and digits. */
async function orient(sample: PageImage, { recognizer, languages, ...options }: ReadingOptions): Promise<Turns> {
  const chosen = { ...options, languages: languages.length > 0 ? languages : [DEFAULT_LANGUAGE] };
  const upright = sureness(await recognizer.recognize(sample, chosen));
  if (upright.share >= UPRIGHT) return 0;
  const turned = sureness(await recognizer.recognize(turn(sample, 2), chosen));
  return turned.characters >= FEWEST && turned.characters > CLEARER * upright.characters ? 2 : 0;
}

/** Characters of words that are beyond doubt, and their share. */
function sureness(words: readonly RecognizedWord[]): { characters: number; share: number } {
  const count = (of: readonly RecognizedWord[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  const characters = count(words.filter(({ confidence }) => confidence >= SURE));
  return { characters, share: characters / Math.max(1, count(words)) };
}
