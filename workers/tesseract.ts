import bul from '@tesseract.js-data/bul/4.0.0_best_int/bul.traineddata.gz?url';
import ces from '@tesseract.js-data/ces/4.0.0_best_int/ces.traineddata.gz?url';
import dan from '@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz?url';
import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import ell from '@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz?url';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import fin from '@tesseract.js-data/fin/4.0.0_best_int/fin.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import hun from '@tesseract.js-data/hun/4.0.0_best_int/hun.traineddata.gz?url';
import ita from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import nld from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import nor from '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz?url';
import pol from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url';
import por from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import ron from '@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz?url';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import swe from '@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz?url';
import tur from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url';
import ukr from '@tesseract.js-data/ukr/4.0.0_best_int/ukr.traineddata.gz?url';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { withDetectedLanguage } from '../src/ocr/engines/detected-language.ts';
import type { Loading } from '../src/ocr/engines/loading.ts';
import { withLoneWords } from '../src/ocr/engines/lone-words.ts';
import type { Recognizer } from '../src/ocr/engines/recognizer.ts';
import { withSecondLook } from '../src/ocr/engines/second-look.ts';
import { createTesseractRecognizer, type EngineThread } from '../src/ocr/engines/tesseract/recognizer.ts';
import { withTypedWords } from '../src/ocr/engines/typed-words.ts';
import { withWornPrint } from '../src/ocr/engines/worn-print.ts';
import { load } from './load.ts';
import type { TesseractWorker } from './tesseract-worker.ts';
import { thread } from './thread.ts';

const models: Readonly<Record<string, string>> = {
  bul,
  ces,
  dan,
  deu,
  ell,
  eng,
  fin,
  fra,
  hun,
  ita,
  nld,
  nor,
  pol,
  por,
  ron,
  spa,
  swe,
  tur,
  ukr,
};

/** More threads than this cost more memory than they save time. */
const MOST_THREADS = 4;

function spawn(): EngineThread {
  const worker = new Worker(new URL('./tesseract-worker.ts', import.meta.url), { type: 'module' });
  const { remote, failed, end } = thread<TesseractWorker>(worker, 'Tesseract');
  return {
    start: (module) => remote.start(module),
    use: (chosen) => remote.use(chosen),
    recognize: (image, oneBlock) => remote.recognize(image, oneBlock),
    failed,
    end,
  };
}

/**
 * Tesseract in workers of this worker, with the files of this site; nothing is fetched before there is an image.
 * `loading` counts what is.
 */
export function tesseract(loading: Loading): Recognizer {
  const assets = {
    loadWasm: () => load(wasm, { loading }),
    loadModel: async (language: string, cache: RequestCache) =>
      new Uint8Array(await load(models[language] ?? '', { cache, loading })),
    spawn,
  };
  const parallel = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1));
  return withLoneWords(
    withWornPrint(withSecondLook(withTypedWords(withDetectedLanguage(createTesseractRecognizer(assets, parallel))))),
  );
}
