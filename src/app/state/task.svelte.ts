import { ApiError } from '../../api/errors.ts';
import type { Progress } from '../../jobs/signals.ts';
import type { Parsed, ParseOptions } from '../../page/parse-file.ts';
import { strings } from '../strings.ts';

export type TaskStatus =
  | { readonly name: 'queued' | 'loading' | 'cancelled' }
  /** `recognising` is the number of the page that is read from its image, where one is. */
  | { readonly name: 'reading'; readonly pagesDone: number; readonly pageCount: number; readonly recognising?: number }
  /** Waits for a password; `wrong` when the one given before did not open the file. */
  | { readonly name: 'password'; readonly wrong: boolean }
  | { readonly name: 'done'; readonly result: Parsed; readonly milliseconds: number }
  | { readonly name: 'failed'; readonly reason: string };

export type Parse = (file: Blob, options: ParseOptions) => Promise<Parsed>;

/** One file on its way from the queue to its result. */
export class Task {
  status = $state.raw<TaskStatus>({ name: 'queued' });
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
  async run(parse: Parse): Promise<void> {
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
      const result = await parse(this.file, { signal, onProgress, free: this.example, ...password });
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

  #failure(error: unknown): TaskStatus {
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
