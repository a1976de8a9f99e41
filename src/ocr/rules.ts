import type { Box } from '../document/geometry.ts';
import type { Rule } from '../document/page.ts';
import type { PageImage } from './page-image.ts';

const POINTS_PER_INCH = 72;
/** Inches: rules are at least this long across and down, longer than strokes of letters, and at most this thick. */
const LENGTH = { horizontal: 0.4, vertical: 0.3 } as const;
const THICKEST = 0.03;
/** By how much a rule is darker than the paper at least: more than the shade of a row, less than ink, as hairlines are grey. */
const CONTRAST = 110;

/** A rule as it grows from line to line: from `start` to `end` along it, from `first` to `last` across. */
interface Stretch {
  start: number;
  end: number;
  readonly first: number;
  last: number;
}

/** The straight thin lines of a page image, across and down, as rules of the page in points: those of tables and forms. */
export function findRules(image: PageImage): Rule[] {
  const { width, height, pixels, resolution } = image;
  const ink = paperOf(pixels) - CONTRAST;
  const isInkAcross = (line: number, at: number): boolean => (pixels[line * width + at] as number) <= ink;
  const isInkDown = (line: number, at: number): boolean => (pixels[at * width + line] as number) <= ink;
  const points = (...box: readonly number[]): Box =>
    box.map((pixel) => Math.round((pixel / resolution) * POINTS_PER_INCH * 1000) / 1000) as unknown as Box;
  const across = stretches(height, width, LENGTH.horizontal * resolution, THICKEST * resolution, isInkAcross);
  const down = stretches(width, height, LENGTH.vertical * resolution, THICKEST * resolution, isInkDown);
  return [
    ...across.map(
      ({ start, end, first, last }): Rule => ({
        box: points(start, first, end, last + 1),
        orientation: 'horizontal',
      }),
    ),
    ...down.map(
      ({ start, end, first, last }): Rule => ({
        box: points(first, start, last + 1, end),
        orientation: 'vertical',
      }),
    ),
  ];
}

/** The value that most of the image has. */
function paperOf(pixels: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (const value of pixels) (histogram[value] as number)++;
  return histogram.indexOf(Math.max(...histogram));
}

function stretches(
  lines: number,
  length: number,
  shortest: number,
  thickest: number,
  isInk: (line: number, at: number) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch[] = [];
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      if (!isInk(line, at)) continue;
      const start = at;
      while (at < length && isInk(line, at)) at++;
      if (at - start < shortest) continue;
      const before = open.find((one) => one.start < at && one.end > start);
      if (before) {
        before.start = Math.min(before.start, start);
        before.end = Math.max(before.end, at);
        before.last = line;
      } else {
        const begun = { start, end: at, first: line, last: line };
        open.push(begun);
        found.push(begun);
      }
    }
    open = open.filter(({ last }) => last === line);
  }
  return found.filter(({ first, last }) => last - first < thickest);
}
