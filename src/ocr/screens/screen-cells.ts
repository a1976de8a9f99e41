import { type PageImage, WHITE } from '../../document/page-image.ts';
import { DarkFinder } from '../image/dark-finder.ts';

/** Side of a cell in pixels: a few dots of a screen, and about a letter of ordinary type at 200 dpi. */
export const CELL = 16;
/** Greys between neighbouring pixels from which one is of a dot and the other beside it. */
const DOT = 48;
/** Such neighbours for each pixel of a cell: letters have fewer, on paper that is one grey none are left. */
const LEAST = 0.1;
/** Greys by which the quarters of a cell of fine or scattered dots differ at most: those with letters differ more. */
const EVEN = 28;
/** Pixels at which the dots of coarser screens come again, across and down. */
export const PERIODS = [3, 4, 5, 6, 7, 8, 9, 10] as const;
/** How different pixels a period apart are at most, in shares of the most different distance. */
const ALIKE = 0.3;

/** Cells of the nine around one and itself that are of its screen: less than a straight edge has of them. */
const SOLID = 6;

/** Cells of an image, row by row: 1 where it shows the dots of a screen and nothing else. */
export interface CellMask {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

/** Where a tint is made of dots; undefined where a smaller share of the cells than `fewest` shows any. */
export function screenCells(image: PageImage, fewest: number): CellMask | undefined {
  const columns = Math.floor(image.width / CELL);
  const rows = Math.floor(image.height / CELL);
  const startOf = (cell: number): number => Math.floor(cell / columns) * CELL * image.width + (cell % columns) * CELL;
  const finder = new DarkFinder(image);
  const dotted = new Uint8Array(columns * rows);
  for (let cell = 0; cell < dotted.length; cell++) {
    const at = startOf(cell);
    if (!isPlain(image, at, finder) && isDotted(image, at)) dotted[cell] = 1;
  }
  // Cells of letters are dotted as well, but seldom an area of them: only what counts for one is looked at closely.
  const areas = solid({ columns, rows, cells: dotted });
  if (areFew(areas, fewest)) return undefined;
  const near = widened(areas, 1).cells;
  const cells = dotted.map((value, cell) => (value && near[cell] && isScreen(image, startOf(cell)) ? 1 : 0));
  const screen = solid({ columns, rows, cells });
  return areFew(screen, fewest) ? undefined : screen;
}

const areFew = ({ cells }: CellMask, fewest: number): boolean =>
  cells.reduce((sum, one) => sum + one, 0) < fewest * cells.length;

/** The cells of a mask most of whose neighbours are in it as well: a tint is an area, rough letters are strewn. */
function solid({ columns, rows, cells }: CellMask): CellMask {
  const kept = cells.map((value, cell) => {
    if (value === 0) return 0;
    let near = 0;
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const x = (cell % columns) + column;
        if (x >= 0 && x < columns) near += cells[cell + row * columns + column] ?? 0;
      }
    }
    return near >= SOLID ? 1 : 0;
  });
  return { columns, rows, cells: kept };
}

/** Whether the upper half of a cell is one grey, as in most cells of most pages. */
function isPlain({ width, pixels }: PageImage, start: number, finder: DarkFinder): boolean {
  const grey = pixels[start];
  for (let y = 0; y <= CELL / 2; y++) {
    const row = start + y * width;
    if (grey === WHITE && finder.next(row, row + CELL) < row + CELL) return false;
    if (grey !== WHITE && pixels.subarray(row, row + CELL).some((one) => one !== grey)) return false;
  }
  return true;
}

/** Whether a cell of dots is even, or has a period. */
function isScreen(image: PageImage, start: number): boolean {
  const sums = quarterSums(image, start);
  const spread = (Math.max(...sums) - Math.min(...sums)) / (CELL / 2) ** 2;
  return spread <= EVEN || isPeriodic(image.pixels, start, image.width);
}

/** Whether many neighbours in a cell are of a dot and of what is beside it. */
function isDotted({ width, pixels }: PageImage, start: number): boolean {
  let steps = 0;
  for (let y = 0; y < CELL; y++) {
    const row = start + y * width;
    for (let at = row; at < row + CELL; at++) {
      const grey = pixels[at] as number;
      if (at > row && Math.abs(grey - (pixels[at - 1] as number)) > DOT) steps++;
      if (y > 0 && Math.abs(grey - (pixels[at - width] as number)) > DOT) steps++;
    }
    if (steps >= LEAST * CELL ** 2) return true;
    // As in most cells.
    if (y === CELL / 2 && steps === 0) return false;
  }
  return false;
}

/** The sums of the greys in the quarters of a cell. */
function quarterSums({ width, pixels }: PageImage, start: number): number[] {
  const half = CELL / 2;
  return [0, half, half * width, half * width + half].map((corner) => {
    let sum = 0;
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) sum += pixels[start + corner + y * width + x] as number;
    }
    return sum;
  });
}

/** Whether a cell looks the same some pixels further right, and some further down. */
function isPeriodic(pixels: Uint8Array, start: number, width: number): boolean {
  return [1, width].every((step) => {
    const differences = PERIODS.map((period) => differenceAt(pixels, { start, width, by: period * step }));
    return Math.min(...differences) <= ALIKE * Math.max(...differences) && Math.max(...differences) > 0;
  });
}

/** The sum of the differences between the pixels of a cell and those so many places on. */
export function differenceAt(
  pixels: Uint8Array,
  { start, width, by }: { readonly start: number; readonly width: number; readonly by: number },
): number {
  let sum = 0;
  for (let y = 0; y < CELL; y++) {
    const row = start + y * width;
    for (let at = row; at < row + CELL; at++) sum += Math.abs((pixels[at] as number) - (pixels[at + by] ?? 0));
  }
  return sum;
}

/** The cells of a mask and those within reach of them. */
export const widened = (mask: CellMask, reach: number): CellMask => spread(mask, reach, 1);

/** The cells of a mask and those that they enclose: letters on a screen are no more than so many cells wide and high. */
export function closed(mask: CellMask, reach: number): CellMask {
  return spread(widened(mask, reach), reach, 0);
}

/** Every cell within reach of one of a kind becomes of this kind. */
function spread({ columns, rows, cells }: CellMask, reach: number, kind: 0 | 1): CellMask {
  let from = cells;
  for (const [step, count] of [
    [1, columns],
    [columns, rows],
  ] as const) {
    const to = from.slice();
    for (const [cell, value] of from.entries()) {
      if (value !== kind) continue;
      const place = step === 1 ? cell % columns : Math.floor(cell / columns);
      const [first, last] = [Math.max(-reach, -place), Math.min(reach, count - 1 - place)];
      for (let by = first; by <= last; by++) to[cell + by * step] = kind;
    }
    from = to;
  }
  return { columns, rows, cells: from };
}
