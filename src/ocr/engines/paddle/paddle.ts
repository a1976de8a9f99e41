import { type Box, height, width } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';
import type { RecognitionOptions, RecognizedText, Recognizer } from '../recognizer.ts';
import type { PaddleAssets } from './assets.ts';
import { classesOf } from './decode.ts';
import { detectLines } from './detect.ts';
import { ENGLISH_CHARACTERS } from './dictionary.ts';
import { readLines } from './read-lines.ts';
import { openSessions } from './sessions.ts';
import { wordsOf } from './words.ts';

/** Lines from top to bottom; those of one row from left to right. */
function byRow(a: Box, b: Box): number {
  const distance = (a[1] + a[3]) / 2 - (b[1] + b[3]) / 2;
  return Math.abs(distance) < Math.min(height(a), height(b)) / 2 ? a[0] - b[0] : distance;
}

/** Whether a box holds a line that runs across: the recognition reads no upright ones. */
const runsAcross = (box: Box): boolean => width(box) > height(box) * 0.5;

/**
 * The larger model, PP-OCRv4: finds lines, then reads each. It works on the thread that calls it and keeps it busy for
 * seconds, so it belongs in a worker of its own; several pages at once take several workers. It reads Latin letters
 * whatever the languages asked for.
 */
export async function createPaddleRecognizer(assets: PaddleAssets): Promise<Recognizer> {
  const { detection, recognition } = await openSessions(assets);
  const classes = classesOf(ENGLISH_CHARACTERS);
  return {
    parallel: 1,

    async recognize(image: PageImage, { signal }: RecognitionOptions): Promise<RecognizedText> {
      signal?.throwIfAborted();
      const boxes = (await detectLines(detection, image)).filter(runsAcross);
      const lines = await readLines(recognition, image, boxes, classes, signal);
      const words = lines
        .sort((a, b) => byRow(a.box, b.box))
        .flatMap(({ box, characters }) => wordsOf(characters, box));
      return { words, readBy: 'one', languages: [] };
    },

    close(): void {
      void detection.release();
      void recognition.release();
    },
  };
}
