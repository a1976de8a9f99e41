import type { Box } from '../document/geometry.ts';
import { POINTS_PER_INCH } from '../document/page-image.ts';

/** What is covered on a page. */
export interface Region {
  /** One-based page number. */
  readonly page: number;
  /** One for each line of text, in points. */
  readonly boxes: readonly Box[];
}

/**
 * How far a cover reaches over the box of its text, as a share of the box's shorter side: before and behind it about half a
 * space, as recognisers may cut the edge of a letter off.
 */
const MARGIN = 0.08;
const SIDE_MARGIN = 0.15;
/** The same in points: at least a pixel at 72 per inch, and never into the next line of large type. */
const LEAST_MARGIN = 0.75;
const MOST_MARGIN = 2.5;

/** The boxes of a page that cover all regions on it, each with a little margin. */
export function coversOf(regions: readonly Region[], page: number): Box[] {
  const boxes = regions.filter((region) => region.page === page).flatMap((region) => region.boxes);
  return boxes.map(([x0, y0, x1, y1]) => {
    const [across, down] = [x1 - x0, y1 - y0];
    const marginOf = (share: number): number =>
      Math.min(MOST_MARGIN, Math.max(LEAST_MARGIN, share * Math.min(across, down)));
    const [side, over] =
      across >= down ? [marginOf(SIDE_MARGIN), marginOf(MARGIN)] : [marginOf(MARGIN), marginOf(SIDE_MARGIN)];
    return [x0 - side, y0 - over, x1 + side, y1 + over];
  });
}

/** An image of a page of which every pixel has so many bytes. */
interface Pixels {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array | Uint8ClampedArray;
  readonly step: number;
  /** Pixels per inch. */
  readonly resolution: number;
}

/** A part of an image in pixels; `right` and `bottom` are behind it. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pixels that a box (points) touches, and so many around them; with less than none, so many fewer. */
function partOf({ width, height, resolution }: Pixels, [x0, y0, x1, y1]: Box, around = 0): Part {
  const scale = resolution / POINTS_PER_INCH;
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return {
    left: within(Math.floor(x0 * scale) - around, width),
    top: within(Math.floor(y0 * scale) - around, height),
    right: within(Math.ceil(x1 * scale) + around, width),
    bottom: within(Math.ceil(y1 * scale) + around, height),
  };
}

/** The bytes of a part, row by row; changing them changes the image. */
function* rowsOf({ width, bytes, step }: Pixels, { left, top, right, bottom }: Part): Generator<Pixels['bytes']> {
  if (right <= left) return;
  for (let y = top; y < bottom; y++) yield bytes.subarray((y * width + left) * step, (y * width + right) * step);
}

/** Makes black, in the image itself, every pixel that one of the boxes (points) touches. */
export function burn(image: Pixels, covers: readonly Box[]): void {
  for (const cover of covers) for (const row of rowsOf(image, partOf(image, cover))) row.fill(0);
}

/** The lightest that a pixel of a cover is, after JPEG: paper is far above. */
const DARK = 64;

/**
 * Makes covers white, so that a recogniser reads the words beside them as if the bars were not there. A cover of which
 * a pixel is not dark has failed, and stays: what shows through it must be read.
 */
export function liftCovers(image: Pixels, covers: readonly Box[]): void {
  const whole = covers.filter((cover) => isDark(image, partOf(image, cover, -1)));
  for (const cover of whole) for (const row of rowsOf(image, partOf(image, cover, 1))) row.fill(255);
}

function isDark(image: Pixels, part: Part): boolean {
  for (const row of rowsOf(image, part)) if (row.some((value) => value > DARK)) return false;
  return true;
}
