import type { Shipped } from '../examples/shipped.ts';
import { type AskedKey, OpenedDocument, type Read, type ReadingOptions } from './opened-document.svelte.ts';

/** Files read at once. The others wait here and not as jobs: a job's time limit starts with its creation. */
const AT_ONCE = 2;

/** What a document asks of its visitor: nothing yet, nothing more, an answer; or it has failed, or was cancelled. */
export type Standing = 'open' | 'done' | 'asking' | 'failed' | 'cancelled';

const standings = {
  queued: 'open',
  loading: 'open',
  reading: 'open',
  done: 'done',
  password: 'asking',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<OpenedDocument['parse']['status']['name'], Standing>;

export const standingOf = (document: OpenedDocument): Standing => standings[document.parse.status.name];

/** The documents of this visit, newest first, the selected one, and which of them the rail shows. */
export class Documents {
  all = $state.raw<readonly OpenedDocument[]>([]);
  selected = $state.raw<OpenedDocument>();
  #filter = $state<Standing>();
  /** Those that the visitor has acted upon since they were filtered: a row does not go away under a hand. */
  #kept = $state.raw<readonly OpenedDocument[]>([]);
  /** What was removed last, to be put back; none when empty. */
  removed = $state.raw<readonly OpenedDocument[]>([]);
  readonly shown = $derived(
    this.#filter === undefined
      ? this.all
      : this.all.filter((document) => standingOf(document) === this.#filter || this.#kept.includes(document)),
  );
  readonly counts = $derived.by(() => {
    const counts: Record<Standing, number> = { open: 0, done: 0, asking: 0, failed: 0, cancelled: 0 };
    for (const document of this.all) counts[standingOf(document)]++;
    return counts;
  });
  readonly #read: Read;
  /** The list before something was removed. */
  #before: readonly OpenedDocument[] = [];
  #running = 0;

  constructor(read: Read) {
    this.#read = read;
  }

  get filter(): Standing | undefined {
    return this.#filter;
  }

  /** Shows only documents of one standing, as long as there are any; all when undefined. */
  set filter(standing: Standing | undefined) {
    this.#filter = standing;
    this.#kept = [];
  }

  /** Adds files to the front and selects the first of them. */
  add(files: Iterable<File | Shipped>): void {
    const added = [...files].map((file) => new OpenedDocument(file, this.#read));
    if (added.length === 0) return;
    // Files that follow are asked the same as the one before; an example shows all that is in it.
    for (const document of added) if (!document.shipped) document.asked = this.selected?.asked ?? [];
    this.all = [...added, ...this.all];
    this.selected = added[0];
    this.filter = undefined;
    this.#next();
  }

  /** Selects the next document of those that are shown (1), or the one before (-1); stays at the ends. */
  step(direction: 1 | -1): void {
    const index = this.selected ? this.shown.indexOf(this.selected) + direction : 0;
    this.selected = this.shown[index] ?? this.selected;
  }

  /** Reads a document again, in another way or with a password where one is given. */
  readAgain(document: OpenedDocument, change: { password?: string; reading?: ReadingOptions } = {}): void {
    if (change.password !== undefined) document.password = change.password;
    if (this.#filter) this.#kept = [...this.#kept, document];
    document.readAgain(change.reading);
    this.#next();
  }

  /** Looks for other key-values in the selected document, and in all that the visitor has added: they are compared. */
  ask(keys: readonly AskedKey[]): void {
    for (const document of this.all) if (!document.shipped || document === this.selected) document.ask(keys);
  }

  /** Removes a document, stops its work, and selects its neighbour if it was selected. */
  remove(document: OpenedDocument): void {
    document.close();
    const index = this.all.indexOf(document);
    this.#before = this.all;
    this.removed = [document];
    this.all = this.all.filter((other) => other !== document);
    if (this.selected === document) this.selected = this.all[Math.min(index, this.all.length - 1)];
    this.#endFilter();
  }

  /** Removes all documents and what was read of them; `undo` reads them again. */
  removeAll(): void {
    const before = this.all;
    this.clear();
    for (const document of before) document.forget();
    this.#before = before;
    this.removed = before;
  }

  /** Puts back what was removed last. */
  undo(): void {
    const { removed } = this;
    const since = this.all.filter((document) => !this.#before.includes(document));
    this.all = [...since, ...this.#before];
    this.selected = removed[0] ?? this.selected;
    this.removed = [];
    this.#before = [];
    for (const document of removed) document.reopen();
    this.#next();
  }

  /** Removes all documents for good. */
  clear(): void {
    for (const document of this.all) document.close();
    this.all = [];
    this.selected = undefined;
    this.removed = [];
    this.#before = [];
    this.filter = undefined;
  }

  /** A filter that shows nothing would hide the others without a way back. */
  #endFilter(): void {
    if (this.filter && this.counts[this.filter] === 0) this.filter = undefined;
  }

  #next(): void {
    for (const document of this.all) {
      if (this.#running >= AT_ONCE) return;
      if (document.parse.status.name === 'queued') void this.#run(document);
    }
  }

  async #run(document: OpenedDocument): Promise<void> {
    this.#running++;
    await document.parse.run();
    document.settle();
    this.#running--;
    this.#endFilter();
    this.#next();
  }
}
