import type { PageImage } from '../../document/page-image.ts';
import { CELL, type CellMask, closed, differenceAt, PERIODS, screenCells, widened } from './screen-cells.ts';

/** Share of an image's cells that show a screen from which there is one: others are pictures and noise. */
const FEWEST = 0.008;
/** Cells: how far apart two that show the screen may be for letters to be on it. */
const LETTERS = 6;
/** Cells at the edge of a tint, which show it in part. */
const EDGES = 1;
/** How much more alike pixels a period apart are than others: in shares of the mean difference. */
const ALIKE = 0.6;
/** Two distances are as good as one another: in the same shares. */
const SAME = 0.1;
/** Pixels: what scattered dots, which have no period, are evened out over, and once more. */
const SCATTERED = 3;

/**
 * The image with the tints that are made of dots as even greys: a mean over the period of the screen takes the dots away
 * and leaves letters. The same image where there is no screen.
 */
export function descreen(image: PageImage): PageImage {
  const screen = screenCells(image, FEWEST);
  if (!screen) return image;
  const area = widened(closed(screen, LETTERS), EDGES);
  const period = periodOf(image, screen);
  if (period !== undefined) return averaged(image, area, period);
  return averaged(averaged(image, area, SCATTERED), area, SCATTERED);
}

/** The distance in pixels at which the dots of a screen come again; undefined where they do not. */
function periodOf({ width, pixels }: PageImage, { columns, cells }: CellMask): number | undefined {
  const differences = PERIODS.map(() => 0);
  for (const [cell, isScreen] of cells.entries()) {
    if (isScreen === 0) continue;
    const start = Math.floor(cell / columns) * CELL * width + (cell % columns) * CELL;
    for (const [index, by] of PERIODS.entries()) {
      differences[index] = (differences[index] as number) + differenceAt(pixels, { start, width, by });
    }
  }
  const mean = differences.reduce((a, b) => a + b) / PERIODS.length;
  const least = Math.min(...differences);
  if (least >= ALIKE * mean) return undefined;
  // Dots come again at twice the distance as well.
  return PERIODS[differences.findIndex((difference) => difference <= least + SAME * mean)];
}

/** Every pixel of the cells as the mean of a square around it, which is as wide as a period and the next pixels by halves. */
function averaged(image: PageImage, { columns, rows, cells }: CellMask, period: number): PageImage {
  const { width, height } = image;
  const pixels = image.pixels.slice();
  const before = Math.floor(period / 2);
  const column = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const mask = cells.subarray(Math.min(rows - 1, Math.floor(y / CELL)) * columns).subarray(0, columns);
    if (!mask.includes(1)) continue;
    column.fill(0);
    for (let by = 0; by < period; by++) {
      const row = Math.min(height - 1, Math.max(0, y - before + by)) * width;
      for (let x = 0; x < width; x++) column[x] = (column[x] as number) + (image.pixels[row + x] as number);
    }
    for (let x = 0; x < width; x++) {
      if (mask[Math.min(columns - 1, Math.floor(x / CELL))] === 0) continue;
      let sum = 0;
      for (let by = 0; by < period; by++) sum += column[Math.min(width - 1, Math.max(0, x - before + by))] as number;
      pixels[y * width + x] = sum / period ** 2;
    }
  }
  return { ...image, pixels };
}
