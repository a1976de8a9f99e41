import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openModel } from '../../../../../src/ocr/engines/tesseract/models.ts';
import { LANGUAGES } from '../../../../../src/ocr/language/languages.ts';

const file = async (language: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await readFile(
      fileURLToPath(import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)),
    ),
  );

test.each(LANGUAGES)('the model for %s is the one that is expected', async (language) => {
  expect((await openModel(language, await file(language))).length).toBeGreaterThan(1e6);
});

test('a host may inflate models on the way', async () => {
  const inflated = new Uint8Array(gunzipSync(await file('fra')));
  expect(await openModel('fra', inflated)).toBe(inflated);
});

test('a model that is another, even by one byte, is refused', async () => {
  const model = new Uint8Array(gunzipSync(await file('fra')));
  model[1000] = 255 - (model[1000] as number);
  await expect(openModel('fra', model)).rejects.toThrow('not the one that belongs');
  await expect(openModel('deu', await file('fra'))).rejects.toThrow('not the one that belongs');
});
