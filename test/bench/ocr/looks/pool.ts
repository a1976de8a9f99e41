import { Worker } from 'node:worker_threads';
import { cases } from './looks.ts';
import type { Figure } from './measure.ts';

/** Threads: each holds a browser, PDFium and two recognisers. */
const THREADS = 2;

/** Reads all pages in all looks, and tells of each when it is read. Rejects when one cannot be made or read. */
export async function measureCases(tell: (figure: Figure) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.on('message', (figure: Figure | undefined) => {
        if (figure) {
          figures.push(figure);
          tell(figure);
        }
        worker.postMessage(next < cases.length ? next++ : -1);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: THREADS }, work));
  return figures;
}
