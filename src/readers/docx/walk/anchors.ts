import type { AnchorMark } from '../content.ts';

/**
 * The bookmarks of a document that links lead to. One in a heading is reached by the name under which Markdown viewers
 * know that: its text in lower case with hyphens for blanks, and a number when it is not the first of its name. Others
 * have their own names, and belong to the paragraph that they begin in or else to the next one with any text.
 */
export class Anchors {
  readonly #slugs = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  readonly #places = new Map<string, AnchorMark>();
  readonly #targets = new Set<string>();
  readonly #open = new Map<string, AnchorMark>();

  /** A bookmark begins here. */
  begin(name: string): AnchorMark {
    const mark = { kind: 'anchor', name } as const;
    this.#open.set(name, mark);
    return mark;
  }

  /** A paragraph begins: with it those bookmarks begin anew that have found no text yet. */
  beginParagraph(): AnchorMark[] {
    return [...this.#open.keys()].map((name) => this.begin(name));
  }

  /** A link leads to the bookmark of this name. */
  refer(name: string | undefined): void {
    if (name !== undefined) this.#targets.add(name);
  }

  /** A paragraph ends that is no heading. @param written whether it has text that a place can be marked in. */
  endParagraph(written: boolean): void {
    if (!written) return;
    for (const [name, mark] of this.#open) if (!this.#places.has(name)) this.#places.set(name, mark);
    this.#open.clear();
  }

  /** A heading ends: bookmarks that began in or right before it lead to it. */
  endHeading(text: string): void {
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
      .replace(/\s/g, '-');
    if (plain === '') {
      this.endParagraph(true);
      return;
    }
    const uses = this.#uses.get(plain) ?? 0;
    this.#uses.set(plain, uses + 1);
    for (const name of this.#open.keys()) this.#slugs.set(name, uses === 0 ? plain : `${plain}-${uses}`);
    this.#open.clear();
  }

  /** A text flow ends: bookmarks after its last text lead nowhere. */
  endStory(): void {
    this.#open.clear();
  }

  /** Address within the document of a bookmark; undefined where there is none. */
  address(name: string): string | undefined {
    const target = this.#slugs.get(name) ?? (this.#places.has(name) ? name : undefined);
    return target === undefined ? undefined : `#${target}`;
  }

  /** Whether links lead to this very place, so that it has to be marked in the text itself. */
  isPlace(mark: AnchorMark): boolean {
    return this.#targets.has(mark.name) && this.#places.get(mark.name) === mark && !this.#slugs.has(mark.name);
  }
}
