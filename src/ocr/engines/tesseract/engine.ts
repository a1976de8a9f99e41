import createCore, { type ResultIterator, type TessBaseAPI } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { PageImage } from '../../../document/page-image.ts';
import { typeSize, wordRise } from '../../words/type-size.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { bitmap } from './bitmap.ts';

/** OEM_LSTM_ONLY, PSM_AUTO and PSM_SINGLE_BLOCK of Tesseract's publictypes.h, and its levels RIL_*. */
const LSTM_ONLY = 1;
const AUTOMATIC = '3';
const SINGLE_BLOCK = '6';
const TEXT_LINE = 2;
const WORD = 3;
/**
 * Mean confidence of a line below which Tesseract reads it light on dark as well. Text is dark here, but for what
 * `darkenLightText` does not see: below its own .7 are many lines of worn print, and a tenth of the time. Blocks are
 * mostly parts of pages that are read once more: below .5 are drawings there, whose second reading is no better.
 */
const LEAST_DARK = { page: '0.5', block: '0.35' } as const;
/** The file that it reads images from. */
const INPUT = '/input';

/** Tesseract's models by their ISO 639-2 codes, uncompressed. */
export type Models = Readonly<Record<string, Uint8Array>>;

/** Tesseract in WebAssembly. It works on one image at a time, and blocks its thread meanwhile. */
export interface Engine {
  /** Reads with these models from now on. */
  use(models: Models): void;
  /** `oneBlock`: whether the image's lines are one block; Tesseract looks for blocks where not. */
  recognize(image: PageImage, oneBlock: boolean): RecognizedWord[];
}

/** An engine from the compiled `tesseract-core-simd-lstm.wasm`; it needs `use` before it can recognise. */
export async function createEngine(module: WebAssembly.Module): Promise<Engine> {
  const core = await createCore({
    instantiateWasm(imports, receive) {
      void WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module));
      return {};
    },
    print: () => {},
    printErr: () => {},
  });
  let api: TessBaseAPI | undefined;

  return {
    use(models) {
      api?.End();
      for (const [language, model] of Object.entries(models)) core.FS.writeFile(`${language}.traineddata`, model);
      api = new core.TessBaseAPI();
      const failed = api.Init(null, Object.keys(models).join('+'), LSTM_ONLY);
      // Tesseract has copied what it needs.
      for (const language of Object.keys(models)) core.FS.unlink(`${language}.traineddata`);
      if (failed) throw new Error('Tesseract does not take its models.');
    },
    recognize(image, oneBlock) {
      if (!api) throw new Error('Tesseract has no models yet.');
      api.SetVariable('tessedit_pageseg_mode', oneBlock ? SINGLE_BLOCK : AUTOMATIC);
      api.SetVariable('invert_threshold', oneBlock ? LEAST_DARK.block : LEAST_DARK.page);
      core.FS.writeFile(INPUT, bitmap(image));
      const refused = api.SetImageFile(1, 0);
      // Tesseract has decoded it.
      core.FS.unlink(INPUT);
      if (refused !== 0) throw new Error('Tesseract does not take the image.');
      if (api.Recognize(null) !== 0) throw new Error('Tesseract failed on the image.');
      const words = readWords(api.GetIterator());
      api.Clear();
      return words;
    },
  };
}

function readWords(iterator: ResultIterator): RecognizedWord[] {
  const lines: Omit<RecognizedWord, 'fontSize'>[][] = [];
  do {
    if (lines.length === 0 || iterator.IsAtBeginningOf(TEXT_LINE)) lines.push([]);
    const text = iterator.GetUTF8Text(WORD)?.trim();
    if (!text) continue;
    const { x0, y0, x1, y1 } = iterator.getBoundingBox(WORD);
    const { has_baseline, y0: left, y1: right } = iterator.getBaseline(WORD);
    lines.at(-1)?.push({
      text,
      box: [x0, y0, x1, y1],
      baseline: has_baseline ? (left + right) / 2 : y1,
      confidence: Math.min(1, Math.max(0, iterator.Confidence(WORD) / 100)),
      known: iterator.WordIsFromDictionary(),
    });
  } while (iterator.Next(WORD));
  return lines.flatMap(withSize);
}

function withSize(line: readonly Omit<RecognizedWord, 'fontSize'>[]): RecognizedWord[] {
  const fontSize = typeSize(line.map(wordRise), Math.max(...line.map(({ box }) => box[3] - box[1])));
  return line.map((word) => ({ ...word, fontSize }));
}
