import { type Box, clipped, height, holdsMiddle, width } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { isLegible } from '../../document/picture.ts';
import { SCAN_SHARE } from '../../document/scan.ts';
import { isGarbled, isPoor, isSuspect } from './legibility.ts';

/**
 * Why a page is read from its image: it is a picture without text; its text is drawn as shapes; its font maps glyphs to
 * wrong letters, or some words to none; the invisible text under a scan is full of errors, or has more than good text
 * has; it has pictures that may hold text; it was asked for.
 */
export type Need =
  | 'scan'
  | 'drawn_text'
  | 'garbled_font'
  | 'unmapped_glyphs'
  | 'poor_text_layer'
  | 'doubtful_text_layer'
  | 'text_in_images'
  | 'asked';

/** Whether a page keeps its own words, and those of its image are added to them. */
export const completes = (need: Need): boolean => need === 'text_in_images' || need === 'unmapped_glyphs';

/** Whether its own words are of use where nothing is recognised. */
export const doesWithout = (need: Need): boolean => completes(need) || need === 'doubtful_text_layer';

/** Whether it is the text of the page that falls short: the page is to be read from its image as far as its fonts do not tell. */
export const hasText = (need: Need): boolean => need !== 'scan' && need !== 'drawn_text' && need !== 'asked';

/** Share of the words whose glyphs have no meaning from which the font is to blame, and the fewest such words. */
const UNMAPPED = 0.3;
const FEWEST_UNMAPPED = 10;
/** Points: nothing that can be read is smaller. */
const SMALLEST = 4;
/** Share of the page: pictures from which text is expected. Dialogs and rows of forms cover .04 to .07 (odl-bench, wild). */
const PICTURE_SHARE = 0.03;
/** Share of a picture under words of the page's own from which nothing is missing in it. */
const COVERED = 0.02;

/**
 * Why a page needs recognition by what it has; null when its own text will do. With `secondLook` it does not while there is
 * any word that the font does not map.
 */
export function needOf(page: PositionedPage, secondLook = false): Need | null {
  if (isUnmapped(page)) return 'garbled_font';
  const visible = page.words.filter(({ invisible }) => !invisible);
  if (isGarbled(visible)) return 'garbled_font';
  const layer = page.words.filter(({ invisible }) => invisible);
  if (layer.length > 0 && isPoor(layer)) return 'poor_text_layer';
  if (layer.length > 0 && isSuspect(layer)) return 'doubtful_text_layer';
  if (page.words.length === 0) return isScan(page) ? 'scan' : isPainted(page) ? 'drawn_text' : null;
  if (unread(page).length > 0) return 'text_in_images';
  return secondLook && gaps(page).length > 0 ? 'unmapped_glyphs' : null;
}

/** Boxes of the words that the page's fonts map to no text, or only in part. One no wider than high is an icon or a sign. */
export const gaps = ({ unmapped = [] }: PositionedPage): Box[] => unmapped.filter((box) => width(box) > height(box));

function isUnmapped({ words, unmapped = [] }: PositionedPage): boolean {
  return unmapped.length >= FEWEST_UNMAPPED && unmapped.length > UNMAPPED * (words.length + unmapped.length);
}

function isScan({ images, width: across, height: down }: PositionedPage): boolean {
  const covered = images.reduce((sum, { box }) => sum + area(box), 0);
  return covered > SCAN_SHARE * across * down;
}

/** Whether there is anything on the page that could be letters. */
const isPainted = ({ images, drawings = [] }: PositionedPage): boolean =>
  [...images, ...drawings].some(({ box }) => width(box) >= SMALLEST && height(box) >= SMALLEST);

/** Boxes of the large pictures of a page with none or almost none of its own words over them. */
export function unread(page: PositionedPage): Box[] {
  const { images, words } = page;
  const large = images
    .map(({ box }) => clipped(box, page))
    .filter((box) => isLegible({ width: width(box), height: height(box) }))
    .filter((box) => area(box) >= PICTURE_SHARE * page.width * page.height);
  return large.filter((box) => wordArea(words, box) < COVERED * area(box));
}

const area = (box: Box): number => Math.max(0, width(box)) * Math.max(0, height(box));

function wordArea(words: readonly Word[], picture: Box): number {
  let sum = 0;
  for (const { box } of words) if (holdsMiddle(picture, box)) sum += area(box);
  return sum;
}
