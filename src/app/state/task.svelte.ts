import { ApiError } from '../../api/errors.ts';
import type { Progress } from '../../jobs/signals.ts';
import type { FileOptions } from '../../page/call-with-file.ts';
import type { Parsed } from '../../page/parse-file.ts';
import { strings } from '../strings.ts';

/** What comes of any reading. */
export interface Read {
  readonly pageCount: number;
}

export type TaskStatus<Result extends Read = Read> =
  | { readonly name: 'queued' | 'loading' | 'cancelled' }
  /** `recognising` is the number of the page that is read from its image, where one is. */
  | { readonly name: 'reading'; readonly pagesDone: number; readonly pageCount: number; readonly recognising?: number }
  /** Waits for a password; `wrong` when the one given before did not open the file. */
  | { readonly name: 'password'; readonly wrong: boolean }
  | { readonly name: 'done'; readonly result: Result; readonly milliseconds: number }
  | { readonly name: 'failed'; readonly reason: string };

export type Reader<Result extends Read> = (file: Blob, options: FileOptions) => Promise<Result>;
export type Parse = Reader<Parsed>;

/** One file on its way from the queue to its result. */
export class Task<Result extends Read = Parsed> {
  status = $state.raw<TaskStatus<Result>>({ name: 'queued' });
  readonly file: File;
  /** Whether it is the example document of the site. */
  readonly example: boolean;
  #password: string | undefined;
  #cancellation = new AbortController();

  constructor(file: File, example = false) {
    this.file = file;
    this.example = example;
  }

  get name(): string {
    return this.file.name;
  }

  /** Whether it waits or is at work. */
  get open(): boolean {
    return ['queued', 'loading', 'reading'].includes(this.status.name);
  }

  /** Reads the file. Never rejects: the outcome is stored in `status`. */
  async run(read: Reader<Result>): Promise<void> {
    const { signal } = this.#cancellation;
    const startedAt = performance.now();
    const onProgress = ({ phase, pagesDone, pageCount, recognising }: Progress): void => {
      if (signal.aborted) return;
      const opened = phase === 'reading' && pageCount !== undefined;
      const page = recognising === undefined ? {} : { recognising };
      this.status = opened ? { name: 'reading', pagesDone, pageCount, ...page } : { name: 'loading' };
    };
    this.status = { name: 'loading' };
    try {
      const password = this.#password === undefined ? {} : { password: this.#password };
      const result = await read(this.file, { signal, onProgress, free: this.example, ...password });
      if (!signal.aborted) this.status = { name: 'done', result, milliseconds: performance.now() - startedAt };
    } catch (error) {
      if (!signal.aborted) this.status = this.#failure(error);
    }
  }

  /** Stops the work at once, or prevents its start. */
  cancel(): void {
    this.#cancellation.abort();
    this.status = { name: 'cancelled' };
  }

  /** Resets the task to run again, with another password if one is given. */
  reset(password?: string): void {
    if (password !== undefined) this.#password = password;
    this.#cancellation = new AbortController();
    this.status = { name: 'queued' };
  }

  /** A task of its own for another reading of the file, with the password that opened it. */
  again<Other extends Read>(): Task<Other> {
    const other = new Task<Other>(this.file, this.example);
    other.#password = this.#password;
    return other;
  }

  #failure(error: unknown): TaskStatus<Result> {
    if (error instanceof ApiError) {
      // Asked for again after one was given: no password helps, and the message explains what does.
      const askable = error.code === 'password_required' && this.#password === undefined;
      if (askable || error.code === 'password_wrong') return { name: 'password', wrong: !askable };
      return { name: 'failed', reason: error.message };
    }
    // Reading a `File` rejects with this when it is a folder, or was changed or removed meanwhile.
    if (error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)) {
      return { name: 'failed', reason: strings.task.unreadable };
    }
    console.error(error);
    return { name: 'failed', reason: strings.task.unexpected };
  }
}

/** The name of a task's state on the page. */
export function describe(status: TaskStatus): string {
  switch (status.name) {
    case 'reading':
      return status.recognising === undefined
        ? strings.task.reading(Math.min(status.pagesDone + 1, status.pageCount), status.pageCount)
        : strings.task.recognising(status.recognising, status.pagesDone, status.pageCount);
    case 'done':
      return strings.task.done(status.result.pageCount, status.milliseconds);
    case 'failed':
      return strings.task.failed(status.reason);
    default:
      return strings.task[status.name];
  }
}
