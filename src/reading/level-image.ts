import type { PositionedPage } from '../document/page.ts';
import type { PageImage } from '../document/page-image.ts';
import { turn } from '../ocr/image/quarter-turn.ts';
import { rotate } from '../ocr/image/rotate.ts';

/** The image of a page as its words were read: upright and level. No reader of files finds pages at a slant. */
export const levelImage = (image: PageImage, { levelling }: PositionedPage): PageImage =>
  levelling ? rotate(turn(image, levelling.turns), -levelling.skew) : image;
