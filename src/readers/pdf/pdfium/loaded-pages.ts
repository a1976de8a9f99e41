import type { Engine } from './engine.ts';

/**
 * Loads the pages of a document, which takes as long as all that is read of them. The last one stays loaded until it is
 * taken or another one is wanted: what was read is often drawn next.
 */
export class LoadedPages {
  readonly #engine: Engine;
  /** FPDF_DOCUMENT. */
  readonly #document: number;
  #number = 0;
  /** FPDF_PAGE; 0 for none. */
  #page = 0;

  constructor(engine: Engine, document: number) {
    this.#engine = engine;
    this.#document = document;
  }

  /** A page (FPDF_PAGE) by its number from 1 on, until another call; 0 when the engine cannot load it. */
  load(number: number): number {
    if (this.#page !== 0 && this.#number === number) return this.#page;
    this.close();
    this.#number = number;
    this.#page = this.#engine.call.FPDF_LoadPage(this.#document, number - 1);
    return this.#page;
  }

  /** The same, which the caller closes. */
  take(number: number): number {
    const page = this.load(number);
    this.#page = 0;
    return page;
  }

  /** Closes the page that is loaded. */
  close(): void {
    if (this.#page !== 0) this.#engine.call.FPDF_ClosePage(this.#page);
    this.#page = 0;
  }
}
