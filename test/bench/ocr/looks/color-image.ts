/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** An image in colours: three bytes for each pixel, row by row. */
export interface ColorImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** `3 × width × height` bytes. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** Pixels per inch, across and down. */
  readonly resolution: readonly [across: number, down: number];
}

/** The colours of a page of ours. */
export interface Palette {
  readonly paper: Color;
  readonly ink: Color;
  /** Of notes and small print. */
  readonly muted: Color;
  /** Of bands, heads of tables and buttons, and of what is printed on them. */
  readonly band: Color;
  readonly onBand: Color;
  /** Of boxes around a few lines, and of what is printed on them. */
  readonly panel: Color;
  readonly onPanel: Color;
}

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

/** Black on white, without bands and panels. */
export const PLAIN: Palette = {
  paper: WHITE,
  ink: BLACK,
  muted: BLACK,
  band: WHITE,
  onBand: BLACK,
  panel: WHITE,
  onPanel: BLACK,
};

/** An image of one colour. */
export function blank(size: Omit<ColorImage, 'pixels'>, [red, green, blue]: Color): ColorImage {
  const pixels = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
  return { ...size, pixels };
}
