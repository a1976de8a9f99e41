import { DocumentError } from '../../document/document-error.ts';
import { type ImageHeader, imageHeader } from './header.ts';
import { scansOf } from './scans.ts';

/** More pixels than these take too much memory to decode. */
const MOST_PIXELS = 80_000_000;
/** A progressive JPEG has some ten scans. More take a decoder minutes, in files of a few megabytes. */
const MOST_SCANS = 100;
/** No letter has fewer pixels than these. */
const FEWEST_PIXELS = 8;
const inThousands = (value: number): string => value.toLocaleString('en');

/**
 * What the file of an image says of it before it is decoded. Throws `DocumentError`: `corrupt_file`, or `processing_failed`
 * for images too large, too small or in too many scans.
 */
export function inspect(bytes: Uint8Array): ImageHeader {
  const header = imageHeader(bytes);
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
  const scans = scansOf(bytes);
  if (scans > MOST_SCANS) {
    throw new DocumentError(
      'processing_failed',
      `The image is a JPEG in ${inThousands(scans)} scans; at most ${MOST_SCANS} can be read. Save it again as PNG or JPEG.`,
    );
  }
  return header;
}

/** The error of an image that cannot be decoded. */
export const damaged = (cause?: unknown): DocumentError =>
  new DocumentError(
    'corrupt_file',
    'This image is damaged or incomplete and cannot be shown: scan, export or download it again.',
    { cause },
  );
