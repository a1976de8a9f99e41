import { LIMITS, tooLong } from '../../document/budget.ts';
import { DocumentError } from '../../document/document-error.ts';
import { UNWATCHED, type Watch } from '../../document/watch.ts';

/** Office nests tables, text boxes and controls to some dozens of levels; later stages recurse. */
const DEEPEST_ELEMENT = 250;
/**
 * Elements of all parts read: a page has some 450, half of them properties. 200,000 take some 40 MB; a file that
 * says how many pages it has may hold more for each of them.
 */
const MOST_ELEMENTS = 200_000;
const MOST_ELEMENTS_PER_PAGE = 1000;
const MOST_ELEMENTS_EVER = 1_000_000;
/** Characters of the text of all parts: 2,000 pages of 3,000. */
const MOST_CHARACTERS = LIMITS.documentCharacters.most;

/** How many elements the parts of a package may still have, so that a small file cannot fill the memory. */
export class ElementBudget {
  #most = MOST_ELEMENTS;
  #spent = 0;
  #characters = 0;
  readonly #watch: Watch;

  /** @param watch is told that reading goes on. */
  constructor(watch = UNWATCHED) {
    this.#watch = watch;
  }

  /** @param pages how many pages the file says it has. */
  expectPages(pages: number): void {
    this.#most = Math.min(MOST_ELEMENTS + pages * MOST_ELEMENTS_PER_PAGE, MOST_ELEMENTS_EVER);
  }

  /** One more element begins, within `depth - 1` others. Throws `corrupt_file` beyond a limit. */
  spend(depth: number, part: string): void {
    this.#watch.beat();
    if (depth > DEEPEST_ELEMENT) {
      throw new DocumentError(
        'corrupt_file',
        `The part ${part} nests more than ${DEEPEST_ELEMENT} elements deep: save the file anew in Office and send that.`,
      );
    }
    if (++this.#spent > this.#most) {
      throw new DocumentError(
        'corrupt_file',
        `This Office file holds more than ${this.#most} elements for the pages it says it has: ` +
          'open it in Office and save it, which counts its pages, or split it.',
      );
    }
  }

  /** So many more characters of text. Throws `processing_failed` beyond the limit. */
  spendText(length: number): void {
    this.#characters += length;
    if (this.#characters > MOST_CHARACTERS) throw tooLong();
  }
}
