import { expect, test, vi } from 'vitest';
import type { Message } from '../../../../src/document/message.ts';
import type { PositionedPage, Word } from '../../../../src/document/page.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { type Step, UNWATCHED } from '../../../../src/document/watch.ts';
import {
  GivenUp,
  type RecognizedWord,
  type Recognizer,
  RecognizerUnavailable,
} from '../../../../src/ocr/engines/recognizer.ts';
import { createRefinedRecognizer } from '../../../../src/ocr/engines/vote/refined-recognizer.ts';
import { PAGE_PIPELINE } from '../../../../src/ocr/pipeline.ts';
import { readPages } from '../../../../src/reading/pages.ts';
import { Recognition, type RecognitionRequest } from '../../../../src/reading/recognition/recognition.ts';
import { page, wordsOf } from '../../ocr/words.ts';

const scan = (number: number): PositionedPage => page({ number, images: [{ box: [0, 0, 612, 792], resolution: 300 }] });
const word = (text: string): RecognizedWord => ({
  text,
  box: [10, 10, 60, 30],
  baseline: 28,
  fontSize: 20,
  confidence: 0.9,
});
const render = vi.fn(
  async (_number: number, resolution: number): Promise<PageImage> => ({
    width: 100,
    height: 100,
    pixels: new Uint8Array(10_000).fill(255),
    resolution,
  }),
);

async function* source(...pages: readonly PositionedPage[]) {
  for (const value of pages) yield { value, messages: [] as Message[] };
}

type Read = (...given: Parameters<Recognizer['recognize']>) => Promise<readonly RecognizedWord[]>;

const recognizerOf = (recognize: Read, parallel = 2): Recognizer => ({
  parallel,
  recognize: async (image, options) => ({
    words: await recognize(image, options),
    readBy: 'one',
    languages: options.languages,
  }),
  close() {},
});

const read = (pages: readonly PositionedPage[], recognizer?: Recognizer, request: RecognitionRequest = {}) =>
  readPages(source(...pages), new Recognition(recognizer, render, request), {});

const textOf = ({ words }: PositionedPage): string => words.map(({ text }) => text).join(' ');

test('pages keep their order, whichever is recognised first, and no more than fit are under way', async () => {
  const pending: (() => void)[] = [];
  let most = 0;
  let underWay = 0;
  let calls = 0;
  const recognizer = recognizerOf(async () => {
    const call = ++calls;
    most = Math.max(most, ++underWay);
    await new Promise<void>((resolve) => pending.push(resolve));
    underWay--;
    return [word(`read-${call}`)];
  });
  const said: unknown[] = [];
  const reading = readPages(
    source(scan(1), page({ number: 2, words: wordsOf('printed') }), scan(3), scan(4)),
    new Recognition(recognizer, render, {}),
    { onProgress: (progress) => said.push(progress) },
  );
  await expect.poll(() => pending.length).toBe(2);
  pending[1]?.();
  await expect.poll(() => pending.length).toBe(3);
  pending[0]?.();
  pending[2]?.();
  const { pages, messages } = await reading;
  expect(pages.map((one) => textOf(one.level as PositionedPage))).toEqual(['read-1', 'printed', 'read-2', 'read-3']);
  expect(messages.map(({ page: number, code }) => `${number} ${code}`)).toEqual([
    '1 recognised',
    '3 recognised',
    '4 recognised',
  ]);
  expect(most).toBe(2);
  expect(said.at(0)).toEqual({ pagesDone: 0, recognising: 1 });
  expect(said).toContainEqual({ pagesDone: 1, recognising: 1 });
  expect(said.at(-1)).toEqual({ pagesDone: 4 });
});

test('a page that takes too long is given up, and the rest goes on', async () => {
  let calls = 0;
  const recognizer = recognizerOf(async () => {
    if (++calls === 1) throw new GivenUp();
    return [word('second')];
  }, 1);
  const { pages, messages } = await read([scan(1), scan(2)], recognizer);
  expect(pages.map((one) => textOf(one.level as PositionedPage))).toEqual(['', 'second']);
  expect(messages).toMatchObject([
    { page: 1, code: 'recognition_given_up', text: expect.stringContaining('more than a minute') },
    { page: 2, code: 'recognised' },
  ]);
});

test('a scan at whose recognition a worker stood still is given up with a message, and the others are read', async () => {
  const standstills = [{ page: 1, task: 'recognition' }] as const;
  const recognition = new Recognition(
    recognizerOf(async () => [word('read')]),
    render,
    {},
    undefined,
    { ...UNWATCHED, standstills },
  );
  const { pages, messages } = await readPages(source(scan(1), scan(2)), recognition, {});
  expect(pages.map((one) => textOf(one.level as PositionedPage))).toEqual(['', 'read']);
  expect(messages).toMatchObject([
    { page: 1, code: 'recognition_given_up', text: 'Reading the image of page 1 took too long and was given up.' },
    { page: 2, code: 'recognised' },
  ]);
});

test('each stage of a recognition is told as a step of its page, and its end', async () => {
  const steps: (Step | undefined)[] = [];
  const watch = { ...UNWATCHED, enter: (step: Step | undefined) => steps.push(step) };
  const recognition = new Recognition(
    recognizerOf(async () => [word('read')]),
    render,
    {},
    undefined,
    watch,
  );
  await readPages(source(scan(3)), recognition, {});
  const step = { page: 3, task: 'recognition' };
  expect(steps).toEqual([...PAGE_PIPELINE.map(() => step), undefined]);
});

test('without its models a scan stays as it is, a message says what to do, and they are asked for once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new RecognizerUnavailable('offline')));
  const recognition = new Recognition(recognizerOf(load, 1), render, {});
  const { messages } = await readPages(
    source(scan(1), page({ number: 2, words: wordsOf('a') }), scan(3)),
    recognition,
    {},
  );
  const said = { code: 'not_recognised', text: expect.stringContaining('Go online once') };
  expect(messages).toMatchObject([
    { page: 1, ...said },
    { page: 3, ...said },
  ]);
  expect(recognition.unread).toEqual([1, 3]);
  expect(load).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('when a recogniser breaks off on a page, the others are read and a message names the page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  const recognizer = recognizerOf(async () => {
    if (++calls === 1) throw new Error('out of memory');
    return [word('second')];
  }, 1);
  const { messages } = await read([scan(1), scan(2)], recognizer);
  expect(messages).toMatchObject([
    { page: 1, code: 'recognition_failed' },
    { page: 2, code: 'recognised' },
  ]);
  logged.mockRestore();
});

test('when one of two recognisers cannot read a page, the other’s reading counts and a message says so', async () => {
  const ordinary = recognizerOf(async () => [word('ordinary')]);
  const broken = recognizerOf(() => Promise.reject(new Error('offline')), 1);
  for (const refined of [createRefinedRecognizer(ordinary, broken), createRefinedRecognizer(broken, ordinary)]) {
    const { pages, messages } = await read([scan(1)], refined, { refined: true });
    expect(pages.map((one) => textOf(one.level as PositionedPage))).toEqual(['ordinary']);
    expect(messages.map(({ code }) => code)).toEqual(['recognised_by_one', 'recognised']);
  }
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { messages } = await read([scan(1)], createRefinedRecognizer(broken, broken));
  expect(messages.map(({ code }) => code)).toEqual(['recognition_failed']);
  logged.mockRestore();
});

test('a refined parse looks again where fonts say nothing of a word, and says so; others leave the gap and the message', async () => {
  const gap = { text: 'a\ufffd\ufffdle', box: [50, 70, 90, 82] } as const;
  const printed = page({ words: [...wordsOf('One'), { ...wordsOf('x')[0], ...gap } as Word], unmapped: [gap.box] });
  const message = { code: 'unmapped_glyphs', page: 1, text: 'One word is incomplete.' } as const;
  const one = recognizerOf(async () => [
    { ...word('apple'), box: [52, 71, 88, 81], baseline: 80, fontSize: 10 },
    { ...word('One'), box: [10, 40, 40, 50] },
  ]);
  const recognizer = createRefinedRecognizer(one, one);
  async function* pages() {
    yield { value: printed, messages: [message] };
  }
  // A pixel is a point.
  const draw = (): Promise<PageImage> => render(1, 72);
  const fine = (refined: boolean) => readPages(pages(), new Recognition(recognizer, draw, { refined }), {});
  const refined = await fine(true);
  expect(refined.pages.map((one) => textOf(one.level as PositionedPage))).toEqual(['One apple']);
  expect(refined.messages).toMatchObject([{ code: 'recognised', text: expect.stringContaining('unmapped glyphs') }]);
  const plain = await fine(false);
  expect(plain.pages).toEqual([{ level: printed }]);
  expect(plain.messages).toEqual([message]);
});

test('where nothing can recognise, a message says so for pages that have no text of their own', async () => {
  const { messages } = await read([scan(1), page({ number: 2, words: wordsOf('printed') })]);
  expect(messages).toMatchObject([
    { page: 1, code: 'not_recognised', text: expect.stringContaining('not available here') },
  ]);
});

test('«ocr» says never or always', async () => {
  const recognize = vi.fn(async () => [word('recognised')]);
  const printed = page({ words: wordsOf('print') });
  await read([scan(1)], recognizerOf(recognize), { ocr: 'never' });
  expect(recognize).not.toHaveBeenCalled();
  const always = await read([printed], recognizerOf(recognize), { ocr: 'always' });
  expect(textOf(always.pages[0]?.level as PositionedPage)).toBe('recognised');
  expect(always.messages[0]?.text).toContain('(asked for)');
});

test('scans are drawn as finely as they were made, up to 300 pixels per inch, and print with 200', async () => {
  const recognizer = recognizerOf(async () => [word('any')]);
  for (const [own, drawn] of [
    [96, 96],
    [240, 240],
    [600, 300],
  ] as const) {
    await read([page({ images: [{ box: [0, 0, 612, 792], resolution: own }] })], recognizer);
    expect(render).toHaveBeenLastCalledWith(1, drawn);
  }
});

test('languages without a model are told, and those with one are read', async () => {
  const recognize = vi.fn(async (..._: Parameters<Recognizer['recognize']>) => [word('mot')]);
  const { messages } = await read([scan(1)], recognizerOf(recognize), { languages: ['fr', 'chi_sim'] });
  expect(recognize.mock.calls.map(([, { languages }]) => languages)).toEqual([['fra']]);
  expect(messages[1]).toMatchObject({
    code: 'unknown_language',
    text: expect.stringContaining('no models for chi_sim'),
  });
});

const PROPOSALS =
  'The committee met on Tuesday to consider the proposals of its members and agreed to almost all of them there, and ' +
  'that another building on the northern side of the river should be opened before the summer begins';
const MISREAD = PROPOSALS.replace('committee', 'comm1ttee').replace('Tuesday', 'TuEsday');
const copied = page({ images: scan(1).images, words: wordsOf(MISREAD, { invisible: true }) });
const wordsRead = (text: string) => recognizerOf(async () => text.split(' ').map(word));

test('the text under a scan that is in doubt is read anew, and kept where the new reading has as many errors', async () => {
  const better = await read([copied], wordsRead(PROPOSALS));
  expect(textOf(better.pages[0]?.level as PositionedPage)).toBe(PROPOSALS);
  expect(better.messages).toMatchObject([{ code: 'recognised', text: expect.stringContaining('doubtful text layer') }]);
  const alike = await read([copied], wordsRead(MISREAD.replace('members', 'menbers')));
  expect(textOf(alike.pages[0]?.level as PositionedPage)).toBe(MISREAD);
  expect(alike.messages).toEqual([]);
});

test('the text under a scan that is in doubt is of use without a recogniser, and a message says so', async () => {
  const unavailable = recognizerOf(async () => {
    throw new RecognizerUnavailable('offline');
  });
  const reading = new Recognition(unavailable, render, {});
  const { pages, messages } = await readPages(source(copied), reading, {});
  expect(textOf(pages[0]?.level as PositionedPage)).toBe(MISREAD);
  expect(messages).toMatchObject([{ code: 'not_recognised', text: expect.stringMatching(/^Words may be wrong/) }]);
  expect(reading.unread).toEqual([]);
  expect((await read([copied])).messages).toEqual([]);
});

test('of pages that are empty because «ocr» is «never» a message says so, and of no others', async () => {
  const drawn = page({ number: 2, drawings: [{ box: [72, 72, 300, 90] }] } as Partial<PositionedPage>);
  const printed = page({ number: 3, words: wordsOf('printed') });
  const { messages } = await read([scan(1), drawn, printed, page({ number: 4 })], undefined, { ocr: 'never' });
  expect(messages.map(({ code, page: number }) => `${code} ${number}`)).toEqual([
    'recognition_off 1',
    'recognition_off 2',
  ]);
  expect(messages[0]?.text).toContain('«never»');
});
