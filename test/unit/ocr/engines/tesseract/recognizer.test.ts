import { expect, test } from 'vitest';
import { loadModel, tesseractWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PageImage } from '../../../../../src/document/page-image.ts';
import { GivenUp } from '../../../../../src/ocr/engines/recognizer.ts';
import { createTesseractRecognizer, type EngineThread } from '../../../../../src/ocr/engines/tesseract/recognizer.ts';

const image: PageImage = { width: 1, height: 1, pixels: new Uint8Array(1), resolution: 200 };
const english = { languages: ['eng'] };
const wordOf = (text: string) => ({ text, box: [0, 0, 1, 1] as const, baseline: 1, fontSize: 1, confidence: 1 });

/** Threads that do what a test says; `started` and `ended` count them. */
function threads(recognize: (thread: number) => ReturnType<EngineThread['recognize']>) {
  const log = { started: 0, ended: 0, used: [] as string[] };
  const spawn = (): EngineThread => {
    const number = ++log.started;
    return {
      start: async () => {},
      use: async (models) => void log.used.push(Object.keys(models).join('+')),
      recognize: () => recognize(number),
      failed: new Promise(() => {}),
      end: () => void log.ended++,
    };
  };
  return { log, assets: { loadWasm: tesseractWasm, loadModel, spawn } };
}

test('as many images as there are threads are read at once, and the next one takes the first that is free', async () => {
  const open: (() => void)[] = [];
  const { log, assets } = threads(
    (thread) => new Promise((resolve) => open.push(() => resolve([wordOf(String(thread))]))),
  );
  const recognizer = createTesseractRecognizer(assets, 2);
  const results = [1, 2, 3].map(() => recognizer.recognize(image, english));
  await expect.poll(() => open.length).toBe(2);
  open[1]?.();
  expect((await results[1])?.words[0]?.text).toBe('2');
  await expect.poll(() => open.length).toBe(3);
  open[0]?.();
  open[2]?.();
  await Promise.all(results);
  expect(log).toMatchObject({ started: 2, used: ['eng', 'eng'] });
  recognizer.close();
  expect(log.ended).toBe(2);
});

test('a thread that reads other languages takes their models', async () => {
  const { log, assets } = threads(async () => []);
  const recognizer = createTesseractRecognizer(assets, 1);
  for (const languages of [['eng'], ['eng'], ['fra', 'eng']]) await recognizer.recognize(image, { languages });
  expect(log).toMatchObject({ started: 1, used: ['eng', 'fra+eng'] });
});

test('an image that takes too long is given up with its thread, and the next one has a new thread', async () => {
  const { log, assets } = threads((thread) =>
    thread === 1 ? new Promise(() => {}) : Promise.resolve([wordOf('next')]),
  );
  const recognizer = createTesseractRecognizer(assets, 1, 20);
  const [slow, next] = [recognizer.recognize(image, english), recognizer.recognize(image, english)];
  await expect(slow).rejects.toBeInstanceOf(GivenUp);
  expect((await next).words[0]?.text).toBe('next');
  expect(log).toMatchObject({ started: 2, ended: 1 });
});

test('a model that was kept broken is fetched anew', async () => {
  const { assets } = threads(async () => [wordOf('read')]);
  const asked: RequestCache[] = [];
  const broken = {
    ...assets,
    loadModel: (language: string, cache: RequestCache) => {
      asked.push(cache);
      return cache === 'reload' ? loadModel(language) : Promise.resolve(new TextEncoder().encode('Please log in'));
    },
  };
  expect(await createTesseractRecognizer(broken, 1).recognize(image, english)).toMatchObject({
    words: [{ text: 'read' }],
  });
  expect(asked).toEqual(['default', 'reload']);
});

test('who aborts is not kept waiting', async () => {
  const { log, assets } = threads(() => new Promise(() => {}));
  const recognizer = createTesseractRecognizer(assets, 1);
  const controller = new AbortController();
  const result = recognizer.recognize(image, { ...english, signal: controller.signal });
  await expect.poll(() => log.used.length).toBe(1);
  controller.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
  expect(log.ended).toBe(1);
});

test('models that could not be loaded are asked for again', async () => {
  const { assets } = threads(async () => []);
  let loads = 0;
  const flaky = {
    ...assets,
    loadModel: (language: string) => (loads++ === 0 ? Promise.reject(new Error('offline')) : loadModel(language)),
  };
  const recognizer = createTesseractRecognizer(flaky, 1);
  await expect(recognizer.recognize(image, english)).rejects.toMatchObject({ cause: new Error('offline') });
  await expect(recognizer.recognize(image, english)).resolves.toMatchObject({ words: [] });
});
