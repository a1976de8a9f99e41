import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** An image of which columns were left out, and from which column of the first each of its columns is. */
export interface Closer {
  readonly image: PageImage;
  readonly from: readonly number[];
}

/**
 * An image with less room between what stands beside each other.
 * @param marks boxes of what stands there, from left to right, in pixels of the image.
 * @param roomOf the most room between two of them that stays.
 */
export function setCloser(image: PageImage, marks: readonly Box[], roomOf: (left: Box, right: Box) => number): Closer {
  const from: number[] = [];
  const keep = (first: number, end: number): void => {
    for (let column = Math.max(0, first); column < Math.min(image.width, end); column++) from.push(column);
  };
  let end = 0;
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1];
    const room = before ? Math.min(mark[0] - end, roomOf(before, mark)) : mark[0] - end;
    if (before && room > 0) keep(end, end + Math.ceil(room / 2));
    keep(Math.max(end, mark[0] - Math.floor(before ? room / 2 : room)), mark[2]);
    end = Math.max(end, mark[2]);
  }
  keep(end, image.width);
  const { width, height: rows, pixels } = image;
  const closer = new Uint8Array(from.length * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < from.length; column++)
      closer[row * from.length + column] = pixels[row * width + (from[column] as number)] as number;
  }
  return { image: { ...image, width: from.length, pixels: closer }, from };
}
