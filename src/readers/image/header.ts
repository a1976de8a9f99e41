import { isPng } from './signature.ts';

/** What an image's file says of it before it is decoded. */
export interface ImageHeader {
  /** Pixels as stored: before any turn that its metadata ask for. */
  readonly width: number;
  readonly height: number;
  /** Pixels per inch; absent where the file does not say. */
  readonly resolution?: number;
}

const METRES_PER_INCH = 0.0254;
const CENTIMETRES_PER_INCH = 2.54;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const withResolution = (width: number, height: number, resolution: number): ImageHeader =>
  resolution > 0 ? { width, height, resolution } : { width, height };

/** Header of a PNG file: its IHDR and, before the image data, pHYs chunks (PNG, third edition, 11.2.1 and 11.3.4.3). */
export function pngHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 33) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let resolution = 0;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') break;
    const perMetre = type === 'pHYs' && at + 17 <= bytes.length && bytes[at + 16] === 1;
    if (perMetre) resolution = view.getUint32(at + 8) * METRES_PER_INCH;
  }
  return withResolution(width, height, resolution);
}

/** Start-of-frame markers of ITU-T T.81, table B.1: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const APP0 = 0xe0;
const START_OF_SCAN = 0xda;

/** Header of a JPEG file: its frame, and its density by JFIF (ITU-T T.871, 10.1). */
export function jpegHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = viewOf(bytes);
  let resolution = 0;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[at + 1] === 0xff && at + 10 <= bytes.length) at++;
    const marker = view.getUint8(at + 1);
    if (bytes[at] !== 0xff || marker === START_OF_SCAN) return undefined;
    if (isFrame(marker)) return withResolution(view.getUint16(at + 7), view.getUint16(at + 5), resolution);
    const isJfif = marker === APP0 && at + 16 <= bytes.length && view.getUint32(at + 4) === 0x4a464946;
    if (isJfif) resolution = view.getUint16(at + 12) * ([0, 1, CENTIMETRES_PER_INCH][view.getUint8(at + 11)] ?? 0);
  }
  return undefined;
}

/** What a PNG or JPEG file says of its image; undefined when it is damaged. */
export const imageHeader = (bytes: Uint8Array): ImageHeader | undefined =>
  isPng(bytes) ? pngHeader(bytes) : jpegHeader(bytes);
