import type { Answers, FileOptions, Operation } from '../../page/read-file.ts';
import type { Shipped } from '../examples/shipped.ts';
import { openPages } from '../pages/open-pages.ts';
import { OpenedPages } from '../pages/opened-pages.svelte.ts';
import type { PageSource } from '../pages/page-source.ts';
import { operations, type ShownOperation } from './operations.ts';
import { Task, type TaskStatus, type Work } from './task.svelte.ts';

export type ReadingOptions = NonNullable<FileOptions['reading']>;
/** A key to look for, with its meaning in plain words. */
export type AskedKey = NonNullable<ReadingOptions['instruction']>[number];

/** Reads a file for one operation. Rejects with `ApiError`. */
export type Read = <Of extends Operation>(operation: Of, file: File, options: FileOptions) => Promise<Answers[Of]>;

type OnPartial = NonNullable<FileOptions['onPartial']>;

/** Another reading that failed, of a document whose reading before is shown. */
export interface FailedReading {
  readonly reason: string;
  readonly retryable: boolean;
  /** How it was to be read. */
  readonly reading: ReadingOptions;
}

/** What was read of a document before it is read again. */
interface EarlierReading {
  readonly reading: ReadingOptions;
  readonly anew: boolean;
  /** Of the operations that were done. */
  readonly statuses: Map<Operation, TaskStatus>;
}

/** How many documents this visit has had. */
let made = 0;

/** A document of this visit: its file, how it is to be read, and what each operation says of it. */
export class OpenedDocument {
  /** Tells it from the others, whose names may be the same. */
  readonly id = ++made;
  /** When it was chosen, in milliseconds since the epoch. */
  readonly chosenAt = Date.now();
  readonly name: string;
  /** What it comes with where it is an example of the site. */
  readonly shipped: Shipped | undefined;
  /** Its bytes, which are fetched at the first call where it is an example. Rejects when that fails. */
  readonly file: () => Promise<File>;
  /** Pages, languages and the like; all as usual when empty. */
  reading = $state.raw<ReadingOptions>({});
  /** What is looked for among the key-values; everything when empty. */
  asked = $state.raw<readonly AskedKey[]>([]);
  /** The password that the visitor gave. */
  password = $state.raw<string>();
  /** The last reading, where it failed and the one before is shown. */
  failed = $state.raw<FailedReading>();
  /** Its pages as images, open while it is the document that is shown. */
  readonly pages = new OpenedPages();
  readonly #read: Read;
  readonly #given: File | undefined;
  /** All of them from the beginning: what a component makes while it is drawn does not draw it again. */
  readonly #tasks: ReadonlyMap<Operation, Task<unknown>>;
  /** Whether it is to be read here, although there are answers that it came with. */
  #anew = false;
  /** What is shown again if the reading at work fails. */
  #earlier: EarlierReading | undefined;

  constructor(source: File | Shipped, read: Read) {
    this.name = source.name;
    this.#given = source instanceof File ? source : undefined;
    this.shipped = source instanceof File ? undefined : source;
    this.file = source instanceof File ? async () => source : source.file;
    this.#read = read;
    this.#tasks = new Map(operations.map((operation) => [operation, this.#taskOf(operation)]));
  }

  /** The first reading, which the queue runs; the others run when their view is opened. */
  get parse(): Task<Answers['parse']> {
    return this.task('parse');
  }

  task<Of extends ShownOperation>(operation: Of): Task<Answers[Of]> {
    return this.#tasks.get(operation) as Task<Answers[Of]>;
  }

  /** The operations that are done here, with the milliseconds that each took. */
  get times(): readonly { readonly operation: Operation; readonly milliseconds: number }[] {
    return [...this.#tasks].flatMap(([operation, { status }]) =>
      status.name === 'done' && status.milliseconds !== undefined
        ? [{ operation, milliseconds: status.milliseconds }]
        : [],
    );
  }

  /** Looks for other key-values. */
  ask(keys: readonly AskedKey[]): void {
    this.asked = keys;
    this.#earlier?.statuses.delete('extract_key_value');
    this.task('extract_key_value').reset();
  }

  /** Its pages as images; undefined for formats that have none. Rejects when they cannot be shown. */
  async openPages(password?: string): Promise<PageSource | undefined> {
    return this.shipped ? this.shipped.pages() : openPages(await this.file(), password);
  }

  /** Makes every task wait for its turn again, to read the file in this way. What was read is kept until it is done. */
  readAgain(reading: ReadingOptions = this.reading): void {
    if (this.parse.status.name === 'done') this.#earlier = this.#asRead();
    this.failed = undefined;
    this.reading = reading;
    this.#anew = true;
    for (const task of this.#tasks.values()) task.reset();
  }

  /** Ends the reading at work, or keeps it from beginning. */
  cancel(): void {
    this.parse.cancel();
    this.settle();
  }

  /** After a reading: where it was another one and came to nothing, what was read before is there again. */
  settle(): void {
    const { status } = this.parse;
    if (status.name === 'done') this.#earlier = undefined;
    if (!this.#earlier || (status.name !== 'failed' && status.name !== 'cancelled')) return;
    const { reading, anew, statuses } = this.#earlier;
    if (status.name === 'failed') this.failed = { ...status, reading: this.reading };
    this.#earlier = undefined;
    this.reading = reading;
    this.#anew = anew;
    for (const [operation, task] of this.#tasks) task.reset(statuses.get(operation));
  }

  /** Drops what was read of it, which waits for its turn again. */
  forget(): void {
    this.#earlier = undefined;
    this.failed = undefined;
    for (const task of this.#tasks.values()) task.reset();
  }

  /** Ends what is at work; what waits is not begun without being asked for. */
  close(): void {
    for (const task of this.#tasks.values()) if (task.open && task.status.name !== 'queued') task.cancel();
    this.settle();
  }

  /** Makes wait for its turn again what `close` has ended. */
  reopen(): void {
    for (const task of this.#tasks.values()) if (task.status.name === 'cancelled') task.reset();
  }

  #asRead(): EarlierReading {
    const done = [...this.#tasks].filter(([, { status }]) => status.name === 'done');
    return {
      reading: this.reading,
      anew: this.#anew,
      statuses: new Map(done.map(([operation, { status }]) => [operation, status])),
    };
  }

  #taskOf<Of extends Operation>(operation: Of): Task<Answers[Of]> {
    const work: Work<Answers[Of]> = ({ onPartial, ...options }) =>
      this.#do(operation, operation === 'parse' ? { ...options, onPartial: onPartial as OnPartial } : options);
    return new Task<Answers[Of]>(work, {
      hasPassword: () => this.password !== undefined,
      readHere: () => !this.#isAnswered(operation),
      languages: () => this.reading.languages ?? [],
    });
  }

  async #do<Of extends Operation>(operation: Of, options: FileOptions): Promise<Answers[Of]> {
    if (this.#isAnswered(operation) && this.shipped) return this.shipped.answer(operation);
    const file = this.#given ?? (await this.file());
    return this.#read(operation, file, { ...options, ...this.#options(operation) });
  }

  /** Whether the document came with what an operation says of it. */
  #isAnswered(operation: Operation): boolean {
    return this.shipped !== undefined && !this.#anew && this.#options(operation).reading?.instruction === undefined;
  }

  #options(operation: Operation): Pick<FileOptions, 'password' | 'reading'> {
    const { password } = this;
    const asks = operation === 'extract_key_value' && this.asked.length > 0;
    const reading = asks ? { ...this.reading, instruction: this.asked } : this.reading;
    return password === undefined ? { reading } : { reading, password };
  }
}
