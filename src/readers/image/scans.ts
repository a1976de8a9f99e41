import { isJpeg } from './signature.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Markers without a segment, and what stands for a byte of 255 in coded data (ITU-T T.81, B.1.1.3 and B.1.1.5). */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Number of scans of a JPEG file (ITU-T T.81, B.2.1); a PNG file has none. A decoder goes through the image in each. */
export function scansOf(bytes: Uint8Array): number {
  if (!isJpeg(bytes)) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const [marker, high, low] = bytes.subarray(at + 1, at + 4) as unknown as [number, number, number];
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans++;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at++;
    else at += isAlone(marker) ? 2 : 2 + ((high << 8) | low);
  }
  return scans;
}
