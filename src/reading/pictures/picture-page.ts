import type { PositionedPage } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';

/** A picture as a page of its own that has no words yet. @param number one-based number of the page that shows it. */
export function picturePage(image: PageImage, number: number): PositionedPage {
  const [width, height] = [image.width, image.height].map(
    (pixels) => (pixels / image.resolution) * POINTS_PER_INCH,
  ) as [number, number];
  return {
    number,
    width,
    height,
    rotation: 0,
    source: 'text',
    words: [],
    rules: [],
    fills: [],
    images: [{ box: [0, 0, width, height], resolution: image.resolution }],
  };
}
