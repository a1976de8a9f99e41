import type { PageImage } from '../../document/page-image.ts';

/** A rule is at least this many times as long as type is high … */
const LENGTH = 5;
/** … and at most this many times as thick. */
const THICKNESS = 0.35;

/** Pixels that lie on long stretches of ink are 1, others 0. */
interface Stretches {
  readonly across: Uint8Array;
  readonly down: Uint8Array;
}

/** Marks the stretches of ink at least `least` long. Row by row for both directions: columns are far apart in memory. */
function longStretches({ width, height, pixels }: PageImage, threshold: number, least: number): Stretches {
  const across = new Uint8Array(pixels.length);
  const down = new Uint8Array(pixels.length);
  const tops = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    let left = 0;
    for (let x = 0; x < width; x++) {
      if (y < height && (pixels[y * width + x] as number) <= threshold) continue;
      if (x - left >= least) across.fill(1, y * width + left, y * width + x);
      left = x + 1;
      const top = tops[x] as number;
      if (y - top >= least) for (let row = top; row < y; row++) down[row * width + x] = 1;
      tops[x] = y + 1;
    }
    if (width - left >= least) across.fill(1, y * width + left, (y + 1) * width);
  }
  return { across, down };
}

/**
 * Paints out what is marked and thin; where ink goes on beyond both sides of a rule a letter crosses it and is kept.
 * @param step from a pixel of a rule to the one across it: a row, or a column.
 */
function erase(
  { width, height, pixels }: PageImage,
  marks: Uint8Array,
  threshold: number,
  step: 'row' | 'column',
  thickness: number,
): void {
  const stride = step === 'row' ? width : 1;
  const lines = step === 'row' ? height : width;
  for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) {
    const line = step === 'row' ? Math.floor(place / width) : place % width;
    if (line > 0 && marks[place - stride] === 1) continue;
    let end = line;
    while (end < lines && marks[place + (end - line) * stride] === 1) end++;
    const inkAt = (index: number): boolean =>
      index >= 0 && index < lines && (pixels[place + (index - line) * stride] as number) <= threshold;
    const [before, after] = [inkAt(line - 1) && inkAt(line - 2), inkAt(end) && inkAt(end + 1)];
    if (end - line > thickness || before || after) continue;
    const last = Math.min(lines - 1, end);
    for (let index = Math.max(0, line - 1); index <= last; index++) pixels[place + (index - line) * stride] = 255;
  }
}

/**
 * The image without the long thin rules of forms and tables, across and down, that type of the given height in pixels
 * stands on or between. Strokes that reach beyond a rule stay.
 */
export function removeRules(image: PageImage, threshold: number, typeHeight: number): PageImage {
  const cleared = { ...image, pixels: image.pixels.slice() };
  const thickness = Math.max(3, typeHeight * THICKNESS);
  const { across, down } = longStretches(image, threshold, typeHeight * LENGTH);
  erase(cleared, across, threshold, 'row', thickness);
  erase(cleared, down, threshold, 'column', thickness);
  return cleared;
}
