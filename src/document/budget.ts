import { DocumentError } from './document-error.ts';
import { UNWATCHED, type Watch } from './watch.ts';

/**
 * What is counted of a document while it grows, with the most that is read of it. The largest seen in a thousand real
 * documents is named beside each limit, so that only made files meet one.
 */
export const LIMITS = {
  /** Of a document: 2,000 pages in small print of 6,000; a book of 1,000 pages has 3,100,000. */
  documentCharacters: { most: 12_000_000, of: 'characters' },
  /** Of a page. A dense newspaper page has 25,000; 5,737 seen. Layout takes time in their square. */
  characters: { most: 80_000, of: 'characters' },
  /** Of a page: pieces of text that it shows; each has a character at least. */
  texts: { most: 80_000, of: 'pieces of text' },
  /** Of a page, besides text: paths, images and shadings; 65,872 seen, in a map. */
  objects: { most: 400_000, of: 'drawn objects' },
  /** Of a page: corners of its paths that are not pictures (`MOST_SEGMENTS`); 131,798 seen. */
  points: { most: 1_500_000, of: 'points of lines' },
  /** Of a page: links and fields of forms, links twice; 122 seen. */
  annotations: { most: 20_000, of: 'links and form fields' },
} as const;

/** Pages of a document that are left out at most: a file with more of them is made to keep a device at work. */
const MOST_LEFT_OUT = 20;

/** What is counted of each page by itself. */
export type Counted = Exclude<keyof typeof LIMITS, 'documentCharacters'>;

/** The refusal of a document with more text than is read of one. */
export const tooLong = (): DocumentError =>
  new DocumentError(
    'processing_failed',
    `The document holds more than ${LIMITS.documentCharacters.most / 1e6} million characters, the most that are read: split it.`,
  );

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
  readonly #watch: Watch;

  /**
   * @param page its one-based number, for sentences.
   * @param watch is told that reading goes on.
   */
  constructor(page: number, watch = UNWATCHED) {
    this.#page = page;
    this.#watch = watch;
  }

  /** So many more are read. @throws TooMuch beyond the limit. */
  spend(counted: Counted, amount = 1): void {
    const spent = (this.#spent.get(counted) ?? 0) + amount;
    this.#spent.set(counted, spent);
    this.#watch.beat();
    const { most, of } = LIMITS[counted];
    if (spent > most) {
      throw new TooMuch(`Page ${this.#page} was left out: it holds more than ${most.toLocaleString('en')} ${of}.`);
    }
  }
}

/** What the pages of one document come to. A page that is read again counts once. */
export class DocumentCount {
  readonly #characters = new Map<number, number>();
  readonly #leftOut = new Set<number>();
  #sum = 0;

  /** A page has been read. @throws DocumentError beyond the characters of a document. */
  add(number: number, { words }: { readonly words: readonly { readonly text: string }[] }): void {
    if (this.#characters.has(number)) return;
    const characters = words.reduce((sum, { text }) => sum + text.length + 1, 0);
    this.#characters.set(number, characters);
    this.#sum += characters;
    if (this.#sum > LIMITS.documentCharacters.most) throw tooLong();
  }

  /** A page was too much. @throws DocumentError beyond `MOST_LEFT_OUT`. */
  leaveOut(number: number): void {
    this.#leftOut.add(number);
    if (this.#leftOut.size <= MOST_LEFT_OUT) return;
    throw new DocumentError(
      'processing_failed',
      `More than ${MOST_LEFT_OUT} pages of the document hold or take more than a page may: print the file to a new PDF and send that.`,
    );
  }
}
