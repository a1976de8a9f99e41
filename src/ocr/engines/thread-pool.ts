import { limited } from '../../platform/limited.ts';

/** What ends a thread. */
interface Thread {
  end(): void;
}

/** Up to `size` threads, each started when there is work for it and used for one piece of work at a time. */
export class ThreadPool<T extends Thread> {
  readonly #spawn: () => T;
  readonly #inTurn: ReturnType<typeof limited>;
  readonly #threads = new Set<T>();
  readonly #free = new Set<T>();

  constructor(spawn: () => T, size: number) {
    this.#spawn = spawn;
    this.#inTurn = limited(size);
  }

  /**
   * What `work` resolves with, done by a free thread, by one that is as preferred if there is one; waits for a thread
   * when all are at work. One whose work is rejected is ended, as nobody knows what state it is in.
   */
  async use<R>(
    signal: AbortSignal | undefined,
    work: (thread: T) => Promise<R>,
    isPreferred: (thread: T) => boolean = () => true,
  ): Promise<R> {
    signal?.throwIfAborted();
    return this.#inTurn(async () => {
      const thread = this.#take(isPreferred);
      try {
        const result = await work(thread);
        if (this.#threads.has(thread)) this.#free.add(thread);
        return result;
      } catch (error) {
        this.#dismiss(thread);
        throw error;
      }
    });
  }

  /** Ends all threads. */
  close(): void {
    for (const thread of this.#threads) this.#dismiss(thread);
  }

  #take(isPreferred: (thread: T) => boolean): T {
    const free = [...this.#free];
    const thread = free.find(isPreferred) ?? free[0] ?? this.#spawn();
    this.#free.delete(thread);
    this.#threads.add(thread);
    return thread;
  }

  #dismiss(thread: T): void {
    thread.end();
    this.#threads.delete(thread);
    this.#free.delete(thread);
  }
}
