import type { PageImage } from '../../document/page-image.ts';

/** An image in colours, row by row. */
export interface ColorPixels {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array | Uint8ClampedArray;
  /** Bytes of a pixel. */
  readonly step: 3 | 4;
  /** Which of them are red, green and blue. */
  readonly places: readonly [red: number, green: number, blue: number];
}

/** A page as it looks, in colours. */
export interface ColorImage extends ColorPixels, Pick<PageImage, 'resolution'> {}
