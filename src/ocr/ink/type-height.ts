import { height, width } from '../../document/geometry.ts';
import type { Component } from '../image/connected-components.ts';

/** Fewer letters than this say nothing about the type. */
const LEAST_LETTERS = 20;
/** Smaller parts, in pixels, are specks and dots. */
const LEAST_HEIGHT = 5;

/** Whether a component has the shape of a letter, a digit or a few that touch. */
export function isLetterShaped({ box, area }: Component): boolean {
  const [w, h] = [width(box), height(box)];
  return h >= LEAST_HEIGHT && w >= h / 6 && w <= h * 2.5 && area >= (w * h) / 8;
}

/** The median height in pixels of what is shaped like letters, between x-height and cap height; `undefined` without text. */
export function typeHeight(parts: readonly Component[]): number | undefined {
  const heights = parts.filter(isLetterShaped).map(({ box }) => height(box));
  if (heights.length < LEAST_LETTERS) return undefined;
  return heights.sort((a, b) => a - b)[heights.length >> 1];
}
