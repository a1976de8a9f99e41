import { ApiError, errors } from '../../api/errors.ts';
import type { Progress } from '../../jobs/signals.ts';
import type { FileOptions } from '../../page/read-file.ts';
import { strings } from '../strings.ts';
import { refusalOf } from './refusal.ts';

/** A document that is at work. */
export interface ReadingStatus {
  readonly name: 'reading';
  readonly pagesDone: number;
  readonly pageCount: number;
  /** The number of the page that is read from its image, where one is. */
  readonly recognising?: number;
  /** How much of the recogniser's files has arrived, while it waits for them. */
  readonly loading?: NonNullable<Progress['loading']>;
}

/** A document that is not opened yet. */
export interface LoadingStatus {
  readonly name: 'loading';
}

export interface DoneStatus<Result> {
  readonly name: 'done';
  readonly result: Result;
  /** How long it took; absent where it was read beforehand. */
  readonly milliseconds?: number;
}

export type TaskStatus<Result = unknown> =
  | { readonly name: 'queued' | 'cancelled' }
  | LoadingStatus
  | ReadingStatus
  /** Waits for a password; `wrong` when the one given before did not open the file. */
  | { readonly name: 'password'; readonly wrong: boolean }
  | DoneStatus<Result>
  /** `retryable` where the same file may be read at another attempt. */
  | { readonly name: 'failed'; readonly reason: string; readonly retryable: boolean };

interface WorkOptions<Result> extends Required<Pick<FileOptions, 'signal' | 'onProgress'>> {
  /** Takes a result about the first pages, to be shown until the whole one is there. */
  readonly onPartial: (result: Result) => void;
}

/** What a task does: one operation, under a signal and with progress. */
export type Work<Result> = (options: WorkOptions<Result>) => Promise<Result>;

/** What a task has to know of its document. */
interface TaskFacts {
  /** Whether a password was given that the work takes. */
  readonly hasPassword: () => boolean;
  /** Whether the work reads the document, which takes its time, or only fetches what was read beforehand. */
  readonly readHere: () => boolean;
  /** ISO 639-2 codes of the languages that were chosen for its recognition. */
  readonly languages: () => readonly string[];
}

/** One operation on one document, from its turn in the queue to its result. */
export class Task<Result> {
  status = $state.raw<TaskStatus<Result>>({ name: 'queued' });
  /** Another one each time that the work begins. */
  attempt = $state.raw({});
  #partial = $state.raw<Result>();
  #cancellation = new AbortController();
  readonly #work: Work<Result>;
  readonly #about: TaskFacts;

  constructor(work: Work<Result>, about: TaskFacts) {
    this.#work = work;
    this.#about = about;
  }

  /** Whether it waits or is at work. */
  get open(): boolean {
    return ['queued', 'loading', 'reading'].includes(this.status.name);
  }

  get result(): Result | undefined {
    return this.status.name === 'done' ? this.status.result : undefined;
  }

  /** The result; while the work goes on the one about the first pages, where there is one. */
  get shown(): Result | undefined {
    return this.open ? this.#partial : this.result;
  }

  /** Does the work. Never rejects: the outcome is stored in `status`. */
  async run(): Promise<void> {
    const { signal } = this.#cancellation;
    const startedAt = performance.now();
    const readHere = this.#about.readHere();
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) this.status = readingStatus(progress);
    };
    const onPartial = (partial: Result): void => {
      if (!signal.aborted) this.#partial = partial;
    };
    this.status = { name: 'loading' };
    this.#partial = undefined;
    this.attempt = {};
    try {
      const result = await this.#work({ signal, onProgress, onPartial });
      const time = readHere ? { milliseconds: performance.now() - startedAt } : {};
      if (!signal.aborted) this.status = { name: 'done', result, ...time };
    } catch (error) {
      if (!signal.aborted) this.status = this.#failure(error);
    }
    if (!signal.aborted) this.#partial = undefined;
  }

  /** Stops the work at once, or prevents its start. */
  cancel(): void {
    this.#cancellation.abort();
    this.status = { name: 'cancelled' };
  }

  /** Makes it wait for its turn again; where a status is given, as that of an earlier attempt, be in that instead. */
  reset(status: TaskStatus<Result> = { name: 'queued' }): void {
    this.#cancellation.abort();
    this.#cancellation = new AbortController();
    this.#partial = undefined;
    this.status = status;
  }

  #failure(error: unknown): TaskStatus<Result> {
    if (error instanceof ApiError) {
      // Asked for again after one was given: no password helps, and the message explains what does.
      const askable = error.code === 'password_required' && !this.#about.hasPassword();
      if (askable || error.code === 'password_wrong') return { name: 'password', wrong: !askable };
      const reason = refusalOf(error, this.#about.languages());
      return { name: 'failed', reason, retryable: errors[error.code].retryable };
    }
    // Reading a `File` rejects with this when it is a folder, or was changed or removed meanwhile.
    if (error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)) {
      return { name: 'failed', reason: strings.task.unreadable, retryable: true };
    }
    console.error(error);
    return { name: 'failed', reason: strings.task.unexpected, retryable: true };
  }
}

/** The progress of a job as a state of the page. */
export function readingStatus({
  type: _,
  job: __,
  phase,
  pageCount,
  ...progress
}: Progress): LoadingStatus | ReadingStatus {
  const isOpened = phase === 'reading' && pageCount !== undefined;
  return isOpened ? { ...progress, name: 'reading', pageCount } : { name: 'loading' };
}
