import type { LevelPage } from './level-page.ts';

/** Most of the time of a reading that its previews may take, as a share. */
const SHARE = 0.05;
/** Milliseconds: an answer that is expected sooner needs no preview. */
const SOON = 250;

/**
 * Shows a document before all of it has been read: its first page at once, then twice as many pages each time, or all
 * that have been read, whenever a twentieth of the time pays for it. Analysing text costs as much as reading it, so of
 * a long printed document only the beginning is shown; of scans, nearly every page as it comes.
 */
export class Previews {
  readonly #pageCount: number;
  readonly #show: (pages: readonly LevelPage[]) => Promise<void>;
  readonly #startedAt = performance.now();
  #isBusy = false;
  /** Pages in the last preview. */
  #shown = 0;
  /** Milliseconds that previews have taken. */
  #spent = 0;
  /** Milliseconds that a page of the last one took. */
  #perPage = 0;

  /**
   * @param pageCount pages that will be read.
   * @param show is given the first pages of those that have been read.
   */
  constructor(pageCount: number, show: (pages: readonly LevelPage[]) => Promise<void>) {
    this.#pageCount = pageCount;
    this.#show = show;
  }

  /** Shows the first of so many pages that have been read, or none of them yet. */
  async offer(count: number, pages: () => readonly LevelPage[]): Promise<void> {
    if (this.#isBusy || count <= this.#shown) return;
    const startedAt = performance.now();
    const wanted = this.#wanted(count, startedAt - this.#startedAt);
    if (wanted === 0) return;
    this.#isBusy = true;
    try {
      await this.#show(pages().slice(0, wanted));
    } catch (error) {
      // The reading goes on, without previews.
      console.error(error);
      return;
    }
    this.#isBusy = false;
    const took = performance.now() - startedAt;
    this.#shown = wanted;
    this.#spent += took;
    this.#perPage = took / wanted;
  }

  /** How many pages to show of so many that were read in so many milliseconds; 0 for none. */
  #wanted(count: number, elapsed: number): number {
    const rest = (elapsed / count) * (this.#pageCount - count);
    if (rest < SOON) return 0;
    if (this.#shown === 0) return count;
    const affordable = Math.floor((SHARE * elapsed - this.#spent) / this.#perPage);
    return affordable >= Math.min(count, 2 * this.#shown) ? Math.min(count, affordable) : 0;
  }
}
