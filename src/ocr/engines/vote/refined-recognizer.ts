import type { PageImage } from '../../../document/page-image.ts';
import { areLatin } from '../../language/languages.ts';
import type { RecognitionOptions, Recognizer } from '../recognizer.ts';
import { vote } from './vote.ts';

/**
 * Reads every image with Tesseract and with the larger model, and lets both vote word by word. When one of them cannot
 * read an image, the other's reading counts. The larger model knows Latin letters only: other scripts are left to Tesseract.
 */
export function createRefinedRecognizer(tesseract: Recognizer, larger: Recognizer): Recognizer {
  return {
    // While the larger model, which is slower, works on one image, Tesseract reads the next.
    parallel: tesseract.parallel,
    async recognize(image: PageImage, options: RecognitionOptions) {
      if (!areLatin(options.languages)) return tesseract.recognize(image, options);
      const [one, other] = await Promise.allSettled([
        tesseract.recognize(image, options),
        larger.recognize(image, options),
      ]);
      if (one.status === 'fulfilled' && other.status === 'fulfilled') {
        return { ...one.value, words: vote(one.value.words, other.value.words), readBy: 'both' };
      }
      options.signal?.throwIfAborted();
      if (one.status === 'fulfilled') return one.value;
      if (other.status === 'fulfilled') return other.value;
      throw one.reason;
    },
    close() {
      tesseract.close();
      larger.close();
    },
  };
}
