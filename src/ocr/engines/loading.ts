/** How much of the files that a recogniser is waiting for has arrived, in bytes. */
export interface Loaded {
  readonly loaded: number;
  readonly total: number;
}

/** Milliseconds between two reports: enough for a figure that moves. */
const INTERVAL = 250;

/** Counts the bytes of files while they arrive, all files that arrive at once together, and tells who watches. */
export class Loading {
  readonly #watchers = new Set<(loaded: Loaded | undefined) => void>();
  #files: Loaded[] = [];
  #arriving = 0;
  /** The next report, while one is due. */
  #due: ReturnType<typeof setTimeout> | undefined;

  /** Calls back a few times a second while files arrive, and with undefined once all have. Returns a function that ends it. */
  watch(watcher: (loaded: Loaded | undefined) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** A file begins to arrive. Returns what counts it, and what says that no more of it comes. */
  begin(): { readonly count: (file: Loaded) => void; readonly end: () => void } {
    const index = this.#files.push({ loaded: 0, total: 0 }) - 1;
    this.#arriving++;
    return {
      count: (file) => {
        this.#files[index] = file;
        this.#due ??= setTimeout(() => this.#tell(sumOf(this.#files)), INTERVAL);
      },
      end: () => {
        if (--this.#arriving > 0) return;
        this.#files = [];
        this.#tell(undefined);
      },
    };
  }

  #tell(loaded: Loaded | undefined): void {
    clearTimeout(this.#due);
    this.#due = undefined;
    for (const watcher of this.#watchers) watcher(loaded);
  }
}

/** A host that sends a file unpacked may send more than it has said. */
function sumOf(files: readonly Loaded[]): Loaded {
  const loaded = files.reduce((sum, file) => sum + file.loaded, 0);
  return { loaded, total: files.reduce((sum, file) => sum + Math.max(file.loaded, file.total), 0) };
}
