/**
 * The bookmarks of a document that links lead to. One in a heading is reached by the name under which Markdown viewers
 * know that: its text in lower case with hyphens for blanks, and a number when it is not the first of its name. Others
 * have their own names.
 */
export class Anchors {
  readonly #slugs = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  readonly #places = new Set<string>();
  readonly #targets = new Set<string>();
  #open: string[] = [];

  /** A bookmark begins here. */
  begin(name: string): void {
    this.#open.push(name);
  }

  /** A link leads to the bookmark of this name. */
  refer(name: string | undefined): void {
    if (name !== undefined) this.#targets.add(name);
  }

  /** A paragraph ends that is no heading. */
  endParagraph(): void {
    for (const name of this.#open) this.#places.add(name);
    this.#open = [];
  }

  /** A heading ends: bookmarks that began in or right before it lead to it. */
  endHeading(text: string): void {
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
      .replace(/\s/g, '-');
    if (plain !== '') {
      const uses = this.#uses.get(plain) ?? 0;
      this.#uses.set(plain, uses + 1);
      for (const name of this.#open) this.#slugs.set(name, uses === 0 ? plain : `${plain}-${uses}`);
    }
    this.#open = [];
  }

  /** Bookmarks that began since the last paragraph ended. */
  get open(): readonly string[] {
    return this.#open;
  }

  /** Address within the document of a bookmark; undefined where there is none. */
  address(name: string): string | undefined {
    const target = this.#slugs.get(name) ?? (this.isPlace(name) ? name : undefined);
    return target === undefined ? undefined : `#${target}`;
  }

  /** Whether links lead to a bookmark that has to be marked in the text itself. */
  isPlace(name: string): boolean {
    return this.#targets.has(name) && this.#places.has(name) && !this.#slugs.has(name);
  }
}
