import type { PageImage } from '../../../document/page-image.ts';
import { compileWasm } from '../../../platform/compile-wasm.ts';
import type { RecognitionOptions, RecognizedText, RecognizedWord, Recognizer } from '../recognizer.ts';
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
  busy: boolean;
}

/** A promise made once by `make`, and again after it was rejected. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Tesseract in up to `parallel` threads, each started when there is an image for it. */
export function createTesseractRecognizer(
  assets: TesseractAssets,
  parallel: number,
  timeLimit: number = TIME_LIMIT,
): Recognizer {
  const members = new Set<Member>();
  const waiting: (() => void)[] = [];
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

  /** A free thread, one that reads these languages if there is one, or a new one; waits until there is room. */
  async function take(languages: string): Promise<Member> {
    for (;;) {
      const free = [...members].filter(({ busy }) => !busy);
      const member = free.find((one) => one.languages === languages) ?? free[0];
      if (member) {
        member.busy = true;
        return member;
      }
      if (members.size < parallel) {
        const added: Member = { thread: assets.spawn(), languages: '', busy: true };
        members.add(added);
        return added;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  function dismiss(member: Member): void {
    member.thread.end();
    members.delete(member);
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
    async recognize(
      image: PageImage,
      { languages, signal, oneBlock = false }: RecognitionOptions,
    ): Promise<RecognizedText> {
      signal?.throwIfAborted();
      const member = await take(languages.join('+'));
      const { thread } = member;
      try {
        const words = await attempt(
          () => prepare(member, languages),
          () => thread.recognize(image, oneBlock),
          { signal, failed: thread.failed, timeLimit },
        );
        return { words, readBy: 'one', languages };
      } catch (error) {
        dismiss(member);
        throw error;
      } finally {
        member.busy = false;
        waiting.shift()?.();
      }
    },
    close() {
      for (const member of members) dismiss(member);
    },
  };
}
