import { type Box, movedBox } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import { components } from '../image/connected-components.ts';
import { crop } from '../image/crop.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { inverted } from '../image/inverted.ts';

/**
 * Boxes in pixels of the connected components of ink in a part of an image, after binarisation by Otsu's threshold. Ink is
 * whichever is rarer, the dark or the light. A box ends before its right and bottom edges.
 */
export function inkComponents(image: PageImage, part: Box = [0, 0, image.width, image.height]): Box[] {
  const area = crop(image, part);
  const counts = histogram(area.pixels);
  const threshold = otsu(counts);
  const dark = counts.subarray(0, threshold + 1).reduce((sum, count) => sum + count, 0);
  const isDark = dark <= area.pixels.length / 2;
  const found = isDark ? components(area, threshold) : components(inverted(area), WHITE - threshold - 1);
  const [x, y] = [Math.max(0, part[0]), Math.max(0, part[1])];
  return found.map(({ box }) => movedBox(box, x, y));
}
