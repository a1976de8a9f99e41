import type { Message, Result } from '../document/message.ts';
import type { Page } from '../document/page.ts';
import type { Loaded, Loading } from '../ocr/engines/loading.ts';
import { takeTurns } from '../platform/take-turns.ts';
import { type LevelPage, levelPageOf } from './level-page.ts';
import type { Previews } from './previews.ts';
import { doesWithout, hasText, type Need } from './recognition/need.ts';
import type { Recognition } from './recognition/recognition.ts';

export interface PageProgress {
  /**
   * Called after each page, when a page's image begins to be read, and every few seconds meanwhile: with the number of
   * pages that are done, the first of those whose image is being read, and how much of the recogniser's files has
   * arrived while it waits for them.
   */
  readonly onProgress?: (progress: {
    readonly pagesDone: number;
    readonly recognising?: number;
    readonly loading?: Loaded;
  }) => void;
}

export interface ProgressOptions extends PageProgress {
  readonly loading?: Loading;
  /** Is offered the pages that have been read after each of them. */
  readonly previews?: Previews;
}

export interface PagesRead {
  /** In ascending order. */
  readonly pages: readonly LevelPage[];
  readonly messages: readonly Message[];
}

/** Milliseconds for which reading may keep timers and messages waiting. */
const TURN = 100;
/** How often it is said that a long recognition goes on, in milliseconds. */
const SIGN_OF_LIFE = 10_000;

/** Pages that read otherwise once the letters of their fonts have been corrected. */
export type RepairFonts = () => Promise<{
  readonly pages: readonly Result<Page>[];
  /** Numbers of pages whose fonts remain wrong. */
  readonly garbled: readonly number[];
  readonly messages: readonly Message[];
}>;

/**
 * Reads pages one after another, and those that need it from their images: as many of these side by side as the
 * recogniser takes, so that there are never more page images than that. Pages that have text of their own wait until all
 * have been read, as only then it is known what fonts are wrong about.
 */
export async function readPages(
  source: AsyncIterable<Result<Page>>,
  recognition: Recognition,
  { onProgress, loading, previews }: ProgressOptions,
  repairFonts?: RepairFonts,
): Promise<PagesRead> {
  const results: Result<LevelPage>[] = [];
  const waiting = new Map<number, Result<Page>>();
  const recognising = new Map<number, Promise<void>>();
  /** Pages that a preview may show, by their index. */
  const readable = new Map<number, LevelPage>();
  let pagesDone = 0;
  let loaded: Loaded | undefined;
  const report = (): void => {
    const [first] = recognising.keys();
    const page = first === undefined ? {} : { recognising: first };
    onProgress?.({ pagesDone, ...page, ...(loaded ? { loading: loaded } : {}) });
  };
  const done = (index: number, result: Result<LevelPage>): void => {
    if (!results[index]) pagesDone++;
    results[index] = result;
    readable.set(index, result.value);
  };
  const preview = async (): Promise<void> => {
    await previews?.offer(readable.size, () => [...readable].sort(([a], [b]) => a - b).map(([, page]) => page));
  };
  async function recognise(number: number, index: number, reading: Promise<Result<LevelPage>>): Promise<void> {
    done(index, await reading);
    recognising.delete(number);
    report();
    await preview();
  }
  async function finish(index: number, result: Result<Page>, need: Need | null): Promise<void> {
    const { value: page, messages } = result;
    if (page.source === 'flow' && recognition.hasPictures(page)) {
      recognising.set(page.number, recognise(page.number, index, recognition.readPictures({ value: page, messages })));
    } else if (need === null || page.source === 'flow') {
      done(index, { value: levelPageOf(page), messages: [...messages, ...recognition.messagesOfUnasked(page)] });
    } else {
      while (recognising.size >= recognition.parallel) await Promise.race(recognising.values());
      const reading = recognition.read({ value: page, messages }, need);
      recognising.set(page.number, recognise(page.number, index, reading));
    }
    report();
  }

  const unwatch = loading?.watch((now) => {
    loaded = now;
    report();
  });
  const turn = takeTurns(TURN);
  const life = setInterval(() => recognising.size > 0 && report(), SIGN_OF_LIFE);
  try {
    const indices = new Map<number, number>();
    for await (const result of source) {
      const need = recognition.needOf(result.value);
      const index = indices.size;
      indices.set(result.value.number, index);
      if (need === null || !hasText(need)) await finish(index, result, need);
      else {
        waiting.set(index, result);
        if (doesWithout(need)) readable.set(index, levelPageOf(result.value));
      }
      await preview();
      await turn();
    }
    const repair = await repairFonts?.();
    for (const result of repair?.pages ?? []) waiting.set(indices.get(result.value.number) as number, result);
    const garbled = new Set(repair?.garbled);
    for (const [index, result] of waiting) {
      await finish(index, result, garbled.has(result.value.number) ? 'garbled_font' : recognition.needOf(result.value));
    }
    await Promise.all(recognising.values());
    const messages = [
      ...(repair?.messages ?? []),
      ...results.flatMap((result) => result.messages),
      ...recognition.pictureMessages,
    ];
    return { pages: results.map(({ value }) => value), messages };
  } finally {
    unwatch?.();
    clearInterval(life);
  }
}
