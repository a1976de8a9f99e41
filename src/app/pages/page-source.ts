/** Points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The pages of a document as images, in the same points as the boxes of evidence. */
export interface PageSource {
  readonly pageCount: number;
  /** The size of a page as displayed, from its one-based number. */
  size(page: number): Promise<PageSize>;
  /** Draws a page over the whole canvas, which it sizes: so many pixels per point. Rejects when `signal` is aborted. */
  draw(page: number, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void>;
  /**
   * Fills an element that covers the page's image with the page's text, each run where the image shows it; absent where
   * files hold no text. Rejects when `signal` is aborted.
   */
  layText?(page: number, element: HTMLElement, signal: AbortSignal): Promise<void>;
  close(): void;
}
