import type { Box } from '../document/geometry.ts';
import type { Result } from '../document/message.ts';
import type { OutlineItem } from '../document/outline.ts';
import type { Page } from '../document/page.ts';
import type { PageImage } from '../document/page-image.ts';
import type { Watch } from '../document/watch.ts';
import type { ColorImage } from './grey/color-pixels.ts';
import type { Lettering } from './lettering.ts';

export interface ReadOptions {
  readonly password?: string;
  /** Most bytes that compressed parts may inflate to in all. */
  readonly maxInflatedBytes: number;
  /** Is told that reading goes on; nobody is when absent. */
  readonly watch?: Watch;
}

/** An opened document whose pages are read on demand. */
export interface Reading {
  /** Pages of the file; at least 1. */
  readonly pageCount: number;
  /**
   * Reads pages in ascending order, one at a time, so that a caller can report progress and drop what it has used.
   * @param numbers one-based page numbers; all pages when absent.
   */
  pages(numbers?: readonly number[]): AsyncIterable<Result<Page>>;
  /** The document's outline; none when absent. */
  outline?(): readonly OutlineItem[];
  /**
   * A page as it looks, at the resolution asked for in pixels per inch, or a lower one where the image would be too
   * large. Absent where pages have no looks (flow documents).
   * @param area in points: what of the page is needed, all when absent; more of it may be drawn.
   */
  render?(number: number, resolution: number, area?: Box): Promise<PageImage>;
  /** The same in its colours, on white paper. Absent where `render` is. */
  renderColors?(number: number, resolution: number): Promise<ColorImage>;
  /**
   * The file of a picture that a figure of a flow document names; undefined where it is missing, damaged or too large.
   * Absent where figures name none.
   */
  picture?(name: string): Uint8Array<ArrayBuffer> | undefined;
  /** How the glyphs of its fonts look; absent where the reader does not know. */
  readonly lettering?: Lettering;
  /** Frees the engine's memory; the reading cannot be used afterwards. */
  close(): void;
}

export interface Reader {
  /** Opens a document. Throws `DocumentError` when it cannot be read at all. */
  open(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<Reading>;
}
