import { DocumentCount, TooMuch } from '../../document/budget.ts';
import type { Result } from '../../document/message.ts';
import type { Page, PositionedPage } from '../../document/page.ts';
import { UNWATCHED, type Watch } from '../../document/watch.ts';
import type { Lettering } from '../lettering.ts';
import type { Reading } from '../reader.ts';
import { readPage, unreadable } from './page.ts';
import type { PdfSource, SourceLettering } from './source.ts';
import { type WatchedSource, watched } from './watched.ts';

/** An opened PDF as a reading: its pages are read from the source one by one. @param watch is told of each step. */
export function readingOf(opened: PdfSource, watch: Watch = UNWATCHED): Reading {
  const source = watched(opened, watch);
  const { pageCount, render, renderColors } = source;
  let untold = source.messages;
  const count = new DocumentCount();
  let isOpen = true;

  async function read(number: number): Promise<Result<Page>> {
    const { value, messages } = await pageOf(source, number, count);
    const told = untold;
    untold = [];
    return { value, messages: [...told, ...messages] };
  }

  return {
    pageCount,
    async *pages(numbers): AsyncGenerator<Result<Page>> {
      const wanted = numbers ? [...new Set(numbers)].sort((a, b) => a - b) : range(pageCount);
      for (const number of wanted) {
        if (!isOpen) return;
        if (number < 1 || number > pageCount) continue;
        yield await read(number);
      }
    },
    outline: () => source.outline(),
    ...(source.lettering && { lettering: letteringOf(source, source.lettering, count) }),
    ...(render && { render }),
    ...(renderColors && { renderColors }),
    close() {
      isOpen = false;
      source.close();
    },
  };
}

/**
 * A page as words; one that is too much to read is empty, and one that is too much to draw read without.
 * @throws DocumentError where the document is more than `count` may hold.
 */
async function pageOf(source: WatchedSource, number: number, count: DocumentCount): Promise<Result<PositionedPage>> {
  const { ink } = source;
  try {
    const page = await source.page(number);
    const read = await readPage(number, page, ink && ((...wanted) => ink(number, ...wanted))).catch(
      (error: unknown) => {
        if (error instanceof TooMuch) return readPage(number, page);
        throw error;
      },
    );
    count.add(number, read.value);
    return read;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    count.leaveOut(number);
    return unreadable(number, error.message);
  }
}

/** The lettering of a source whose pages are read as words. */
const letteringOf = (source: WatchedSource, lettering: SourceLettering, count: DocumentCount): Lettering => ({
  doubts: () => lettering.doubts(),
  correct: (meanings) => lettering.correct(meanings),
  async spell(number) {
    lettering.isSpelling = true;
    try {
      return (await pageOf(source, number, count)).value;
    } finally {
      lettering.isSpelling = false;
    }
  },
});

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
