import { type Box, height, width } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';
import type { LineReader, RecognitionOptions, RecognizedText, Recognizer } from '../recognizer.ts';
import type { Detection, LineAssets } from './assets.ts';
import { classesOf } from './decode.ts';
import { detectLines } from './detect.ts';
import { ENGLISH_CHARACTERS } from './dictionary.ts';
import { readLines } from './read-lines.ts';
import { openSession, useRuntime } from './sessions.ts';
import { wordsOf } from './words.ts';

/** Lines from top to bottom; those of one row from left to right. */
function byRow(a: Box, b: Box): number {
  const distance = (a[1] + a[3]) / 2 - (b[1] + b[3]) / 2;
  return Math.abs(distance) < Math.min(height(a), height(b)) / 2 ? a[0] - b[0] : distance;
}

/** Whether a box holds a line that runs across: the recognition reads no upright ones. */
const runsAcross = (box: Box): boolean => width(box) > height(box) * 0.5;

/**
 * The half of the larger model, PP-OCRv4, that reads lines. It works on the thread that calls it and keeps it busy for
 * some 0.1 s a line, so it belongs in a worker of its own. It reads Latin letters.
 */
export async function createPaddleLineReader({ recognition, wasm }: LineAssets): Promise<LineReader> {
  useRuntime(wasm);
  const session = await openSession(recognition);
  const classes = classesOf(ENGLISH_CHARACTERS);
  return {
    async readLines(image, lines, signal) {
      const read = await readLines(session, image, lines, classes, signal);
      const words = new Map(read.map(({ box, characters }) => [box, wordsOf(characters, box)]));
      return lines.map((line) => words.get(line) ?? []);
    },
    close: () => void session.release(),
  };
}

/**
 * The whole of the larger model: finds lines, which takes seconds a page, then reads each. Several pages at once take several
 * workers. It reads Latin letters whatever the languages asked for.
 */
export async function createPaddleRecognizer(detection: Detection, lines: LineReader): Promise<Recognizer> {
  const session = await openSession(detection);
  return {
    parallel: 1,

    async recognize(image: PageImage, { signal }: RecognitionOptions): Promise<RecognizedText> {
      signal?.throwIfAborted();
      const boxes = (await detectLines(session, image)).filter(runsAcross);
      const read = await lines.readLines(image, boxes, signal);
      const words = boxes
        .map((box, index) => ({ box, words: read[index] ?? [] }))
        .sort((a, b) => byRow(a.box, b.box))
        .flatMap((line) => line.words);
      return { words, readBy: 'one', languages: [] };
    },

    close(): void {
      void session.release();
      lines.close();
    },
  };
}
