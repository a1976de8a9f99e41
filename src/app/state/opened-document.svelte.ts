import type { Answers, FileOptions, Operation } from '../../page/read-file.ts';
import { OpenedPages } from '../pages/opened-pages.svelte.ts';
import { Task } from './task.svelte.ts';

export type ReadingOptions = NonNullable<FileOptions['reading']>;
/** A key to look for, with its meaning in plain words. */
export type AskedKey = NonNullable<ReadingOptions['instruction']>[number];

/** Reads a file for one operation. Rejects with `ApiError`. */
export type Read = <Of extends Operation>(operation: Of, file: File, options: FileOptions) => Promise<Answers[Of]>;

/** How many documents this visit has had. */
let made = 0;

/** A document of this visit: its file, how it is to be read, and what each operation says of it. */
export class OpenedDocument {
  /** Tells it from the others, whose names may be the same. */
  readonly id = ++made;
  readonly file: File;
  /** When it was chosen, in milliseconds since the epoch. */
  readonly chosenAt = Date.now();
  /** Whether it is an example of the site. */
  readonly example: boolean;
  /** Pages, languages and the like; all as usual when empty. */
  reading = $state.raw<ReadingOptions>({});
  /** What is looked for among the key-values; everything when empty. */
  asked = $state.raw<readonly AskedKey[]>([]);
  /** The password that the visitor gave. */
  password = $state.raw<string>();
  /** Its pages as images, open while it is the document that is shown. */
  readonly pages = new OpenedPages();
  readonly #read: Read;
  readonly #tasks = new Map<Operation, Task<unknown>>();

  constructor(file: File, read: Read, example = false) {
    this.file = file;
    this.example = example;
    this.#read = read;
  }

  get name(): string {
    return this.file.name;
  }

  /** The first reading, which the queue runs; the others run when their view is opened. */
  get parse(): Task<Answers['parse']> {
    return this.task('parse');
  }

  /** The task of an operation, made at the first question. */
  task<Of extends Operation>(operation: Of): Task<Answers[Of]> {
    let task = this.#tasks.get(operation) as Task<Answers[Of]> | undefined;
    task ??= new Task<Answers[Of]>(
      (options) => this.#read(operation, this.file, { ...options, ...this.#options(operation) }),
      () => this.password !== undefined,
    );
    this.#tasks.set(operation, task);
    return task;
  }

  /** The operations that are done, with the milliseconds that each took. */
  get times(): readonly { readonly operation: Operation; readonly milliseconds: number }[] {
    return [...this.#tasks].flatMap(([operation, { status }]) =>
      status.name === 'done' ? [{ operation, milliseconds: status.milliseconds }] : [],
    );
  }

  /** Looks for other key-values. */
  ask(keys: readonly AskedKey[]): void {
    this.asked = keys;
    this.task('extract_key_value').reset();
  }

  /** Makes every task wait for its turn again, after a change of how the document is read. */
  reset(): void {
    for (const task of this.#tasks.values()) task.reset();
  }

  /** Ends what is at work. */
  close(): void {
    for (const task of this.#tasks.values()) if (task.open) task.cancel();
  }

  #options(operation: Operation): Pick<FileOptions, 'password' | 'reading'> {
    const { password } = this;
    const asks = operation === 'extract_key_value' && this.asked.length > 0;
    const reading = asks ? { ...this.reading, instruction: this.asked } : this.reading;
    return password === undefined ? { reading } : { reading, password };
  }
}
