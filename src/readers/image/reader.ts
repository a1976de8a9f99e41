import { DocumentError } from '../../document/document-error.ts';
import type { PositionedPage } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { Reader, Reading } from '../reader.ts';
import { fittingResolution } from '../resolution.ts';
import { type ImageHeader, jpegHeader, pngHeader } from './header.ts';
import { isPng } from './signature.ts';

/** A decoded image, turned as its metadata ask for. */
export interface DecodedImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The whole image at another size in pixels, on white paper, one byte of grey for each pixel. */
  grey(width: number, height: number): Uint8Array<ArrayBuffer>;
  close(): void;
}

/** Decodes the file of an image. Rejects when the file is damaged. */
export type DecodeImage = (file: Blob) => Promise<DecodedImage>;

/** More pixels than these take too much memory to decode. */
const MOST_PIXELS = 80_000_000;
/** No letter has fewer pixels than these. */
const FEWEST_PIXELS = 8;
/** Pixels per inch from which a file's word is taken: below, it is a screen's and says nothing about the sheet. */
const LEAST_RESOLUTION = 150;
const MOST_RESOLUTION = 1200;
/** What a sheet of unknown size measures: the longer side of a letter, in inches. */
const SHEET = 11;

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
 * Pixels per inch of an image: what its file says, if that can be a sheet of paper's, else what makes it as long as a
 * letter.
 */
function resolutionOf({ width, height, resolution = 0 }: ImageHeader): number {
  if (resolution >= LEAST_RESOLUTION && resolution <= MOST_RESOLUTION) return resolution;
  return Math.max(width, height) / SHEET;
}

/**
 * A reader of PNG and JPEG files as documents of one page that has an image and no words.
 * Opening throws `DocumentError`: `corrupt_file`, or `processing_failed` for images too large or too small.
 */
export const createImageReader = (decode: DecodeImage): Reader => ({
  async open(bytes) {
    const header = inspect(isPng(bytes) ? pngHeader(bytes) : jpegHeader(bytes));
    const image = await decode(new Blob([bytes])).catch((error: unknown) => {
      throw damaged(error);
    });
    return newReading(image, resolutionOf(header));
  },
});

function newReading(image: DecodedImage, resolution: number): Reading {
  const inPoints = (pixels: number): number => Math.round((pixels / resolution) * POINTS_PER_INCH * 1000) / 1000;
  const [width, height] = [inPoints(image.width), inPoints(image.height)];
  const page: PositionedPage = {
    number: 1,
    width,
    height,
    rotation: 0,
    source: 'text',
    words: [],
    rules: [],
    fills: [],
    images: [{ box: [0, 0, width, height], resolution }],
  };
  return {
    pageCount: 1,
    async *pages() {
      yield { value: page, messages: [] };
    },
    async render(_number, wanted): Promise<PageImage> {
      const fitting = fittingResolution(width, height, wanted);
      return { ...fitting, pixels: image.grey(fitting.width, fitting.height) };
    },
    close: () => image.close(),
  };
}
