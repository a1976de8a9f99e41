import type { Box } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import type { Corners, Point } from '../../document/projection.ts';
import { median } from '../../platform/median.ts';
import { crop } from '../image/crop.ts';
import { shrink } from '../image/shrink.ts';
import { type SideLine, type Step, sideLine } from './side-line.ts';

/** Pixels: the longer side of the image on which the page is sought. */
const SMALL = 400;
/** Pixels of that: what is compared on both sides of an edge, wider than rules and letters. */
const WINDOW = 6;
/** How many times as light as the ground the page is at its edge, and by how many greys: more than shadows and letters do. */
const LIGHTER = 1.35;
const STEP = 20;
/** Steps of one row that are kept: the ground may have a few of its own. */
const MOST_STEPS = 3;
/** Share of a side's length on which the edge shows. */
const SHOWN = 0.6;
/** Share of the image that a page covers at least. */
const LEAST_AREA = 0.25;
/** Share of the image by which corners may lie beyond it. */
const BEYOND = 0.02;
/** Most of the light of the page that its ground has along the border of the image. */
const GROUND = 0.75;
/** Share of the pixels of the image, from the lightest, that are paper where a page is. */
const PAPER = 0.2;

/**
 * The corners of a page that was photographed on a darker ground, in pixels; undefined where there is none, as on scans.
 * All four sides must show.
 */
export function pageCorners(image: PageImage): Corners | undefined {
  const by = Math.max(1, Math.ceil(Math.max(image.width, image.height) / SMALL));
  const border = borderOf(image, by);
  // Most images are scans, whose border is as light as any paper.
  if (border >= GROUND * WHITE) return undefined;
  const small = shrink(image, by);
  if (!(border < GROUND * paperOf(small))) return undefined;
  const { width, height, pixels } = small;
  const across = (y: number, x: number): number => pixels[y * width + x] as number;
  const back = (y: number, x: number): number => pixels[y * width + width - 1 - x] as number;
  const down = (x: number, y: number): number => pixels[y * width + x] as number;
  const up = (x: number, y: number): number => pixels[(height - 1 - y) * width + x] as number;
  const left = sideLine(stepsOf(across, height, width));
  const right = mirrored(sideLine(stepsOf(back, height, width)), width);
  const top = sideLine(stepsOf(down, width, height));
  const bottom = mirrored(sideLine(stepsOf(up, width, height)), height);
  if (!left || !right || !top || !bottom) return undefined;
  const corners: Corners = [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)];
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const isShown =
    left.found >= SHOWN * (y3 - y0) &&
    right.found >= SHOWN * (y2 - y1) &&
    top.found >= SHOWN * (x1 - x0) &&
    bottom.found >= SHOWN * (x2 - x3);
  if (!isShown || !isPage(corners, small)) return undefined;
  return corners.map(([x, y]) => [x * by, y * by] as const) as unknown as Corners;
}

/** The median grey of the border of an image that is shrunk. */
function borderOf(image: PageImage, by: number): number {
  const { width, height } = image;
  const [right, bottom] = [Math.floor(width / by) * by, Math.floor(height / by) * by];
  const sides: Box[] = [
    [0, 0, width, by],
    [0, bottom - by, width, bottom],
    [0, 0, by, height],
    [right - by, 0, right, height],
  ];
  return median(sides.flatMap((side) => [...shrink(crop(image, side), by).pixels]));
}

/** The grey of the lighter part of an image. */
const paperOf = ({ pixels }: PageImage): number => pixels.toSorted()[Math.floor(pixels.length * (1 - PAPER))] as number;

/** The first steps from dark to light on each row, from outside. `grey` gives the row's pixel so far in. */
function stepsOf(grey: (row: number, depth: number) => number, rows: number, length: number): Step[] {
  const found: Step[] = [];
  for (let row = 0; row < rows; row++) {
    let [dark, light, kept] = [0, 0, 0];
    for (let at = 0; at < WINDOW; at++) {
      dark += grey(row, at);
      light += grey(row, at + WINDOW);
    }
    let best = { depth: 0, rise: 0 };
    // `at` is the first pixel of the light side.
    for (let at = WINDOW; at + WINDOW < length && kept < MOST_STEPS; at++) {
      const rise = light - dark;
      const isStep = light > LIGHTER * dark && rise > STEP * WINDOW;
      if (isStep && rise > best.rise) best = { depth: at, rise };
      if (!isStep && best.rise > 0) {
        found.push({ along: row + 0.5, depth: best.depth });
        best = { depth: 0, rise: 0 };
        kept++;
      }
      dark += grey(row, at) - grey(row, at - WINDOW);
      light += grey(row, at + WINDOW) - grey(row, at);
    }
  }
  return found;
}

/** A line seen from the far side of an image. */
const mirrored = (line: SideLine | undefined, length: number): SideLine | undefined =>
  line && { ...line, depth: length - line.depth, slope: -line.slope };

/** Where a line across, whose depth is a y, crosses one that runs down, whose depth is an x. */
function crossing(across: SideLine, down: SideLine): Point {
  const y = (across.depth + across.slope * down.depth) / (1 - across.slope * down.slope);
  return [down.depth + down.slope * y, y];
}

/** Whether corners are those of a page that lies on an image. */
function isPage(corners: Corners, { width, height }: PageImage): boolean {
  const isWithin = corners.every(
    ([x, y]) => x > -BEYOND * width && y > -BEYOND * height && x < (1 + BEYOND) * width && y < (1 + BEYOND) * height,
  );
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const area = ((x2 - x0) * (y3 - y1) - (x3 - x1) * (y2 - y0)) / 2;
  return isWithin && x1 > x0 && x2 > x3 && y3 > y0 && y2 > y1 && area >= LEAST_AREA * width * height;
}
