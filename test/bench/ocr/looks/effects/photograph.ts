import type { Random } from '../../../pii/random.ts';
import { blank, type Color, type ColorImage } from '../color-image.ts';

/** How a page is photographed. Shares are of the photograph's sides. */
export interface Shot {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the corners of the page are: top left, top right, bottom right, bottom left. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly ground: Color;
  /** How far the middle of the page bulges down, in shares of the page's height. */
  readonly bulge: number;
  /** The light that falls on a place, as a share of white. */
  light(x: number, y: number): number;
}

/** Inches of the longer side of what a reader takes a photograph for that states no resolution. */
const SHEET = 11;
const GRAIN = 14;

/** A page photographed on a ground darker than it. */
export function photographed(page: ColorImage, shot: Shot, random: Random): ColorImage {
  const { width, height, ground } = shot;
  const resolution = Math.max(width, height) / SHEET;
  const photo = blank({ width, height, resolution: [resolution, resolution] }, ground);
  const toPage = homography(shot.corners.map(([x, y]) => [x * width, y * height] as const));
  let streak = 0;
  for (let y = 0, at = 0; y < height; y++) {
    streak = streak * 0.8 + (random.below(2 * GRAIN) - GRAIN) * 0.4;
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = toPage(x, y);
      const bulged = v - shot.bulge * Math.sin(Math.PI * Math.min(1, Math.max(0, u)));
      const light = shot.light(x / width, y / height);
      for (let part = 0; part < 3; part++) {
        const own = sample(page, u * page.width - 0.5, bulged * page.height - 0.5, part);
        photo.pixels[at + part] = Math.min(255, light * (own ?? Math.max(0, (ground[part] as number) + streak)));
      }
    }
  }
  return photo;
}

/** The value between the pixels around a place; none outside the page. */
function sample({ width, height, pixels }: ColorImage, x: number, y: number, part: number): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const at = (top * width + left) * 3 + part;
  const row = width * 3;
  const upper = (pixels[at] as number) * (left + 1 - x) + (pixels[at + 3] as number) * (x - left);
  const lower = (pixels[at + row] as number) * (left + 1 - x) + (pixels[at + row + 3] as number) * (x - left);
  return upper * (top + 1 - y) + lower * (y - top);
}

/** Leads from a place on the photograph to one on the page, whose sides are 1 (Heckbert, 1989). */
function homography(
  corners: readonly (readonly [number, number])[],
): (x: number, y: number) => readonly [number, number] {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const below = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / below, (dx1 * sy - sx * dy1) / below];
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (x, y) => {
    // The adjoint of the matrix [a b x0; d e y0; g h 1].
    const u = (e - y0 * h) * x + (x0 * h - b) * y + (b * y0 - x0 * e);
    const v = (y0 * g - d) * x + (a - x0 * g) * y + (x0 * d - a * y0);
    const z = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [u / z, v / z];
  };
}
