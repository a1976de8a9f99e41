import { Loading } from '../src/ocr/engines/loading.ts';
import { AwakeTime } from '../src/platform/awake-time.ts';

/** Milliseconds without a byte after which a file counts as lost: a slow network may take minutes for the largest. */
const SILENCE = 30_000;

interface LoadOptions {
  /** With `reload` not the file that was kept. */
  readonly cache?: RequestCache;
  /** Counts its bytes while they arrive. */
  readonly loading?: Loading;
}

/** A file of this site. Rejects when it cannot be had. */
export async function load(url: string, options: LoadOptions = {}): Promise<ArrayBuffer> {
  const { cache = 'default', loading = new Loading() } = options;
  const lost = new AbortController();
  const silence = new AwakeTime(SILENCE);
  const endWatch = silence.watch(() => lost.abort(new Error(`${url}: nothing came for ${SILENCE / 1000} s.`)));
  const { count, end } = loading.begin();
  try {
    const response = await fetch(url, { cache, signal: lost.signal });
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
    const total = lengthOf(response);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      silence.reset();
      chunks.push(read.value);
      loaded += read.value.length;
      count({ loaded, total });
    }
    return await new Blob(chunks).arrayBuffer();
  } finally {
    endWatch();
    end();
  }
}

/** Bytes that will arrive; 0 where the host does not tell, as it packs the file for the way. */
const lengthOf = ({ headers }: Response): number =>
  headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
