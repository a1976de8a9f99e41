import { DocumentError } from '../../document/document-error.ts';
import { imagePage } from '../../document/image-page.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { ColorPixels } from '../grey/color-pixels.ts';
import { greyOf } from '../grey/grey.ts';
import type { Reader, Reading } from '../reader.ts';
import { fittingResolution } from '../resolution.ts';
import type { ImageHeader } from './header.ts';
import { imageHeader, resolutionOf, sheetSize } from './sheet-size.ts';

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

/** More pixels than these take too much memory to decode. */
const MOST_PIXELS = 80_000_000;
/** No letter has fewer pixels than these. */
const FEWEST_PIXELS = 8;
const inThousands = (value: number): string => value.toLocaleString('en');

function inspect(header: ImageHeader | undefined): ImageHeader {
  if (!header || header.width === 0 || header.height === 0) throw damaged();
  const { width, height } = header;
  const size = `The image has ${inThousands(width)} × ${inThousands(height)} pixels`;
  if (width * height > MOST_PIXELS) {
    throw new DocumentError(
      'processing_failed',
      `${size}; at most ${MOST_PIXELS / 1e6} million can be read. Scale it down or cut it into parts.`,
    );
  }
  if (Math.min(width, height) < FEWEST_PIXELS) {
    throw new DocumentError('processing_failed', `${size}: no text fits into that. Send the scan in its full size.`);
  }
  return header;
}

const damaged = (cause?: unknown): DocumentError =>
  new DocumentError(
    'corrupt_file',
    'This image is damaged or incomplete and cannot be shown: scan, export or download it again.',
    { cause },
  );

/**
 * A reader of PNG and JPEG files as documents of one page that has an image and no words.
 * Opening throws `DocumentError`: `corrupt_file`, or `processing_failed` for images too large or too small.
 */
export const createImageReader = (decode: DecodeImage): Reader => ({
  async open(bytes) {
    const header = inspect(imageHeader(bytes));
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
