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
const IDLE_ROUNDS = 40;

type Times = Record<string, number[]>;

interface Spec {
  readonly url: string;
  readonly key: string;
  /** Files in base64; without a book nothing else is at work. */
  readonly small: string;
  readonly book?: string;
  /** How often each call is made where there is no book. */
  readonly rounds: number;
}

/** In the page: other calls, one after another, until the book has been read; the milliseconds of each. */
async function othersWhile({ url, key, small, book, rounds }: Spec) {
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
  const read = async () => {
    if (book === undefined) return { status: 0, took: 0 };
    const response = await post('parse', { file_content: book });
    await response.json();
    isOver = true;
    return { status: response.status, took: performance.now() - begun };
  };
  const reading = read();
  for (let round = 0; !isOver && (book !== undefined || round < rounds); round++) {
    await timed('query', fetch(`${url}query`, { headers: json }));
    const ticket = await (await timed('upload', post('async/upload', { file_name: 'a.pdf' }))).json();
    await timed('put', fetch(ticket.presignedUrl, { method: 'PUT', body: bytes }));
    let fetched = await timed('fetch', post('async/fetch', { file_id: ticket.file_id }));
    // The parse after it is not to wait for a document of the same caller.
    while (fetched.status === 202) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      fetched = await post('async/fetch', { file_id: ticket.file_id });
    }
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
    const spec = { url: site.address.href, key, small: base64(small), rounds: IDLE_ROUNDS };
    const idle = (await caller.evaluate(othersWhile, spec)).times;
    const { times, status, took } = await caller.evaluate(othersWhile, { ...spec, book: base64(book(PAGES)) });
    console.log(`The book was answered with ${status} after ${decimals(took / 1000, 1)} s.`);
    report(times, idle);
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

/** Also in times of what the same calls take while nothing else is read: that tells a slow machine from waiting. */
function report(times: Times, idle: Times): void {
  const head = [
    'call',
    'calls',
    'median, ms',
    '95 of 100, ms',
    'longest, ms',
    'idle median, ms',
    'idle 95',
    'median / idle',
  ];
  const rows = Object.entries(times).map(([name, all]) => [
    name,
    String(all.length),
    ...[median(all), percentile(all, 0.95), Math.max(...all)].map((figure) => decimals(figure, 0)),
    ...[median(idle[name] ?? []), percentile(idle[name] ?? [], 0.95)].map((figure) => decimals(figure, 0)),
    decimals(median(all) / median(idle[name] ?? []), 1),
  ]);
  console.log(textTable([head, ...rows]));
}
