export const POINTS_PER_INCH = 72;

/** The grey of blank paper. */
export const WHITE = 255;

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

/** So many pixels of an image in points. */
export const pointsOf = (pixels: number, { resolution }: Pick<PageImage, 'resolution'>): number =>
  (pixels / resolution) * POINTS_PER_INCH;

/** So many pixels of an image in points, to thousandths. */
export const inPoints = (pixels: number, image: Pick<PageImage, 'resolution'>): number =>
  Math.round(pointsOf(pixels, image) * 1000) / 1000;

/** Inches: the longer side of a letter. */
const LETTER = 11;

/** Pixels per inch at which an image is as long as a letter: for one whose sheet is of unknown size. */
export const letterResolution = ({ width, height }: Pick<PageImage, 'width' | 'height'>): number =>
  Math.max(width, height) / LETTER;
