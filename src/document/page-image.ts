export const POINTS_PER_INCH = 72;

/** A greyscale image of a page: one byte for each pixel, row by row; 0 is black, 255 is white. */
export interface PageImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** `width × height` bytes. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** Pixels per inch. */
  readonly resolution: number;
}
