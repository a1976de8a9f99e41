import { type PageImage, WHITE } from '../../document/page-image.ts';
import { soften } from '../image/soften.ts';
import { isSure } from './is-sure.ts';
import { GivenUp, type Recognizer } from './recognizer.ts';
import { sureness } from './sureness.ts';
import { withSurer } from './surer-words.ts';

/** Confidence, as a mean over the letters read, below which print is read once more: of sound print it is above .9. */
const DOUBTFUL = 0.85;
/** Fewest ink components of print: fewer are specks. */
const FEWEST = 20;
/** Times as dark as it was: strokes that were thinned or broken are grey once their pieces run together. */
const DARKER = 2;

/**
 * A recogniser that reads an image and then, where the options hold its ink components and it was unsure of the letters,
 * once more with strokes that run together: print of dots, of a worn ribbon or of an uneven head breaks into pieces. Of
 * both readings the one that is surer of its letters stands, but where the other is surer of a word that one.
 */
export const withWornPrint = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const { ink = [], ...rest } = options;
    if (ink.length < FEWEST || sureness(first.words) >= DOUBTFUL) return first;
    try {
      const second = await recognizer.recognize(mended(image), { ...rest, languages: first.languages });
      const isSurer = sureness(second.words) > sureness(first.words);
      const [known, others] = isSurer ? [second.words, first.words] : [first.words, second.words];
      return { ...first, words: withSurer(known, others.filter(isSure)) };
    } catch (error) {
      if (error instanceof GivenUp) return first;
      throw error;
    }
  },
  close: () => recognizer.close(),
});

/** The image with the pieces of broken strokes run together. */
function mended(image: PageImage): PageImage {
  const soft = soften(soften(image));
  return { ...soft, pixels: soft.pixels.map((grey) => Math.max(0, WHITE - DARKER * (WHITE - grey))) };
}
