/**
 * The bookmarks that stand in headings, by the names under which Markdown viewers reach those: a heading's text in
 * lower case with hyphens for blanks, and a number when it is not the first of its name.
 */
export class Anchors {
  readonly #slugs = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #open: string[] = [];

  /** A bookmark begins here. */
  begin(name: string): void {
    this.#open.push(name);
  }

  /** A paragraph ends that is no heading. */
  endParagraph(): void {
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

  /** Address within the document of the heading that a bookmark stands in; undefined for other places. */
  address(name: string): string | undefined {
    const slug = this.#slugs.get(name);
    return slug === undefined ? undefined : `#${slug}`;
  }
}
