import { type Box, union } from '../../../document/geometry.ts';
import { displayedBox, type Levelling } from '../../../document/levelling.ts';
import { POINTS_PER_INCH } from '../../../document/page-image.ts';
import { isGlyph, type PartImage, type TextToken } from '../source.ts';
import { CONTRAST, type HasInk } from './visibility.ts';

/** Pixels per inch at which a page is drawn to look for ink: the strokes of small type are about one pixel wide. */
export const INK_RESOLUTION = 100;

/**
 * The part of a page as displayed where glyphs of some text objects are, in points: more need not be drawn.
 * @param levelling of the page, where it is not read as it is displayed.
 */
export function areaOf(tokens: readonly TextToken[], objects: ReadonlySet<number>, levelling?: Levelling): Box {
  const boxes: Box[] = [];
  for (const token of tokens) {
    if (!isGlyph(token) || !objects.has(token.style.object)) continue;
    boxes.push(levelling ? displayedBox(token.box, levelling) : token.box);
  }
  return union(boxes);
}

/**
 * Looks for ink in an image of `PdfSource.ink`.
 * @param levelling of the page whose boxes are asked for, where it is not read as it is displayed.
 */
export const inkIn =
  ({ left, top, width, height, pixels, resolution }: PartImage, levelling: Levelling | undefined): HasInk =>
  (box) => {
    const [x0, y0, x1, y1] = levelling ? displayedBox(box, levelling) : box;
    const scale = resolution / POINTS_PER_INCH;
    const [fromX, toX] = [Math.max(0, Math.floor(x0 * scale) - left), Math.min(width, Math.ceil(x1 * scale) - left)];
    const [fromY, toY] = [Math.max(0, Math.floor(y0 * scale) - top), Math.min(height, Math.ceil(y1 * scale) - top)];
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) if ((pixels[y * width + x] as number) > CONTRAST) return true;
    }
    return false;
  };
