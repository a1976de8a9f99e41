import { imagePage } from '../../document/image-page.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { ColorPixels } from '../grey/color-pixels.ts';
import { greyOf } from '../grey/grey.ts';
import type { Reader, Reading } from '../reader.ts';
import { fittingResolution } from '../resolution.ts';
import { damaged, inspect } from './inspect.ts';
import { resolutionOf, sheetSize } from './sheet-size.ts';

/** A decoded image, turned as its metadata ask for. */
export interface DecodedImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The whole image at another size in pixels, on white paper. */
  colors(width: number, height: number): ColorPixels;
  close(): void;
}

/** Decodes the file of an image. Rejects when the file is damaged. */
export type DecodeImage = (file: Blob) => Promise<DecodedImage>;

/**
 * A reader of PNG and JPEG files as documents of one page that has an image and no words.
 * Opening throws `DocumentError`: see `inspect`.
 */
export const createImageReader = (decode: DecodeImage): Reader => ({
  async open(bytes) {
    const header = inspect(bytes);
    const image = await decode(new Blob([bytes])).catch((error: unknown) => {
      throw damaged(error);
    });
    return newReading(image, resolutionOf(header));
  },
});

function newReading(image: DecodedImage, resolution: number): Reading {
  const { width, height } = sheetSize(image, resolution);
  return {
    pageCount: 1,
    async *pages() {
      yield { value: imagePage(1, { width, height }, resolution), messages: [] };
    },
    async render(_number, wanted): Promise<PageImage> {
      const fitting = fittingResolution(width, height, wanted);
      return { ...fitting, pixels: greyOf(image.colors(fitting.width, fitting.height)) };
    },
    async renderColors(_number, wanted) {
      const { resolution, ...size } = fittingResolution(width, height, wanted);
      return { ...image.colors(size.width, size.height), resolution };
    },
    close: () => image.close(),
  };
}
