import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { type CellImage, meanFilter } from '../image/local-filters.ts';
import { CELL, type FlatRegion } from './flat-regions.ts';

/** Cells: shades are smooth, so that what noise and the edges of letters add is taken off by a mean over those so near. */
const SMOOTH = 1;

/** A part of an image around a region that shades, with the region in its median grey everywhere. `box` is the part's. */
export function withEvenShades(part: PageImage, box: Box, { box: own, grey, shades }: FlatRegion): PageImage {
  if (!shades) return part;
  const { columns, rows, values } = meanFilter(filled(shades), SMOOTH);
  const pixels = part.pixels.slice();
  const place = (pixel: number, start: number, count: number): [before: number, share: number] => {
    const at = Math.min(Math.max((pixel + 0.5 - start) / CELL - 0.5, 0), count - 1);
    return [Math.min(Math.floor(at), Math.max(0, count - 2)), at - Math.min(Math.floor(at), Math.max(0, count - 2))];
  };
  const across = Array.from({ length: part.width }, (_, x) => place(x + box[0], own[0], columns));
  for (let y = 0; y < part.height; y++) {
    const [row, down] = place(y + box[1], own[1], rows);
    const [above, below] = [row * columns, Math.min(row + 1, rows - 1) * columns];
    for (let x = 0; x < part.width; x++) {
      const [column, share] = across[x] as [number, number];
      const next = Math.min(column + 1, columns - 1);
      const upper = (values[above + column] as number) * (1 - share) + (values[above + next] as number) * share;
      const lower = (values[below + column] as number) * (1 - share) + (values[below + next] as number) * share;
      const at = y * part.width + x;
      const even = (part.pixels[at] as number) - upper - (lower - upper) * down + grey;
      pixels[at] = Math.max(0, Math.min(255, even));
    }
  }
  return { ...part, pixels };
}

/** The cells with those that are not known between or beside others of their row, or else of their column. */
function filled({ columns, rows, values }: CellImage): CellImage {
  const result = values.slice();
  for (let row = 0; row < rows; row++) fillLine(result, { start: row * columns, step: 1, count: columns });
  for (let column = 0; column < columns; column++) fillLine(result, { start: column, step: columns, count: rows });
  return { columns, rows, values: result };
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

function fillLine(values: Float32Array, { start, step, count }: Line): void {
  let last = -1;
  for (let index = 0; index <= count; index++) {
    const known = index < count ? (values[start + index * step] as number) : -1;
    if (index < count && known < 0) continue;
    if (index === count && last < 0) return;
    const before = last < 0 ? known : (values[start + last * step] as number);
    const after = index === count ? before : known;
    for (let gap = last + 1; gap < index; gap++) {
      const share = last < 0 ? 1 : (gap - last) / (index - last);
      values[start + gap * step] = before + (after - before) * share;
    }
    last = index;
  }
}
