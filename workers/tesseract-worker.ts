import './witness.ts';
import { expose } from 'comlink';
import type { PageImage } from '../src/document/page-image.ts';
import type { RecognizedWord } from '../src/ocr/engines/recognizer.ts';
import { createEngine, type Engine, type Models } from '../src/ocr/engines/tesseract/engine.ts';

let engine: Engine | undefined;

function started(): Engine {
  if (!engine) throw new Error('Tesseract was not started.');
  return engine;
}

const tesseractWorker = {
  async start(module: WebAssembly.Module): Promise<void> {
    engine = await createEngine(module);
  },
  use: (models: Models): void => started().use(models),
  recognize: (image: PageImage, oneBlock: boolean): readonly RecognizedWord[] => started().recognize(image, oneBlock),
};

export type TesseractWorker = typeof tesseractWorker;

expose(tesseractWorker);
