import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { reading } from '../app/workplace.ts';
import { imagePdf } from '../fixtures/image-pdf.ts';
import { pdf, slipPdf, textPdf } from '../fixtures/pdf.ts';
import { png, scannedPdf, scanPage } from '../fixtures/scan.ts';
import { deviceKey, type ParseReply, pagesLeft, parse } from './calls.ts';
import { jpeg } from './jpeg.ts';
import { openSetting, shared } from './setting.ts';
import { withoutRecogniser } from './site.ts';
import { type TicketReply, Tickets } from './tickets.ts';

const FOX = ['The quick brown fox jumps over the lazy dog.', 'Pack my box with five dozen liquor jugs.'];

const reasonOf = ({ body }: ParseReply): (string | undefined)[] => (body.messages ?? []).map(({ text }) => text);

test('a scan is recognised on the device; once it has been, the next is too with the server gone', async () => {
  const { site, browser, open } = await openSetting();
  const first = await open();
  const key = await deviceKey(first);
  expect(await parse(first, site.address, key, textPdf('No scan'))).toMatchObject({ status: 200 });
  expect(
    site.requests.filter(({ url }) => url.includes('/ocr/')),
    'nothing of text recognition is loaded without a scan',
  ).toEqual([]);

  const reply = await parse(first, site.address, key, await scannedPdf(slipPdf(...FOX)));
  expect(reply.body.markdown?.content).toBe(FOX.join(' '));
  expect(reply.body.messages).toMatchObject([{ code: 'recognised', page: 1, text: expect.stringContaining('(scan)') }]);
  expect(site.requests.filter(({ url }) => url.includes('/ocr/')).map(({ url }) => url.replace(/-.*/, ''))).toEqual(
    expect.arrayContaining([expect.stringContaining('/ocr/eng.traineddata')]),
  );

  await site.stop();
  await browser.kill();
  await browser.relaunch();
  const page = await open();
  const image = await scanPage(slipPdf('Offline and as a picture'));
  expect(await parse(page, site.address, await deviceKey(page), png(image))).toMatchObject({
    status: 200,
    body: { markdown: { content: 'Offline and as a picture' }, pageCount: 1 },
  });
});

test('a scan is refused, and nothing charged, until its recogniser can be had: then the same call is answered', async () => {
  const replace = withoutRecogniser();
  const { site, open } = await openSetting({ replace });
  const page = await open();
  const key = await deviceKey(page);
  const scan = await scannedPdf(slipPdf(...FOX));
  const before = await pagesLeft(page, site.address, key);
  const refused = { status: 503, body: { code: 'recogniser_unavailable', retryable: true } };
  expect(await parse(page, site.address, key, scan), 'its files are refused').toMatchObject(refused);
  await site.stop();
  expect(await parse(page, site.address, key, scan), 'the network is gone').toMatchObject(refused);
  expect(await pagesLeft(page, site.address, key)).toBe(before);

  for (const file of Object.keys(replace)) delete replace[file];
  await site.start();
  expect((await parse(page, site.address, key, scan)).body.markdown?.content).toBe(FOX.join(' '));
  expect(await pagesLeft(page, site.address, key)).toBe(before - 1);
});

test('a refined parse reads a scan with two recognisers; with one, and a message, while the other’s model is broken', async () => {
  const model = readdirSync('dist/ocr').find((name) => name.endsWith('.onnx')) ?? '';
  const replace: Record<string, string> = { [`ocr/${model}`]: 'Please log in' };
  const { site, open } = await openSetting({ replace });
  const page = await open();
  const tickets = new Tickets(page, site.address, await deviceKey(page));
  const scan = await scannedPdf(slipPdf(...FOX));
  const refine = async (): Promise<TicketReply['body']> => {
    const ticket = await tickets.create('file_refined_quick');
    await tickets.put(ticket, scan);
    await expect.poll(() => tickets.fetch(ticket)).toMatchObject({ status: 200 });
    return (await tickets.fetch(ticket)).body;
  };
  const codes = ({ messages = [] }: TicketReply['body']): string[] => messages.map(({ code }) => code);

  const one = await refine();
  expect(one.markdown?.content).toBe(FOX.join(' '));
  expect(codes(one)).toEqual(['recognised_by_one', 'recognised']);

  delete replace[`ocr/${model}`];
  const both = await refine();
  expect(both.markdown?.content).toBe(FOX.join(' '));
  expect(codes(both)).toEqual(['recognised']);
});

/** What the page shows of a scan of so many pages, and its recognisers' workers. */
async function openPage(options: Parameters<typeof openSetting>[0] = {}) {
  const { browser, site, open } = await openSetting(options);
  const page = await open();
  await reading(page).getByRole('heading').first().waitFor();
  const scan = { image: await scanPage(slipPdf(...FOX)) };
  const session = await browser.context.newCDPSession(page);
  return {
    page,
    site,
    drop: (name: string, pages: number): Promise<void> =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from(imagePdf(Array.from({ length: pages }, () => scan))),
        }),
    async recognisers(worker: RegExp): Promise<number> {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.filter(({ url }) => worker.test(url)).length;
    },
  };
}

test('the page shows what is recognised, and cancelling ends the recogniser’s workers at once', async () => {
  const { page, site, drop, recognisers } = await openPage();
  await drop('letter.pdf', 1);
  await page.getByRole('region', { name: 'Pages of letter.pdf' }).getByText('Recognised (scan)').waitFor();
  expect(
    await reading(page)
      .getByText(FOX[0] as string)
      .count(),
  ).toBe(1);

  // Another view of the same scan asks another question about it; it is not recognised again.
  const again = await page.evaluateHandle((scope) => {
    const heard: unknown[] = [];
    new BroadcastChannel(`sheaf ${scope}`).onmessage = ({ data }) => heard.push(data.type, data.recognising);
    return heard;
  }, site.address.href);
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('tabpanel', { name: 'Tables' }).getByText('There are no tables').waitFor();
  const heard = await again.jsonValue();
  expect(heard).toContain('settled');
  expect(heard.filter((one) => typeof one === 'number')).toEqual([]);

  await drop('book.pdf', 60);
  await page
    .getByText(/^Recognising p\. \d+/)
    .first()
    .waitFor();
  expect(await recognisers(/tesseract-worker/)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel: book.pdf' }).click();
  await expect.poll(() => recognisers(/tesseract-worker/)).toBe(0);
  await page.getByText('Cancelled').first().waitFor();
});

const fileOf = (name: string): string => `ocr/${readdirSync('dist/ocr').find((file) => file.startsWith(name))}`;

test('the first scan shows how much of its recogniser has arrived; it may be cancelled meanwhile, and goes on', async () => {
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  const { page, drop, recognisers } = await openPage({ slow: { [fileOf('eng.traineddata')]: rest } });
  const loading = page.getByText(/^Loading text recognition: \d\.\d of \d\.\d MB$/).first();
  await drop('letter.pdf', 2);
  await loading.waitFor();
  await page.getByRole('button', { name: 'Cancel: letter.pdf' }).click();
  await expect.poll(() => recognisers(/extraction-worker|tesseract-worker/)).toBe(0);

  await drop('again.pdf', 1);
  await loading.waitFor();
  resolve();
  await page.getByRole('region', { name: 'Pages of again.pdf' }).getByText('Recognised (scan)').waitFor();
});

test('a ticket tells how much of both recognisers has arrived, and both read its pages', async () => {
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  const { page, site, recognisers } = await openPage({ slow: { [fileOf('ort-wasm')]: rest } });
  const tickets = new Tickets(page, site.address, await deviceKey(page));
  const image = await scanPage(slipPdf(...FOX));
  const ticket = await tickets.create('file_refined_quick');
  await tickets.put(ticket, imagePdf(Array.from({ length: 2 }, () => ({ image }))));
  const message = async (): Promise<string | undefined> => (await tickets.fetch(ticket)).body.message;
  await expect.poll(message).toMatch(/^Loading text recognition: 2\d\.\d of 34\.7 MB\.$/);
  resolve();
  await expect.poll(() => recognisers(/paddle-worker/)).toBeGreaterThan(0);
  await expect.poll(() => tickets.fetch(ticket)).toMatchObject({ status: 200 });
  const { messages = [] } = (await tickets.fetch(ticket)).body;
  expect(messages.filter(({ code }) => code === 'recognised')).toHaveLength(2);
  expect(messages.filter(({ code }) => code === 'recognised_by_one')).toEqual([]);
});

/** A PNG of lines of text, written with the fonts of this machine. */
async function writing(page: Page, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await page.evaluate(async (texts) => {
    const canvas = new OffscreenCanvas(1600, 120 + 80 * texts.length);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    context.font = '40px serif';
    for (const [index, text] of texts.entries()) context.fillText(text, 80, 120 + 80 * index);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, lines);
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

describe('with a recogniser that has been loaded,', () => {
  const place = shared(async () => {
    const { site, open } = await openSetting();
    const page = await open();
    return { site, page, key: await deviceKey(page) };
  });

  test('images, mixed pages and garbled fonts are read; what cannot be is refused with a sentence', async () => {
    const { site, page, key } = place();
    const send = (file: Uint8Array, args?: object): Promise<ParseReply> => parse(page, site.address, key, file, args);
    const scan = await scanPage(slipPdf(...FOX));
    const picture = await jpeg(page, png(scan));

    expect(await send(picture)).toMatchObject({ status: 200, body: { markdown: { content: FOX.join(' ') } } });

    const withStamp = await send(imagePdf([{ image: scan, text: { line: 'Received on 4 May 2026', up: 60 } }]));
    expect(withStamp.body.markdown?.content).toBe(`${FOX.join(' ')}\n\nReceived on 4 May 2026`);
    expect(reasonOf(withStamp)).toEqual([expect.stringContaining('(text in images)')]);

    const lines = [
      ...FOX,
      'How vexingly quick daft zebras jump over the fence of the old farm.',
      'Sphinx of black quartz, judge my vow.',
    ];
    const text = [...lines, ...lines].map((line, index) => ({ text: line, x: 72, y: 72 + 14 * index }));
    const garbled = await send(pdf({ pages: [{ text }], shifted: 29 }));
    expect(garbled.body.markdown?.content).toContain('The quick brown fox jumps over the lazy dog.');
    expect(reasonOf(garbled)).toEqual([expect.stringContaining('says wrong letters')]);

    const german = await scannedPdf(slipPdf('Größe und Höhe der Brücke über die Straße'));
    expect((await send(german, { languages: ['deu'] })).body.markdown?.content).toBe(
      'Größe und Höhe der Brücke über die Straße',
    );
    expect(await send(german, { ocr: 'never' })).toMatchObject({ status: 200, body: { markdown: { content: '' } } });

    const huge = png(scan, { width: 20_000, height: 20_000 });
    const tiny = png({ width: 1, height: 1, pixels: new Uint8Array(1), resolution: 200 });
    const damaged = picture.slice();
    damaged.fill(0xff, 200, 600);
    expect(await send(huge)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('20,000 × 20,000') },
    });
    expect(await send(tiny)).toMatchObject({ status: 422, body: { message: expect.stringContaining('no text fits') } });
    expect(await send(damaged)).toMatchObject({ status: 422, body: { code: 'corrupt_file' } });
    const holed = await send(imagePdf([{ image: scan, filter: 'DCTDecode', data: damaged }]));
    expect(holed).toMatchObject({
      status: 200,
      body: { pageCount: 1, messages: [{ code: 'nothing_recognised', page: 1 }] },
    });
  });

  test('pages are read in the languages that are asked for, Greek and Cyrillic letters among them, and two at once', async () => {
    const { site, page, key } = place();
    for (const [language, ...lines] of [
      ['ell', 'Η βιβλιοθήκη ανοίγει κάθε πρωί στις εννέα.', 'Το παλιό λιμάνι είναι γεμάτο βάρκες.'],
      ['ukr', 'Бібліотека відчиняється щоранку о дев’ятій.', 'Старий порт повний човнів, і їх багато.'],
      ['bul', 'Библиотеката отваря всяка сутрин в девет часа.', 'Старото пристанище е пълно с лодки.'],
      ['ces', 'Knihovna se otevírá každé ráno v devět hodin.', 'Příští týden přijede můj přítel z města.'],
      ['swe', 'Biblioteket öppnar varje morgon klockan nio.', 'Den gamla hamnen är full av små båtar.'],
      ['tur', 'Kütüphane her sabah saat dokuzda açılıyor.', 'Eski liman küçük balıkçı tekneleriyle dolu.'],
    ] as const) {
      const { body } = await parse(page, site.address, key, await writing(page, lines), { languages: [language] });
      const expected = lines.join(' ').split(' ');
      const read = new Set((body.markdown?.content ?? '').split(/\s+/));
      const missing = expected.filter((word) => !read.has(word));
      expect(missing.length, `${language}: ${missing.join(' ')}`).toBeLessThanOrEqual(1);
    }
    const both = ['Größe und Höhe der Brücke über die Straße', 'The library opens every morning at nine'];
    const { body } = await parse(page, site.address, key, await writing(page, both), { languages: ['deu', 'eng'] });
    expect((body.markdown?.content ?? '').split(/\s+/)).toEqual(expect.arrayContaining(both.join(' ').split(' ')));
  });
});
