import { type PageImage, WHITE } from '../../document/page-image.ts';
import { DarkFinder } from '../image/dark-finder.ts';
import { type CellImage, maximumFilter, meanFilter } from '../image/local-filters.ts';

/** Side of a cell in pixels: about a letter of ordinary type at 200 dpi, so that most cells hold paper. */
const CELL = 16;
/** The paper's rank among a cell's greys, as a share of its pixels: type covers less than half of a line. */
const PAPER_RANK = 0.8;
/** Grey: darker paper is a dark area, which must not be stretched to white. */
const DARKEST_PAPER = 64;

/** The grey of the paper in every cell of the image. */
function paperOf({ width, height, pixels }: PageImage): CellImage {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const values = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let cell = 0; cell < values.length; cell++) {
    const left = (cell % columns) * CELL;
    const top = Math.floor(cell / columns) * CELL;
    const right = Math.min(width, left + CELL);
    const bottom = Math.min(height, top + CELL);
    const size = (right - left) * (bottom - top);
    let lighter = size - size * PAPER_RANK;
    counts.fill(0);
    // Most cells of most pages are white, which takes few pixels to see.
    for (let y = top; y < bottom && (counts[255] as number) <= lighter; y++) {
      for (let at = y * width + left; at < y * width + right; at++) {
        const value = pixels[at] as number;
        counts[value] = (counts[value] as number) + 1;
      }
    }
    // From the lightest down: paper is light.
    let grey = 255;
    while (grey > 0 && (counts[grey] as number) <= lighter) lighter -= counts[grey--] as number;
    values[cell] = grey;
  }
  return { columns, rows, values };
}

const isWhite = ({ values }: CellImage): boolean => values.every((paper) => paper === WHITE);

/**
 * Background normalisation: every pixel divided by the paper around it, which becomes white. Shadows of folds and of a
 * photographer's hand go; large dark areas stay dark.
 */
export function normaliseBackground(image: PageImage): PageImage {
  const { width, height, pixels } = image;
  const seen = paperOf(image);
  if (isWhite(seen)) return image;
  const paper = meanFilter(maximumFilter(seen, 1), 2);
  if (isWhite(paper)) return image;
  const { columns, rows, values } = paper;
  const result = pixels.slice();
  const finder = new DarkFinder(image);
  const row = new Float32Array(columns);
  // For each column of pixels the cell whose middle is to its left, and how far it is from there.
  const cells = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const spot = Math.min(Math.max((x + 0.5) / CELL - 0.5, 0), columns - 1);
    cells[x] = Math.floor(spot);
    shares[x] = spot - Math.floor(spot);
  }
  for (let y = 0; y < height; y++) {
    const place = Math.min(Math.max((y + 0.5) / CELL - 0.5, 0), rows - 1);
    const above = Math.floor(place) * columns;
    const below = Math.min(Math.floor(place) + 1, rows - 1) * columns;
    const share = place - Math.floor(place);
    for (let x = 0; x < columns; x++) {
      row[x] = (values[above + x] as number) * (1 - share) + (values[below + x] as number) * share;
    }
    // On white paper, pixels stay what they are: left of the first column that is darker, and right of the last.
    const first = row.findIndex((grey) => grey !== WHITE);
    if (first < 0) continue;
    const last = row.findLastIndex((grey) => grey !== WHITE);
    const end = y * width + Math.min(width, (last + 2) * CELL);
    for (let at = finder.next(y * width + Math.max(0, first - 1) * CELL, end); at < end; at = finder.next(at, end)) {
      for (const past = finder.past(at, end); at < past; at++) {
        const x = at - y * width;
        const before = cells[x] as number;
        const grey = row[before] as number;
        const next = row[Math.min(before + 1, columns - 1)] as number;
        const light = Math.max(grey + (next - grey) * (shares[x] as number), DARKEST_PAPER);
        result[at] = Math.min(WHITE, (WHITE * (pixels[at] as number)) / light);
      }
    }
  }
  return { ...image, pixels: result };
}
