import { type Box, height, width } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { touchesEdge } from '../image/touches-edge.ts';
import { inkComponents } from './ink-components.ts';

/** Points: what is larger in both directions is no letter. */
const LARGE = 24;
/** Share of ink in what is filled: grids of tables have a twentieth, bars with the lines of their axes a quarter. */
const FILLED = 0.1;

/**
 * The share of an image that is taken by filled shapes larger than letters: bars and pies of charts, pictures. What touches
 * the edges of the image is the ground beside a page that was photographed.
 */
export function drawnShare(image: PageImage): number {
  const least = (LARGE / POINTS_PER_INCH) * image.resolution;
  const darkest = otsu(histogram(image.pixels));
  const drawn = inkComponents(image)
    .filter((box) => width(box) >= least && height(box) >= least && !touchesEdge(box, image))
    .filter((box) => inkShare(image, box, darkest) >= FILLED);
  const area = drawn.reduce((sum, box) => sum + width(box) * height(box), 0);
  return Math.min(1, area / (image.width * image.height));
}

function inkShare(image: PageImage, box: Box, darkest: number): number {
  let ink = 0;
  for (let y = box[1]; y < box[3]; y++) {
    for (let x = box[0]; x < box[2]; x++) if ((image.pixels[y * image.width + x] as number) <= darkest) ink++;
  }
  return ink / (width(box) * height(box));
}
