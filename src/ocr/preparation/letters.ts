import { type Box, height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import { type Component, components } from '../image/connected-components.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { LEAST_COVERAGE } from '../ink/letter-parts.ts';

/** What seems to be printed on a page image. */
export interface Letters {
  /** Boxes of letters, digits and a few that touch. Pixels. */
  readonly boxes: readonly Box[];
  /** Their median height in pixels, between x-height and cap height. */
  readonly typeHeight: number;
}

/**
 * Greys that Otsu's threshold is kept between: print on thermal paper is faint, so its threshold must not be too dark;
 * a threshold lighter than this takes in the texture of the paper.
 */
const INK = { darkest: 128, lightest: 190 } as const;
/** Fewer letters than this tell nothing about the type. */
const LEAST_LETTERS = 20;
/** Pixels: lower components are specks and dots. */
const LEAST_HEIGHT = 5;
/** Widths of a letter in shares of its height: from `l` to letters of bold type or two that touch. */
const NARROWEST = 1 / 6;
const WIDEST = 2.5;
/** Heights in shares of the median between which a component is a letter of the type, and no speck or picture. */
const ALIKE = { least: 0.5, most: 3 } as const;

/** Whether a component has the shape of a letter, a digit or a few that touch. */
export function isLetterShaped({ box, area }: Component): boolean {
  const [w, h] = [width(box), height(box)];
  return h >= LEAST_HEIGHT && w >= h * NARROWEST && w <= h * WIDEST && area >= w * h * LEAST_COVERAGE;
}

/** The letters on an evenly lit image, by the shapes of its connected components; undefined where there are too few. */
export function findLetters(image: PageImage): Letters | undefined {
  const threshold = Math.min(INK.lightest, Math.max(INK.darkest, otsu(histogram(image.pixels))));
  const shaped = components(image, threshold)
    .filter(isLetterShaped)
    .map(({ box }) => box);
  if (shaped.length < LEAST_LETTERS) return undefined;
  const typeHeight = median(shaped.map(height));
  const boxes = shaped.filter((box) => height(box) > typeHeight * ALIKE.least && height(box) < typeHeight * ALIKE.most);
  return { boxes, typeHeight };
}
