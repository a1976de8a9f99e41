import type { PageImage } from '../../document/page-image.ts';
import type { RecognitionOptions, Recognizer } from '../recognizer.ts';
import { vote } from './vote.ts';

/** Reads every image with Tesseract and with the larger model, and lets both vote line by line. */
export function createRefinedRecognizer(tesseract: Recognizer, larger: Recognizer): Recognizer {
  return {
    parallel: larger.parallel,
    async recognize(image: PageImage, options: RecognitionOptions) {
      const readings = await Promise.all([tesseract.recognize(image, options), larger.recognize(image, options)]);
      return vote(...readings);
    },
    close() {
      tesseract.close();
      larger.close();
    },
  };
}
