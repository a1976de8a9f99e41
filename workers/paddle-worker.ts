import './witness.ts';
import { expose } from 'comlink';
import type { PageImage } from '../src/document/page-image.ts';
import type { PaddleAssets } from '../src/ocr/engines/paddle/assets.ts';
import { createPaddleRecognizer } from '../src/ocr/engines/paddle/paddle.ts';
import type { RecognizedText, Recognizer } from '../src/ocr/engines/recognizer.ts';

let recognizer: Promise<Recognizer> | undefined;

const paddleWorker = {
  async start(assets: PaddleAssets): Promise<void> {
    recognizer = createPaddleRecognizer(assets);
    await recognizer;
  },
  async recognize(image: PageImage): Promise<RecognizedText> {
    if (!recognizer) throw new Error('The larger model was not started.');
    return (await recognizer).recognize(image, { languages: [] });
  },
};

export type PaddleWorker = typeof paddleWorker;

expose(paddleWorker);
