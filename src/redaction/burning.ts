import type { Box } from '../document/geometry.ts';
import { POINTS_PER_INCH } from '../document/page-image.ts';

/** What is covered on a page. */
export interface Region {
  /** One-based page number. */
  readonly page: number;
  /** One for each line of text, in points. */
  readonly boxes: readonly Box[];
}

/** How far a cover reaches over the box of its text, as a share of the box's shorter side. */
const MARGIN = 0.08;
/** The same in points: at least a pixel at 72 per inch, and never into the next line of large type. */
const LEAST_MARGIN = 0.75;
const MOST_MARGIN = 2.5;

/** The boxes of a page that cover all regions on it, each with a little margin. */
export function coversOf(regions: readonly Region[], page: number): Box[] {
  const boxes = regions.filter((region) => region.page === page).flatMap((region) => region.boxes);
  return boxes.map(([x0, y0, x1, y1]) => {
    const margin = Math.min(MOST_MARGIN, Math.max(LEAST_MARGIN, MARGIN * Math.min(x1 - x0, y1 - y0)));
    return [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
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

/** Makes black, in the image itself, every pixel that one of the boxes (points) touches. */
export function burn({ width, height, bytes, step, resolution }: Pixels, covers: readonly Box[]): void {
  const scale = resolution / POINTS_PER_INCH;
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  for (const [x0, y0, x1, y1] of covers) {
    const left = within(Math.floor(x0 * scale), width);
    const right = within(Math.ceil(x1 * scale), width);
    for (let y = within(Math.floor(y0 * scale), height); y < within(Math.ceil(y1 * scale), height); y++) {
      bytes.fill(0, (y * width + left) * step, (y * width + right) * step);
    }
  }
}
