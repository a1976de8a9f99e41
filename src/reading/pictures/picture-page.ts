import { imagePage } from '../../document/image-page.ts';
import type { PositionedPage } from '../../document/page.ts';
import { type PageImage, pointsOf } from '../../document/page-image.ts';

/** A picture as a page of its own that has no words yet. @param number one-based number of the page that shows it. */
export const picturePage = (image: PageImage, number: number): PositionedPage =>
  imagePage(number, { width: pointsOf(image.width, image), height: pointsOf(image.height, image) }, image.resolution);
