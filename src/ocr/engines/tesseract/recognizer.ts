import type { PageImage } from '../../../document/page-image.ts';
import { compileWasm } from '../../../platform/compile-wasm.ts';
import { once } from '../../../platform/once.ts';
import type { RecognitionOptions, RecognizedText, RecognizedWord, Recognizer } from '../recognizer.ts';
import { ThreadPool } from '../thread-pool.ts';
import { attempt, TIME_LIMIT } from '../time-limit.ts';
import { openModels } from '../wrong-model.ts';
import type { Models } from './engine.ts';
import { openModel } from './models.ts';

/** An engine in a thread of its own. */
export interface EngineThread {
  /** Starts the engine. Must come first. */
  start(module: WebAssembly.Module): Promise<void>;
  use(models: Models): Promise<void>;
  recognize(image: PageImage, oneBlock: boolean): Promise<readonly RecognizedWord[]>;
  /** Rejects when the thread dies or cannot start; never resolves. */
  readonly failed: Promise<never>;
  end(): void;
}

/** Where the recogniser gets its parts from. */
export interface TesseractAssets {
  /** `tesseract-core-simd-lstm.wasm`. */
  loadWasm(): Promise<ArrayBuffer>;
  /** The packed model of a language, by its ISO 639-2 code. */
  loadModel(language: string, cache: RequestCache): Promise<Uint8Array<ArrayBuffer>>;
  spawn(): EngineThread;
}

interface Member {
  readonly thread: EngineThread;
  /** The languages it reads. */
  languages: string;
  end(): void;
}

/** Tesseract in up to `parallel` threads, each started when there is an image for it. */
export function createTesseractRecognizer(
  assets: TesseractAssets,
  parallel: number,
  timeLimit: number = TIME_LIMIT,
): Recognizer {
  const threads = new ThreadPool(() => memberOf(assets.spawn()), parallel);
  const compiled = once(async () => compileWasm(await assets.loadWasm()));
  const models = new Map<string, () => Promise<Uint8Array>>();

  async function modelsOf(languages: readonly string[]): Promise<Models> {
    const entries = languages.map(async (language) => {
      const load =
        models.get(language) ??
        once(() => openModels(async (cache) => openModel(language, await assets.loadModel(language, cache))));
      models.set(language, load);
      return [language, await load()] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async function prepare(member: Member, wanted: readonly string[]): Promise<void> {
    const languages = wanted.join('+');
    if (member.languages === languages) return;
    const [module, chosen] = await Promise.all([compiled(), modelsOf(wanted)]);
    if (member.languages === '') await member.thread.start(module);
    await member.thread.use(chosen);
    member.languages = languages;
  }

  return {
    parallel,
    recognize: (
      image: PageImage,
      { languages, signal, oneBlock = false }: RecognitionOptions,
    ): Promise<RecognizedText> =>
      threads.use(
        signal,
        async (member) => {
          const { thread } = member;
          const words = await attempt(
            () => prepare(member, languages),
            () => thread.recognize(image, oneBlock),
            { signal, failed: thread.failed, timeLimit },
          );
          return { words, readBy: 'one', languages };
        },
        (member) => member.languages === languages.join('+'),
      ),
    close: () => threads.close(),
  };
}

const memberOf = (thread: EngineThread): Member => ({ thread, languages: '', end: () => thread.end() });
