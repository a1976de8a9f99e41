import { displayedBox, type Levelling } from '../../../document/levelling.ts';
import { type PageImage, POINTS_PER_INCH } from '../../../document/page-image.ts';
import { CONTRAST, type HasInk } from './visibility.ts';

/** Pixels per inch at which a page is drawn to look for ink: the strokes of small type are about one pixel wide. */
export const INK_RESOLUTION = 100;

/**
 * Looks for ink in an image of `PdfSource.ink`.
 * @param levelling of the page whose boxes are asked for, where it is not read as it is displayed.
 */
export const inkIn =
  ({ width, height, pixels, resolution }: PageImage, levelling: Levelling | undefined): HasInk =>
  (box) => {
    const [x0, y0, x1, y1] = levelling ? displayedBox(box, levelling) : box;
    const scale = resolution / POINTS_PER_INCH;
    const [left, right] = [Math.max(0, Math.floor(x0 * scale)), Math.min(width, Math.ceil(x1 * scale))];
    const [top, bottom] = [Math.max(0, Math.floor(y0 * scale)), Math.min(height, Math.ceil(y1 * scale))];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if ((pixels[y * width + x] as number) > CONTRAST) return true;
    }
    return false;
  };
