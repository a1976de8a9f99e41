import { type Box, height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { type Component, components } from '../image/connected-components.ts';
import { crop } from '../image/crop.ts';
import { touchesEdge } from '../image/touches-edge.ts';
import { whitened } from '../image/whiten.ts';

/** Pixels: how far the blur around a dark edge reaches. */
const HALO = 3;
/** Pixels from the edge of the image within which what touches it begins. */
const REACH = 1;
/** Share of the image's shorter side: a longer component that touches the image's edge is no text. */
const LEAST_LENGTH = 0.04;
/**
 * The grid of a table reaches three sides of the image at least, fills little of its box, and has rules within: as long as
 * half of it, and so far from its ends. The edges of the glass, which scanners show as a thin frame, have none.
 */
const GRID = { sides: 3, filled: 0.25, rule: 0.5, within: 0.1 } as const;

/**
 * Border noise removal: what is dark along the edges becomes white, as the ground under a photographed page, or a lid.
 * The same image where there is nothing.
 * @param ground the lightest grey of what is dark.
 */
export function clearBorders(image: PageImage, ground: number): PageImage {
  if (!isDarkAlongEdges(image, ground)) return image;
  const least = Math.min(image.width, image.height) * LEAST_LENGTH;
  const noise = components(image, ground).filter(
    ({ box }) => touchesEdge(box, image, REACH) && Math.max(width(box), height(box)) >= least,
  );
  if (noise.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const { runs } of noise) {
    for (let run = 0; run < runs.length; run += 3) {
      const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
      const from = Math.max(0, first - HALO);
      const to = Math.min(image.width, end + HALO);
      for (let y = Math.max(0, row - HALO); y <= Math.min(image.height - 1, row + HALO); y++) {
        pixels.fill(255, y * image.width + from, y * image.width + to);
      }
    }
  }
  return noise.some((part) => isGrid(part, image)) ? withoutRim({ ...image, pixels }) : { ...image, pixels };
}

/** Whether anything within reach of the edges is dark: there is nothing on most pages. */
function isDarkAlongEdges(image: PageImage, ground: number): boolean {
  const { width: right, height: bottom } = image;
  const edges: Box[] = [
    [0, 0, right, REACH + 1],
    [0, bottom - REACH - 1, right, bottom],
    [0, 0, REACH + 1, bottom],
    [right - REACH - 1, 0, right, bottom],
  ];
  return edges.some((edge) => crop(image, edge).pixels.some((grey) => grey <= ground));
}

function isGrid({ box, area, runs }: Component, image: PageImage): boolean {
  const [x0, y0, x1, y1] = box;
  const sides = [x0 <= 1, y0 <= 1, x1 >= image.width - 1, y1 >= image.height - 1].filter(Boolean).length;
  if (sides < GRID.sides || area > GRID.filled * width(box) * height(box)) return false;
  const margin = GRID.within * height(box);
  for (let run = 0; run < runs.length; run += 3) {
    const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
    if (end - first >= GRID.rule * width(box) && row > y0 + margin && row < y1 - margin) return true;
  }
  return false;
}

/** The image with white edges: the grid of a table that is cut there has a side too pale to be one component with the others. */
function withoutRim(image: PageImage): PageImage {
  const { width: right, height: bottom } = image;
  return whitened(image, [
    [0, 0, right, HALO],
    [0, bottom - HALO, right, bottom],
    [0, 0, HALO, bottom],
    [right - HALO, 0, right, bottom],
  ]);
}
