import { height, width } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import type { Component } from '../image/connected-components.ts';
import { STROKES, sortedPixels } from '../ink/letter-parts.ts';

/** A component with the grey of its strokes. */
export interface Ink {
  readonly part: Component;
  readonly grey: number;
  /** How much lighter its strokes are than their darkest places, in shares of the contrast of these. */
  readonly wear: number;
}

/** Shares of a component's pixels, from the darkest on: its darkest places, but for noise, and all of its strokes. */
const DARKEST = 0.03;
const ALL_STROKES = 0.3;
/** Wear of print up to which it is even: 0 on a screen, .2 after a noisy scanner, .3 and more on thermal paper. */
const MOST_WORN = 0.22;
/** Greys between nearly the darkest and the lightest letter of a line in one ink, and the share left out at either end. */
const EVEN = 20;
const ENDS = 0.1;
/** Inches: small letters of the smallest type in use, of 6.5 points, are higher; dots of a screen that touch are not. */
const SMALLEST = 0.045;
/** Widths of a line's letters in shares of their heights: dashes of a rule are wider. */
const WIDEST = 1.5;

/** What a dark component is printed with. */
export function inkOf(image: PageImage, part: Component): Ink {
  const greys = sortedPixels(image, part);
  const at = (share: number): number => greys[Math.floor(share * part.area)] as number;
  return { part, grey: at(STROKES), wear: (at(ALL_STROKES) - at(DARKEST)) / Math.max(1, WHITE - at(DARKEST)) };
}

/** Whether a line is of letters printed evenly in one ink, at so many pixels per inch. */
export function isPrintedEvenly(line: readonly Ink[], resolution: number): boolean {
  const type = median(line.map(({ part }) => height(part.box)));
  return (
    median(line.map(({ wear }) => wear)) <= MOST_WORN &&
    ranked(line, 1 - ENDS) - ranked(line, ENDS) <= EVEN &&
    type > SMALLEST * resolution &&
    median(line.map(({ part }) => width(part.box))) <= WIDEST * type
  );
}

/** The grey that a share of the inks is darker than; white for none. */
export const ranked = (inks: readonly Ink[], share: number): number =>
  inks.map(({ grey }) => grey).sort((a, b) => a - b)[Math.floor(share * (inks.length - 1))] ?? WHITE;
