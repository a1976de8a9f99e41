import type { PageImage } from '../../../document/page-image.ts';
import type { RecognitionOptions, Recognizer } from '../recognizer.ts';
import { vote } from './vote.ts';

/**
 * Reads every image with Tesseract and with the larger model, and lets both vote word by word. When one of them cannot
 * read an image, the other's reading counts.
 */
export function createRefinedRecognizer(tesseract: Recognizer, larger: Recognizer): Recognizer {
  return {
    // While the larger model, which is slower, works on one image, Tesseract reads the next.
    parallel: tesseract.parallel,
    async recognize(image: PageImage, options: RecognitionOptions) {
      const readings = await Promise.allSettled([
        tesseract.recognize(image, options),
        larger.recognize(image, options),
      ]);
      const [one, other] = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
      if (one && other) return vote(one, other);
      options.signal?.throwIfAborted();
      if (!one) throw (readings[0] as PromiseRejectedResult).reason;
      options.onReadByOne?.();
      return one;
    },
    close() {
      tesseract.close();
      larger.close();
    },
  };
}
