import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import type { CellImage } from '../image/local-filters.ts';

/** A part of an image that has one grey, or shades evenly, but for what is printed on it: a band, a panel, a button. */
export interface FlatRegion {
  /** Pixels: the box around its cells, to the width of a cell. */
  readonly box: Box;
  /** Its median grey. */
  readonly grey: number;
  /** The greys of its cells, those of its box row by row, -1 where there is print; absent where they are alike. */
  readonly shades?: CellImage;
  /** Pixels of its cells, and the index of one of them. */
  readonly area: number;
  readonly seed: number;
}

/** Side of a cell in pixels: what surely lies between a line of type and the edge of its band at 200 dpi. */
export const CELL = 6;
/** Grey: what is lighter has no white text that people could read. */
const LIGHTEST = 215;
/** Greys: between pixels of a cell at most, as noise makes them; between neighbouring cells; around a region's own. */
const NOISE = 48;
const STEP = 10;
const SPREAD = 16;
/** Least share of a region's cells that have its grey: others shade into another one, as photographs and gradients do. */
const ALIKE = 0.9;
/** Least width and height of a region in inches, and fewest cells: strokes of large letters are smaller. */
const LEAST = { width: 0.25, height: 0.07, cells: 20 } as const;

/** The darker regions of an image that are flat in large parts or shade evenly, the largest first. */
export function flatRegions(image: PageImage): FlatRegion[] {
  const columns = Math.floor(image.width / CELL);
  const rows = Math.floor(image.height / CELL);
  const greys = new Int16Array(columns * rows);
  for (let cell = 0; cell < greys.length; cell++)
    greys[cell] = greyOf(image, cell % columns, Math.floor(cell / columns));
  const found: FlatRegion[] = [];
  for (let start = 0; start < greys.length; start++) {
    if ((greys[start] as number) < 0) continue;
    const region = regionOf(taken(greys, start, columns), columns, image.width);
    if (region && isLarge(region, image)) found.push(region);
  }
  return found.sort((a, b) => b.area - a.area);
}

/** The mean grey of a cell; -1 where it is light or not flat. */
function greyOf({ width, pixels }: PageImage, column: number, row: number): number {
  let [least, most, sum] = [LIGHTEST, 0, 0];
  for (let y = row * CELL; y < (row + 1) * CELL; y++) {
    const end = y * width + (column + 1) * CELL;
    for (let at = end - CELL; at < end; at++) {
      const grey = pixels[at] as number;
      if (grey > LIGHTEST) return -1;
      if (grey < least) least = grey;
      if (grey > most) most = grey;
      sum += grey;
    }
    if (most - least > NOISE) return -1;
  }
  return Math.round(sum / CELL ** 2);
}

interface Cell {
  readonly cell: number;
  readonly grey: number;
}

/** The cells that hang together with one, taken out of the greys. */
function taken(greys: Int16Array, start: number, columns: number): Cell[] {
  const found: Cell[] = [];
  const take = (cell: number): void => {
    found.push({ cell, grey: greys[cell] as number });
    greys[cell] = -1;
  };
  take(start);
  for (let next = 0; next < found.length; next++) {
    const { cell, grey } = found[next] as Cell;
    const column = cell % columns;
    const near = [cell - columns, cell + columns];
    if (column > 0) near.push(cell - 1);
    if (column < columns - 1) near.push(cell + 1);
    for (const other of near) {
      const its = greys[other] ?? -1;
      if (its >= 0 && Math.abs(its - grey) <= STEP) take(other);
    }
  }
  return found;
}

/** The region of its cells; undefined where they are few. */
function regionOf(cells: readonly Cell[], columns: number, width: number): FlatRegion | undefined {
  if (cells.length < LEAST.cells) return undefined;
  const greys = cells.map(({ grey }) => grey);
  const grey = median(greys);
  const alike = greys.filter((one) => Math.abs(one - grey) <= SPREAD).length;
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { cell } of cells) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    [x0, y0] = [Math.min(x0, column), Math.min(y0, row)];
    [x1, y1] = [Math.max(x1, column + 1), Math.max(y1, row + 1)];
  }
  const [{ cell }] = cells as [Cell];
  const seed = Math.floor(cell / columns) * CELL * width + (cell % columns) * CELL;
  const region = {
    box: [x0 * CELL, y0 * CELL, x1 * CELL, y1 * CELL],
    grey,
    area: cells.length * CELL ** 2,
    seed,
  } as const;
  if (alike >= ALIKE * cells.length) return region;
  const shades = { columns: x1 - x0, rows: y1 - y0, values: new Float32Array((x1 - x0) * (y1 - y0)).fill(-1) };
  for (const one of cells) {
    const [column, row] = [one.cell % columns, Math.floor(one.cell / columns)];
    shades.values[(row - y0) * shades.columns + column - x0] = one.grey;
  }
  return { ...region, shades };
}

const isLarge = ({ box: [x0, y0, x1, y1] }: FlatRegion, { resolution }: PageImage): boolean =>
  x1 - x0 >= LEAST.width * resolution && y1 - y0 >= LEAST.height * resolution;
