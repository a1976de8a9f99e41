/**
 * What is counted of a document while it grows, with the most that is read of it. The largest seen in a thousand real
 * documents is named beside each limit, so that only made files meet one.
 */
export const LIMITS = {
  /** Of a page. A dense newspaper page has 25,000; 5,737 seen. Layout grows faster than they do. */
  characters: { most: 150_000, of: 'characters' },
  /** Of a page: pieces of text that it shows; each has a character at least. */
  texts: { most: 150_000, of: 'pieces of text' },
  /** Of a page, besides text: paths, images and shadings; 65,872 seen, in a map. */
  objects: { most: 400_000, of: 'drawn objects' },
  /** Of a page: corners of its paths that are not pictures (`MOST_SEGMENTS`); 131,798 seen. */
  points: { most: 1_500_000, of: 'points of lines' },
  /** Of a page: links and fields of forms, links twice; 122 seen. */
  annotations: { most: 20_000, of: 'links and form fields' },
} as const;

export type Counted = keyof typeof LIMITS;

/** Thrown where a page holds or takes more than is read of one. `message` is a sentence about it. */
export class TooMuch extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TooMuch';
  }
}

/** What may still be read of one page. */
export class PageBudget {
  readonly #spent = new Map<Counted, number>();
  readonly #page: number;

  /** @param page its one-based number, for sentences. */
  constructor(page: number) {
    this.#page = page;
  }

  /** So many more are read. @throws TooMuch beyond the limit. */
  spend(counted: Counted, amount = 1): void {
    const spent = (this.#spent.get(counted) ?? 0) + amount;
    this.#spent.set(counted, spent);
    const { most, of } = LIMITS[counted];
    if (spent > most) {
      throw new TooMuch(`Page ${this.#page} was left out: it holds more than ${most.toLocaleString('en')} ${of}.`);
    }
  }
}
