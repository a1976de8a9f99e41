import { expect, vi } from 'vitest';
import { book } from '../fixtures/book.ts';
import { pagesPdf, tablePdf, textPdf } from '../fixtures/pdf.ts';
import { base64, hello, json } from './cases.ts';
import { POOR_KEY, SPARE_KEYS } from './config.ts';
import type { CallSpec, Reply } from './door.ts';

/** Of a document of several chapters, which takes some seconds to read. */
const PAGES = 80;

type Send = (spec: CallSpec) => Promise<Reply>;

/** Several requests that belong together, and what a caller relies on. */
export interface Flow {
  readonly claim: string;
  run(send: Send): Promise<void>;
}

interface Ticket {
  readonly file_id: string;
  readonly presignedUrl: string;
  readonly expires_at: string;
}

const post = (path: string, body: Readonly<Record<string, unknown>>, key: string = json['x-api-key']): CallSpec => ({
  method: 'POST',
  path,
  headers: { ...json, 'x-api-key': key },
  json: body,
});

/** Replies to two equal calls of which one was let through, and the other came too soon: a loaded machine parts some by too much. */
async function oneOfTwo(send: Send, spec: CallSpec): Promise<readonly [passed: Reply, refused: Reply]> {
  for (;;) {
    const [first, second] = await Promise.all([send(spec), send(spec)]);
    if (first.status !== second.status) return first.status === 200 ? [first, second] : [second, first];
  }
}

async function ticket(send: Send, fields: Readonly<Record<string, unknown>> = {}, key?: string): Promise<Ticket> {
  const reply = await send(post('async/upload', { file_name: 'a.pdf', ...fields }, key));
  expect(reply.status).toBe(200);
  return reply.body as Ticket;
}

const put = (address: string, bytes: Uint8Array): CallSpec => ({
  method: 'PUT',
  path: address,
  headers: {},
  bytes: base64(bytes),
});

const fetchTicket = (send: Send, file_id: string, key?: string): Promise<Reply> =>
  send(post('async/fetch', { file_id }, key));

/** The first reply that is not 202; the bodies of those before it are added to `pending`. */
const outcome = (send: Send, file_id: string, key?: string, pending: unknown[] = []): Promise<Reply> =>
  vi.waitFor(
    async () => {
      const reply = await fetchTicket(send, file_id, key);
      if (reply.status === 202) pending.push(reply.body);
      expect(reply.status).not.toBe(202);
      return reply;
    },
    { timeout: 120_000, interval: 50 },
  );

/** A document is uploaded to a ticket, and asked for until it is there: the bodies of all 202, and the last reply. */
async function follow(send: Send, file: Uint8Array, extract_args: object): Promise<{ pending: object[]; last: Reply }> {
  const { file_id, presignedUrl } = await ticket(send, { extract_args });
  await send(put(presignedUrl, file));
  const pending: object[] = [];
  return { pending, last: await outcome(send, file_id, undefined, pending) };
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

const table = tablePdf([
  ['Crop', 'Weight'],
  ['Beans', '12 kg'],
]);

export const flows: readonly Flow[] = [
  {
    claim: 'the same call several times at once and again is answered each time',
    async run(send) {
      const call = post('parse', { file_content: base64(textPdf('Again and again')) });
      for (let round = 0; round < 5; round++) {
        const replies = await Promise.all([send(call), send(call), send(call)]);
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      }
    },
  },
  {
    claim: 'a ticket goes from upload over PUT to its Markdown, and can be fetched again',
    async run(send) {
      const { file_id, presignedUrl, expires_at } = await ticket(send);
      expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
      const stored = await send(put(presignedUrl, hello));
      expect(stored).toMatchObject({ status: 200, headers: { etag: `"${await sha256(hello)}"` } });
      const expected = { status: 200, body: { markdown: { content: 'Hello, contract' }, pageCount: 1 } };
      expect(await outcome(send, file_id)).toMatchObject(expected);
      expect(await fetchTicket(send, file_id)).toMatchObject(expected);
    },
  },
  {
    claim: 'a multipart POST to the upload address works like a PUT',
    async run(send) {
      const { file_id, presignedUrl } = await ticket(send);
      const stored = await send({ method: 'POST', path: presignedUrl, headers: {}, form: base64(hello) });
      expect(stored).toMatchObject({ status: 204, headers: { etag: `"${await sha256(hello)}"` }, body: '' });
      expect(await outcome(send, file_id)).toMatchObject({ status: 200, body: { pageCount: 1 } });
    },
  },
  ...[
    { process_type: 'file', body: { markdown: { content: expect.stringContaining('Beans') } } },
    { process_type: 'file_refined_quick', body: { markdown: { content: expect.stringContaining('Beans') } } },
    {
      process_type: 'table',
      body: {
        markdown: { content: expect.stringContaining('Beans') },
        json: { tables: [{ page: 1, html: expect.stringContaining('Beans') }] },
      },
    },
    {
      process_type: 'json',
      body: { markdown: { content: expect.stringContaining('Beans') }, json: expect.any(Object) },
    },
    {
      process_type: 'extract_pii',
      body: { markdown: { content: expect.stringContaining('Beans') }, json: { entities: expect.any(Array) } },
    },
  ].map(
    ({ process_type, body }): Flow => ({
      claim: `a ticket of type ${process_type} answers what its type says`,
      async run(send) {
        const { file_id, presignedUrl } = await ticket(send, { process_type });
        await send(put(presignedUrl, table));
        expect(await outcome(send, file_id)).toMatchObject({ status: 200, body: { ...body, pageCount: 1 } });
      },
    }),
  ),
  {
    claim: 'a ticket does what its extract_args say',
    async run(send) {
      const extract_args = { pages: '2', include_evidence: true };
      const { file_id, presignedUrl } = await ticket(send, { extract_args });
      await send(put(presignedUrl, pagesPdf(3)));
      const reply = await outcome(send, file_id);
      expect(reply).toMatchObject({ status: 200, body: { markdown: { pages: [{ page: 2 }] }, pageCount: 1 } });
      expect(reply.body).toMatchObject({ text: expect.any(String), evidence: expect.any(Array) });
    },
  },
  {
    claim: 'a ticket that asks for partial results has its first page before its last, and the same result as others',
    async run(send) {
      const long = book(PAGES);
      const partial = await follow(send, long, { partial: true });
      const told = partial.pending.filter((body) => 'markdown' in body);
      expect(told.length).toBeGreaterThan(0);
      for (const body of told) {
        const first = { page: 1, content: expect.stringContaining('# Chapter 1') };
        expect(body).toMatchObject({ status: 'processing', provisional: true, pageCount: PAGES });
        expect(body).toMatchObject({ markdown: { content: first.content, pages: expect.arrayContaining([first]) } });
      }
      const plain = await follow(send, long, {});
      const documented = ['message', 'pageCount', 'pagesDone', 'status'];
      for (const body of plain.pending) expect(documented).toEqual(expect.arrayContaining(Object.keys(body)));
      expect(partial.last).toMatchObject({ status: 200, body: plain.last.body });
    },
  },
  {
    claim: 'a DELETE of the upload address leaves nothing of a ticket, and takes the signature of no other',
    async run(send) {
      const [mine, other] = [await ticket(send), await ticket(send)];
      await send(put(mine.presignedUrl, hello));
      await outcome(send, mine.file_id);
      const forged = new URL(mine.presignedUrl);
      forged.search = new URL(other.presignedUrl).search;
      const remove = (path: string): Promise<Reply> => send({ method: 'DELETE', path, headers: {} });
      expect(await remove(forged.href)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await fetchTicket(send, mine.file_id)).toMatchObject({ status: 200 });
      expect(await remove(mine.presignedUrl)).toMatchObject({ status: 204, body: '' });
      expect(await fetchTicket(send, mine.file_id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await remove(mine.presignedUrl)).toMatchObject({ status: 204 });
      expect(await fetchTicket(send, other.file_id)).toMatchObject({ status: 409 });
    },
  },
  {
    claim: 'before its upload a ticket says that nothing is there yet',
    async run(send) {
      const { file_id } = await ticket(send);
      const reply = await fetchTicket(send, file_id);
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'not_uploaded', message: expect.stringContaining('PUT') },
      });
    },
  },
  {
    claim: 'a second upload after the end of processing is refused and changes nothing',
    async run(send) {
      const { file_id, presignedUrl } = await ticket(send);
      await send(put(presignedUrl, hello));
      await outcome(send, file_id);
      const second = await send(put(presignedUrl, textPdf('Another')));
      expect(second).toMatchObject({
        status: 409,
        body: { code: 'already_processing', message: expect.stringContaining('async/fetch') },
      });
      expect(await outcome(send, file_id)).toMatchObject({ body: { markdown: { content: 'Hello, contract' } } });
    },
  },
  {
    claim: 'another key’s file_id looks like one that does not exist',
    async run(send) {
      const { file_id } = await ticket(send);
      const foreign = await fetchTicket(send, file_id, SPARE_KEYS[0]);
      const guessed = await fetchTicket(send, 'file_00000000000000000000000000000000', SPARE_KEYS[0]);
      expect(foreign.status).toBe(404);
      const told = ({ body }: Reply) => ({ ...(body as object), request_id: '' });
      expect(told(foreign)).toEqual(told(guessed));
    },
  },
  {
    claim: 'a signature holds for no other ticket, no other time, and no other text',
    async run(send) {
      const [mine, other] = [await ticket(send), await ticket(send)];
      const address = new URL(mine.presignedUrl);
      const moved = new URL(address);
      moved.pathname = new URL(other.presignedUrl).pathname;
      const prolonged = new URL(address);
      prolonged.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 1));
      const expired = new URL(address);
      expired.searchParams.set('expires', String(Date.now() - 1));
      const unsigned = new URL(address);
      unsigned.searchParams.delete('signature');
      const bodies = [];
      for (const { href } of [moved, prolonged, expired, unsigned]) {
        const reply = await send(put(href, hello));
        expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        bodies.push({ ...(reply.body as object), request_id: '' });
      }
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(await fetchTicket(send, mine.file_id)).toMatchObject({ status: 409 });
    },
  },
  {
    claim: 'an upload that is no document is refused at once, and the ticket waits for a better one',
    async run(send) {
      const { file_id, presignedUrl } = await ticket(send);
      expect(await send(put(presignedUrl, new Uint8Array(0)))).toMatchObject({ status: 400 });
      expect(await send(put(presignedUrl, new TextEncoder().encode('no document')))).toMatchObject({ status: 415 });
      expect(await send({ method: 'POST', path: presignedUrl, headers: {}, body: 'no form' })).toMatchObject({
        status: 400,
      });
      expect(await fetchTicket(send, file_id)).toMatchObject({ status: 409, body: { code: 'not_uploaded' } });
      expect(await send(put(presignedUrl, hello))).toMatchObject({ status: 200 });
      expect(await outcome(send, file_id)).toMatchObject({ status: 200 });
    },
  },
  {
    claim: 'a ticket over the allowance fails with 402, as a call does, and costs nothing',
    async run(send) {
      const { file_id, presignedUrl } = await ticket(send, {}, POOR_KEY);
      await send(put(presignedUrl, pagesPdf(2)));
      const reply = await outcome(send, file_id, POOR_KEY);
      expect(reply).toMatchObject({
        status: 402,
        body: { code: 'quota_exceeded', message: expect.stringContaining('has 1 page left') },
      });
      const left = await send({ method: 'GET', path: 'query', headers: { 'x-api-key': POOR_KEY } });
      expect(left.body).toEqual({ pageRemaining: '1' });
    },
  },
  {
    claim: 'a result is charged once, however often it is fetched',
    async run(send) {
      const key = SPARE_KEYS[1];
      const { file_id, presignedUrl } = await ticket(send, {}, key);
      await send(put(presignedUrl, pagesPdf(5)));
      await outcome(send, file_id, key);
      await fetchTicket(send, file_id, key);
      const left = await send({ method: 'GET', path: 'query', headers: { 'x-api-key': key } });
      expect(left.body).toEqual({ pageRemaining: '95' });
    },
  },
  {
    claim: 'a resume answers its seven sections in order; the second within a second is refused at once',
    async run(send) {
      const spec = post(
        'extract_resume_key_value',
        { file_content: base64(textPdf('Ada Lovelace', 'ada@example.org')), file_type: 'pdf' },
        SPARE_KEYS[2],
      );
      const [passed, refused] = await oneOfTwo(send, spec);
      expect(passed).toMatchObject({ status: 200, body: { pageCount: 1 } });
      expect(Object.keys((passed.body as { json: object }).json)).toEqual([
        'pii',
        'education',
        'work_experience',
        'personal_info',
        'skills',
        'certifications',
        'projects',
      ]);
      expect(refused).toMatchObject({
        status: 429,
        headers: { 'retry-after': '1', 'ratelimit-policy': '"resume";q=1;w=1', ratelimit: '"resume";r=0;t=1' },
        body: { code: 'rate_limited', retryable: true },
      });
    },
  },
];
