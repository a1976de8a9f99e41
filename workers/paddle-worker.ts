import './witness.ts';
import { expose } from 'comlink';
import type { Box } from '../src/document/geometry.ts';
import type { PageImage } from '../src/document/page-image.ts';
import type { Detection, LineAssets } from '../src/ocr/engines/paddle/assets.ts';
import { createPaddleLineReader, createPaddleRecognizer } from '../src/ocr/engines/paddle/paddle.ts';
import type { LineReader, RecognizedText, RecognizedWord, Recognizer } from '../src/ocr/engines/recognizer.ts';

let lineReader: LineReader | undefined;
let recognizer: Recognizer | undefined;

function started<T>(model: T | undefined): T {
  if (!model) throw new Error('The larger model was not started.');
  return model;
}

const paddleWorker = {
  /** Makes it read lines. */
  async start(assets: LineAssets): Promise<void> {
    lineReader = await createPaddleLineReader(assets);
  },
  /** Makes it find lines as well. */
  async startDetection(detection: Detection): Promise<void> {
    recognizer = await createPaddleRecognizer(detection, started(lineReader));
  },
  readLines: (image: PageImage, lines: readonly Box[]): Promise<readonly (readonly RecognizedWord[])[]> =>
    started(lineReader).readLines(image, lines),
  recognize: (image: PageImage): Promise<RecognizedText> => started(recognizer).recognize(image, { languages: [] }),
};

export type PaddleWorker = typeof paddleWorker;

expose(paddleWorker);
