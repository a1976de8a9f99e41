import { height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { Component } from '../image/connected-components.ts';
import { textLines } from './text-lines.ts';

/** Inches: the lowest letter, of type of four points, and the highest, of a headline. */
const LOWEST = 0.025;
const HIGHEST = 0.8;
/** Widest stretch of letters that touch, in shares of its height. */
const WIDEST = 15;
/** Least share of its box that the ink of letters covers: a frame or an arc covers less. */
export const LEAST_COVERAGE = 1 / 8;
/** Fewest components of a line of letters: fewer are specks. */
const LINE = 3;
/** Share of a component's pixels that are the middle of its strokes: the others may be their edges. */
export const STROKES = 0.2;

/** The lines of letters among components: those of a letter's size and shape that stand beside others. */
export function letterLines(parts: readonly Component[], resolution: number): Component[][] {
  const shaped = parts.filter((part) => couldBeLetters(part, resolution));
  const byBox = new Map(shaped.map((part) => [part.box, part]));
  return textLines([...byBox.keys()])
    .filter(({ length }) => length >= LINE)
    .map((line) => line.flatMap((box) => byBox.get(box) ?? []));
}

/** Whether a component is larger than letters are, or letters that touch. */
export const exceedsLetters = ({ box }: Component, resolution: number): boolean =>
  height(box) > HIGHEST * resolution || width(box) > WIDEST * height(box);

function couldBeLetters(part: Component, resolution: number): boolean {
  const { box, area } = part;
  if (height(box) < LOWEST * resolution || exceedsLetters(part, resolution)) return false;
  return area >= width(box) * height(box) * LEAST_COVERAGE;
}

/** The grey of a dark component's strokes. */
export const strokeGrey = (image: PageImage, part: Component): number =>
  sortedPixels(image, part)[Math.floor(part.area * STROKES)] as number;

/** The greys of a component's pixels, the darkest first. */
export function sortedPixels({ pixels, width }: PageImage, { runs, area }: Component): Uint8Array {
  const found = new Uint8Array(area);
  let filled = 0;
  for (let run = 0; run < runs.length; run += 3) {
    const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
    found.set(pixels.subarray(row * width + first, row * width + end), filled);
    filled += end - first;
  }
  return found.sort();
}
