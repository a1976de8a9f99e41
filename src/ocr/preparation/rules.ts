import type { PageImage } from '../../document/page-image.ts';

/** A rule is at least this many times as long as type is high … */
const LENGTH = 5;
/** … and at most this many times as thick. */
const THICKNESS = 0.35;

/** How to walk an image along its rules: rows for horizontal ones, columns for vertical ones. */
interface Walk {
  /** Pixels along a rule, and lines across. */
  readonly length: number;
  readonly lines: number;
  /** Steps in the array of pixels. */
  readonly along: number;
  readonly across: number;
}

/** Marks the stretches of ink at least `least` long. */
function longStretches(pixels: Uint8Array, threshold: number, walk: Walk, least: number): Uint8Array {
  const marks = new Uint8Array(pixels.length);
  for (let line = 0; line < walk.lines; line++) {
    let start = 0;
    for (let at = 0; at <= walk.length; at++) {
      const place = line * walk.across + at * walk.along;
      if (at < walk.length && (pixels[place] as number) <= threshold) continue;
      if (at - start >= least) {
        for (let inside = start; inside < at; inside++) marks[line * walk.across + inside * walk.along] = 1;
      }
      start = at + 1;
    }
  }
  return marks;
}

/** Paints out what is marked and thin; where ink goes on beyond both sides of a rule a letter crosses it and is kept. */
function erase(pixels: Uint8Array, marks: Uint8Array, threshold: number, walk: Walk, thickness: number): void {
  for (let at = 0; at < walk.length; at++) {
    for (let line = 0; line < walk.lines; line++) {
      const place = line * walk.across + at * walk.along;
      if (marks[place] !== 1) continue;
      let end = line;
      while (end < walk.lines && marks[end * walk.across + at * walk.along] === 1) end++;
      const inkAt = (index: number): boolean =>
        index >= 0 && index < walk.lines && (pixels[index * walk.across + at * walk.along] as number) <= threshold;
      const [above, below] = [inkAt(line - 1) && inkAt(line - 2), inkAt(end) && inkAt(end + 1)];
      if (end - line <= thickness && !above && !below) {
        const last = Math.min(walk.lines - 1, end);
        for (let index = Math.max(0, line - 1); index <= last; index++) {
          pixels[index * walk.across + at * walk.along] = 255;
        }
      }
      line = end;
    }
  }
}

/**
 * The image without the long thin rules of forms and tables, across and down, that type of the given height in pixels
 * stands on or between. Strokes that reach beyond a rule stay.
 */
export function removeRules(image: PageImage, threshold: number, typeHeight: number): PageImage {
  const { width, height } = image;
  const pixels = image.pixels.slice();
  const thickness = Math.max(3, typeHeight * THICKNESS);
  const across: Walk = { length: width, lines: height, along: 1, across: width };
  const down: Walk = { length: height, lines: width, along: width, across: 1 };
  for (const walk of [across, down]) {
    const marks = longStretches(image.pixels, threshold, walk, typeHeight * LENGTH);
    erase(pixels, marks, threshold, walk, thickness);
  }
  return { ...image, pixels };
}
