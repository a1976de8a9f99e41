import { expect, test } from 'vitest';
import type { Message, Result } from '../../../src/document/message.ts';
import type { Page, PositionedPage } from '../../../src/document/page.ts';
import type { Recognizer } from '../../../src/ocr/engines/recognizer.ts';
import { type RepairFonts, readPages } from '../../../src/reading/pages.ts';
import { Recognition } from '../../../src/reading/recognition/recognition.ts';
import { page, wordsOf } from '../ocr/words.ts';

const GARBLED = '86@8C2A9J 7F3E 9@2B 55C1 AE0F '.repeat(12).trim();
const resultOf = (number: number, text: string): Result<Page> => ({
  value: page({ number, words: wordsOf(text) }),
  messages: [],
});

async function* source(...results: readonly Result<Page>[]) {
  yield* results;
}

const recognizer: Recognizer = {
  parallel: 1,
  recognize: async (_, { languages }) => ({ words: [], readBy: 'one', languages }),
  close() {},
};
const render = async (_: number, resolution: number) => ({
  width: 10,
  height: 10,
  pixels: new Uint8Array(100).fill(255),
  resolution,
});

/** Texts of the pages, and the codes of all messages, where fonts are repaired like this. */
async function read(repair: Partial<Awaited<ReturnType<RepairFonts>>>) {
  const results = [resultOf(3, 'clear'), resultOf(4, GARBLED), resultOf(5, 'clear too')];
  const { pages, messages } = await readPages(
    source(...results),
    new Recognition(recognizer, render, {}),
    {},
    async () => ({
      pages: [],
      garbled: [],
      messages: [],
      ...repair,
    }),
  );
  return {
    texts: pages.map(({ level }) => (level as PositionedPage).words.map(({ text }) => text).join(' ')),
    codes: messages.map(({ code, page: number }) => `${code} ${number}`),
  };
}

const repaired: Message = { code: 'font_repaired', page: 4, text: '' };

test('pages of repaired fonts take the place of those read before, and are not recognised', async () => {
  const { texts, codes } = await read({
    pages: [resultOf(4, 'geography of the islands'), resultOf(5, 'clear now')],
    messages: [repaired],
  });
  expect(texts).toEqual(['clear', 'geography of the islands', 'clear now']);
  expect(codes).toEqual(['font_repaired 4']);
});

test('garbled pages whose fonts were not repaired are recognised', async () => {
  const { texts, codes } = await read({});
  expect(texts[1]).toBe(GARBLED);
  expect(codes).toEqual(['nothing_recognised 4']);
});

test('pages that fonts still spoil are recognised, whatever their letters', async () => {
  const { codes } = await read({ pages: [resultOf(5, 'clear too')], garbled: [5] });
  expect(codes).toEqual(['nothing_recognised 4', 'nothing_recognised 5']);
});
