import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandlers } from '../../../src/api/handlers.ts';
import { createClient } from '../../../src/client/create-client.ts';
import { SheafError } from '../../../src/client/sheaf-error.ts';
import type { PageRead, TicketProgress } from '../../../src/client/tickets.ts';
import { createImageReader } from '../../../src/readers/image/reader.ts';
import { FULL_KEY, MAX_PAGES, SPARE_KEYS } from '../../contract/config.ts';
import { openNodeServices } from '../../contract/services.ts';
import { book } from '../../fixtures/book.ts';
import { decodePng } from '../../fixtures/decode-png.ts';
import { docx, paragraph } from '../../fixtures/docx.ts';
import { pagesPdf, textPdf } from '../../fixtures/pdf.ts';
import { png, scanPage } from '../../fixtures/scan.ts';

const base = 'http://sheaf.test/tools/';
const sheaf = createClient({ baseUrl: base.slice(0, -1), apiKey: FULL_KEY });

const requested: string[] = [];
let close: () => void;
/** How many tickets and calls are stored. */
let stored: () => Promise<number>;

beforeAll(async () => {
  const { services, close: stop } = await openNodeServices(base, { image: createImageReader(decodePng) });
  stored = async () => (await services.database.getAll('jobs')).length;
  const elsewhere = http.all('http://elsewhere.test/*', () =>
    HttpResponse.html('<h1>No such file</h1>', { status: 404 }),
  );
  const server = setupServer(...createHandlers(services), elsewhere);
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', ({ request }) => {
    requested.push(`${request.method} ${new URL(request.url).pathname.replace(/file_\w+/, '…')}`);
  });
  close = () => {
    server.close();
    stop();
  };
});
afterAll(() => close());
beforeEach(() => {
  requested.length = 0;
});

const hello = new Blob([textPdf('Hello, client')]);

/** A PDF with one page and so many bytes. */
function bigPdf(length: number): Blob {
  const file = textPdf('Hello, ticket');
  return new Blob([file, `\n%${' '.repeat(length)}\n`, new TextDecoder('latin1').decode(file).slice(-200)]);
}

describe('each operation answers what its page of the contract says', () => {
  test('parse', async () => {
    expect(await sheaf.parse(hello)).toMatchObject({ markdown: { content: 'Hello, client' }, pageCount: 1 });
  });
  test('tables', async () => {
    expect(await sheaf.tables(hello)).toEqual({ json: { tables: [] }, pageCount: 1 });
  });
  test('keyValue', async () => {
    const { json } = await sheaf.keyValue(hello, { instruction: { Total: 'The sum to pay' } });
    expect(Object.keys(json)).toEqual(['Total']);
  });
  test('pii', async () => {
    expect(await sheaf.pii(hello)).toMatchObject({ json: { entities: expect.any(Array) }, pageCount: 1 });
  });
  test('resume, of a DOCX too', async () => {
    const file = new Blob([docx({ body: paragraph('Ada Brown') })]);
    expect(await sheaf.resume(file)).toMatchObject({ json: { work_experience: expect.any(Array) }, pageCount: 1 });
  });
  test('resume, of an image too', async () => {
    const file = new Blob([png(await scanPage(textPdf('Ada Brown')))]);
    const client = createClient({ baseUrl: base, apiKey: SPARE_KEYS[0] });
    expect(await client.resume(file, { ocr: 'never' })).toMatchObject({ json: { work_experience: [] }, pageCount: 1 });
  });
  test('query', async () => {
    expect(await sheaf.query()).toEqual({ pageRemaining: expect.stringMatching(/^\d+$/) });
  });
});

test('pages and the other arguments reach the operation', async () => {
  const answer = await sheaf.parse(new Blob([pagesPdf(4)]), { pages: '2-3', includeEvidence: true });
  expect(answer).toMatchObject({ pageCount: 2, text: expect.any(String), evidence: expect.any(Array) });
});

test('an answer that is no success is a SheafError with its status, code, sentence and request id', async () => {
  const error = await createClient({ baseUrl: base, apiKey: 'sk_wrong' })
    .query()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SheafError);
  expect(error).toMatchObject({
    status: 403,
    code: 'forbidden',
    message: expect.stringContaining('x-api-key'),
    retryable: false,
    requestId: expect.stringMatching(/^req_/),
  });
});

test('something else that answers is told apart from Sheaf', async () => {
  const elsewhere = createClient({ baseUrl: 'http://elsewhere.test/', apiKey: 'sk_any' });
  await expect(elsewhere.query()).rejects.toMatchObject({
    status: 404,
    code: 'foreign_answer',
    message: expect.stringContaining('baseUrl'),
  });
});

describe('tickets', () => {
  test('upload, fetch and wait go from a file to its result', async () => {
    const { file_id, expires_at } = await sheaf.upload(hello, { processType: 'table', fileName: 'hello.pdf' });
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    const result = await sheaf.wait(file_id);
    expect(result).toMatchObject({ markdown: { content: 'Hello, client' }, json: { tables: [] }, pageCount: 1 });
    expect(await sheaf.fetch(file_id)).toEqual(result);
  });

  test('the pages of a long document are told in order, each once, the first of them before all are read', async () => {
    const heard: PageRead[] = [];
    let asked = Infinity;
    const onPage = (page: PageRead) => {
      if (heard.push(page) === 1) asked = requested.length;
    };
    const { pageCount, markdown } = await sheaf.parse(new Blob([book(MAX_PAGES)]), { onPage });
    expect(pageCount).toBe(MAX_PAGES);
    expect(heard.map(({ page }) => page)).toEqual(markdown.pages.map(({ page }) => page));
    expect(asked).toBeLessThan(requested.lastIndexOf('POST /tools/async/fetch') + 1);
    expect(heard[0]?.content).toContain('# Chapter 1');
  });

  test.each([{}, { pages: '2' }])('the pages of a short document are told too, each once: %j', async (options) => {
    const heard: PageRead[] = [];
    const { markdown } = await sheaf.parse(new Blob([pagesPdf(2)]), { ...options, onPage: (page) => heard.push(page) });
    expect(heard).toEqual(markdown.pages);
  });

  test('a file over 25 MB is uploaded, with the same answer and with progress', async () => {
    const heard: TicketProgress[] = [];
    const answer = await sheaf.parse(bigPdf(25_000_000), { onProgress: (progress) => heard.push(progress) });
    expect(answer).toMatchObject({ markdown: { content: 'Hello, ticket' }, pageCount: 1 });
    expect(heard[0]).toMatchObject({ status: expect.stringMatching(/^(queued|processing)$/), pagesDone: 0 });
    expect(new Set(requested)).toEqual(
      new Set([
        'POST /tools/async/upload',
        'PUT /tools/async/upload/…',
        'POST /tools/async/fetch',
        'DELETE /tools/async/upload/…',
      ]),
    );
  });

  test('nothing is left of the ticket of a call that has its answer, fails or is aborted', async () => {
    const before = await stored();
    const onPage = () => {};
    await sheaf.parse(new Blob([pagesPdf(2)]), { onPage });
    expect(await stored()).toBe(before);
    await expect(sheaf.parse(new Blob([pagesPdf(2)]), { onPage, pages: '3' })).rejects.toMatchObject({ status: 400 });
    expect(await stored()).toBe(before);
    await expect(sheaf.parse(new Blob(['Dear Sir or Madam']), { onPage })).rejects.toMatchObject({ status: 415 });
    expect(await stored()).toBe(before);
    const controller = new AbortController();
    const aborted = { onPage, signal: controller.signal, onProgress: () => controller.abort('enough') };
    await expect(sheaf.parse(new Blob([pagesPdf(90)]), aborted)).rejects.toBe('enough');
    await expect.poll(stored).toBe(before);
  });

  test('a ticket of one’s own is there until it is discarded', async () => {
    const ticket = await sheaf.upload(hello);
    await sheaf.wait(ticket.file_id);
    await sheaf.discard(ticket);
    await expect(sheaf.fetch(ticket.file_id)).rejects.toMatchObject({ status: 404 });
  });

  test('an upload that is no document is refused with its reason', async () => {
    await expect(sheaf.upload(new Blob(['Dear Sir or Madam']))).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  test('a ticket that is waited for and does not exist is an error', async () => {
    await expect(sheaf.wait('file_none')).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  test('aborting ends the waiting with the reason, and the result is still there', async () => {
    const { file_id } = await sheaf.upload(new Blob([pagesPdf(9)]));
    const controller = new AbortController();
    const waiting = sheaf.wait(file_id, { signal: controller.signal, onProgress: () => controller.abort('enough') });
    await expect(waiting).rejects.toBe('enough');
    expect(await sheaf.wait(file_id)).toMatchObject({ pageCount: 9 });
  });
});

describe('what is called wrongly is a SheafError that says what to do, and nothing is sent', () => {
  const refused = (message: string) => ({ name: 'SheafError', status: 0, code: 'invalid_request', message });
  const wrong = sheaf as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;

  test.each([
    ['parse', []],
    ['pii', ['a.pdf']],
    ['upload', [new Uint8Array(9)]],
  ])('%s of no file', async (method, given) => {
    await expect(wrong[method]?.(...given)).rejects.toMatchObject(
      refused(`${method}() takes a File or a Blob first: choose a file, or wrap its bytes as new Blob([bytes]).`),
    );
    expect(requested).toEqual([]);
  });

  test.each([
    ['parse', { page: '1' }, '«page» is not an option of parse(): did you mean «pages»?'],
    [
      'keyValue',
      { extract_instruction: {} },
      '«extract_instruction» is not an option of keyValue(): did you mean «instruction»?',
    ],
    ['upload', { process_type: 'table' }, '«process_type» is not an option of upload(): did you mean «processType»?'],
    ['wait', { colour: 'blue' }, '«colour» is not an option of wait(). There are «signal», «onProgress», «onPage».'],
    ['parse', 'pages', 'The options of parse() are an object, e.g. { pages: … }.'],
  ])('%s with %j', async (method, options, message) => {
    await expect(wrong[method]?.(hello, options)).rejects.toMatchObject(refused(message));
    await expect(wrong.query?.(options)).rejects.toMatchObject({ name: 'SheafError', code: 'invalid_request' });
    expect(requested).toEqual([]);
  });
});

test('a call that is aborted before it starts is not sent', async () => {
  await expect(sheaf.parse(hello, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(requested).toEqual([]);
});

test('requests go through the fetch that is given', async () => {
  const client = createClient({
    baseUrl: 'http://unused.test/',
    apiKey: async () => 'sk_later',
    fetch: async (input, init) =>
      Response.json({ pageRemaining: `${input} ${new Headers(init?.headers).get('x-api-key')}` }),
  });
  expect(await client.query()).toEqual({ pageRemaining: 'http://unused.test/query sk_later' });
});
