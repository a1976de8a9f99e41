import { type PageImage, WHITE } from '../../document/page-image.ts';
import { resize } from '../image/resample.ts';
import { soften } from '../image/soften.ts';
import { scaleWords } from '../words/to-words.ts';
import { isSure } from './is-sure.ts';
import { GivenUp, type Recognizer } from './recognizer.ts';
import { medianSureness, sureness } from './sureness.ts';
import { withSurer } from './surer-words.ts';

/** Confidence, as a mean over the letters read, below which print is read once more: of sound print it is above .9. */
const DOUBTFUL = 0.85;
/** Confidence that half of the letters have in sound print: what is doubtful beside it is handwriting, or drawn. */
const SOUND = 0.95;
/** Fewest ink components of print: fewer are specks. */
const FEWEST = 20;
/** Size of the image that is read once more: pieces run together in it, and letters are still told apart. */
const SMALLER = 0.8;
/** Times as dark as it was: strokes that were thinned or broken are grey once their pieces run together. */
const DARKER = 1.5;

/**
 * A recogniser that reads an image and then, where the options hold its ink components and it was unsure of the letters,
 * once more, smaller, with strokes that run together: print of dots, of a worn ribbon or of an uneven head breaks into pieces. Of
 * both readings the one that is surer of its letters stands, but where the other is surer of a word that one.
 */
export const withWornPrint = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const { ink = [], ...rest } = options;
    const isSound = sureness(first.words) >= DOUBTFUL || medianSureness(first.words) >= SOUND;
    if (ink.length < FEWEST || isSound) return first;
    try {
      const again = await recognizer.recognize(mended(image), { ...rest, languages: first.languages });
      const second = scaleWords(again.words, 1 / SMALLER);
      const isSurer = sureness(second) > sureness(first.words);
      const [known, others] = isSurer ? [second, first.words] : [first.words, second];
      return { ...first, words: withSurer(known, others.filter(isSure)) };
    } catch (error) {
      if (error instanceof GivenUp) return first;
      throw error;
    }
  },
  close: () => recognizer.close(),
});

/** The image at a smaller size with the pieces of broken strokes run together. */
function mended(image: PageImage): PageImage {
  const soft = resize(soften(image), SMALLER);
  return { ...soft, pixels: soft.pixels.map((grey) => Math.max(0, WHITE - DARKER * (WHITE - grey))) };
}
