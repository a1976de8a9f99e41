import type { PageImage } from '../../document/page-image.ts';
import { DarkFinder } from '../image/dark-finder.ts';

/** Side of a cell in pixels: less than a letter of ordinary type at 200 dpi. */
const CELL = 8;
/** Fewer such cells than this hold no line of letters. */
const FEWEST = 6;

/**
 * Whether an image has ink that is nowhere dark: cells with ink and without dark pixels in them or beside them. Edges of
 * dark letters are as light, but next to dark pixels.
 * @param greys ink is at most as light as `lightest`, dark what is not lighter than `darkest`.
 */
export function hasFaintCells(
  image: PageImage,
  { darkest, lightest }: { readonly darkest: number; readonly lightest: number },
): boolean {
  const { width, height, pixels } = image;
  const finder = new DarkFinder(image, lightest);
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const least = new Uint8Array(columns * rows).fill(255);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns;
    const end = (y + 1) * width;
    for (let at = finder.next(y * width, end); at < end; at = finder.next(at, end)) {
      for (const past = finder.past(at, end); at < past; at++) {
        const grey = pixels[at] as number;
        const cell = row + Math.floor((at - y * width) / CELL);
        if (grey < (least[cell] as number)) least[cell] = grey;
      }
    }
  }
  const isDark = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && (least[row * columns + column] as number) <= darkest;
  let found = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if ((least[row * columns + column] as number) > lightest) continue;
      let dark = false;
      for (let near = 0; near < 9 && !dark; near++)
        dark = isDark(row - 1 + Math.floor(near / 3), column - 1 + (near % 3));
      if (!dark && ++found >= FEWEST) return true;
    }
  }
  return false;
}
