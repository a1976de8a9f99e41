import { parse } from '../../browser/calls.ts';
import { book } from '../../fixtures/book.ts';
import { textPdf } from '../../fixtures/pdf.ts';
import type { Attack } from '../attack.ts';
import { ensureSite } from '../built-site.ts';
import { median, percentile } from '../statistics.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { openAttacked } from './open-attacked.ts';

/** Pages of the book that is being read. */
const PAGES = 562;
/** Milliseconds within which other calls are answered meanwhile. */
const MOST = 200;

type Times = Record<string, number[]>;

/** In the page: other calls, one after another, until the book has been read; the milliseconds of each. */
async function othersWhile({ url, key, small, book }: { url: string; key: string; small: string; book: string }) {
  const json = { 'content-type': 'application/json', 'x-api-key': key };
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const bytes = Uint8Array.from(atob(small), (character) => character.charCodeAt(0));
  const times: Record<string, number[]> = { query: [], upload: [], put: [], fetch: [], parse: [] };
  const timed = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await work;
    times[name]?.push(performance.now() - begun);
    return result;
  };
  let isOver = false;
  const begun = performance.now();
  const reading = post('parse', { file_content: book }).then(async (response) => {
    await response.json();
    isOver = true;
    return { status: response.status, took: performance.now() - begun };
  });
  while (!isOver) {
    await timed('query', fetch(`${url}query`, { headers: json }));
    const ticket = await (await timed('upload', post('async/upload', { file_name: 'a.pdf' }))).json();
    await timed('put', fetch(ticket.presignedUrl, { method: 'PUT', body: bytes }));
    await timed('fetch', post('async/fetch', { file_id: ticket.file_id }));
    await timed('parse', post('parse', { file_content: small }));
  }
  return { times, ...(await reading) };
}

/** Other calls while a long book is read: they are answered as if it were not. */
export const latency: Attack = async ({ site: directory }) => {
  await ensureSite(directory);
  const attacked = await openAttacked(directory);
  try {
    const { site, key } = attacked;
    const caller = await attacked.open('caller.html');
    const small = textPdf('Small');
    // Both workers have begun before anything is measured.
    await Promise.all([parse(caller, site.address, key, small), parse(caller, site.address, key, textPdf('Other'))]);
    const base64 = (file: Uint8Array): string => Buffer.from(file).toString('base64');
    const spec = { url: site.address.href, key, small: base64(small), book: base64(book(PAGES)) };
    const { times, status, took } = await caller.evaluate(othersWhile, spec);
    console.log(`The book was answered with ${status} after ${decimals(took / 1000, 1)} s.`);
    report(times);
    return reportVerdicts(
      Object.entries(times).map(([name, all]) => ({
        claim: `${name}: 95 of 100 within ${MOST} ms while a book is read`,
        seen: `${decimals(percentile(all, 0.95), 0)} ms`,
        met: percentile(all, 0.95) <= MOST,
      })),
    );
  } finally {
    await attacked.close();
  }
};

function report(times: Times): void {
  const head = ['call', 'calls', 'median, ms', '95 of 100, ms', 'longest, ms'];
  const rows = Object.entries(times).map(([name, all]) => [
    name,
    String(all.length),
    ...[median(all), percentile(all, 0.95), Math.max(...all)].map((figure) => decimals(figure, 0)),
  ]);
  console.log(textTable([head, ...rows]));
}
