/** Where a text stands in a document. */
export interface TextPlace {
  /** One-based page number. */
  readonly page: number;
  /** In points; none where the document has no places. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

/** A text that the visitor has added. */
export interface AddedText {
  readonly text: string;
  /** Where it stands; absent while it is looked for. */
  readonly places?: readonly TextPlace[];
}

/** Which values the visitor takes out of a document and which stay in. */
export class Review {
  /** Keys of the entries that stay in; the others are taken out. */
  left = $state.raw<ReadonlySet<string>>(new Set());
  /** In the order in which they were added. */
  added = $state.raw<readonly AddedText[]>([]);
  readonly #changed: () => void;

  /** @param changed called after every change. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  isTaken(key: string): boolean {
    return !this.left.has(key);
  }

  /** Takes entries out, or leaves them in. */
  take(keys: readonly string[], taken: boolean): void {
    const left = new Set(this.left);
    for (const key of keys) {
      if (taken) left.delete(key);
      else left.add(key);
    }
    this.left = left;
    this.#changed();
  }

  /** Adds a text, or tells where one that was added stands. */
  add(text: string, places?: readonly TextPlace[]): void {
    const one = places ? { text, places } : { text };
    const known = this.added.some((added) => added.text === text);
    this.added = known ? this.added.map((added) => (added.text === text ? one : added)) : [...this.added, one];
    if (!known) this.#changed();
  }

  remove(text: string): void {
    this.added = this.added.filter((added) => added.text !== text);
    this.#changed();
  }
}
