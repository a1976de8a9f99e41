import { crc32, deflateSync } from 'node:zlib';

/** An image whose pixels are places in a palette. */
export interface PaletteImage {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour, at most 256. */
  readonly palette: readonly (readonly [red: number, green: number, blue: number])[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Colour type of palettes in PNG, third edition, 11.2.1. */
const INDEXED = 3;

/** A PNG file of the image, with as few bits a pixel as its palette allows. */
export function encodePng({ width, height, palette, pixels }: PaletteImage): Uint8Array {
  const depth = [1, 2, 4, 8].find((bits) => palette.length <= 2 ** bits);
  if (depth === undefined) throw new RangeError(`${palette.length} colours are too many for a palette.`);
  const perByte = 8 / depth;
  const row = 1 + Math.ceil(width / perByte);
  // The first byte of each row says that it is not filtered: that is best for palettes.
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * row + 1 + Math.floor(x / perByte);
      const shift = 8 - depth * (1 + (x % perByte));
      rows[at] = (rows[at] as number) | ((pixels[y * width + x] as number) << shift);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, INDEXED], 8);
  return pngFile([
    ['IHDR', header],
    ['PLTE', Uint8Array.from(palette.flat())],
    ['IDAT', deflateSync(rows, { level: 9, memLevel: 9 })],
  ]);
}

/** A PNG file of chunks, by type and data, and of the one that ends it. */
export function pngFile(chunks: readonly (readonly [type: string, data: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  return Buffer.concat([
    SIGNATURE,
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
