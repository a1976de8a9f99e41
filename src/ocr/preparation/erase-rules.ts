import type { PageImage } from '../../document/page-image.ts';
import { type InkRun, inkRuns } from '../image/ink-runs.ts';

/** Least length of a rule, in type heights. */
const LENGTH = 5;
/** Greatest thickness of a rule, in type heights, but 3 pixels at least. */
const THICKNESS = 0.35;

/** A mask of the pixels that lie on the runs: 1, others 0. @param along from a pixel of a run to the next; `across` to the next line. */
function maskOf(pixels: number, runs: readonly InkRun[], along: number, across: number): Uint8Array {
  const mask = new Uint8Array(pixels);
  for (const { line, start, end } of runs) {
    for (let at = start; at < end; at++) mask[line * across + at * along] = 1;
  }
  return mask;
}

/**
 * Paints white what is in the mask and thin; where ink goes on beyond a rule, a letter crosses it and is kept.
 * @param step from a pixel of a rule to the one across it: a row, or a column.
 */
function erase(
  { width, height, pixels }: PageImage,
  mask: Uint8Array,
  threshold: number,
  step: 'row' | 'column',
  thickness: number,
): void {
  const stride = step === 'row' ? width : 1;
  const lines = step === 'row' ? height : width;
  for (let place = mask.indexOf(1); place >= 0; place = mask.indexOf(1, place + 1)) {
    const line = step === 'row' ? Math.floor(place / width) : place % width;
    if (line > 0 && mask[place - stride] === 1) continue;
    let end = line;
    while (end < lines && mask[place + (end - line) * stride] === 1) end++;
    const inkAt = (index: number): boolean =>
      index >= 0 && index < lines && (pixels[place + (index - line) * stride] as number) <= threshold;
    const [before, after] = [inkAt(line - 1) && inkAt(line - 2), inkAt(end) && inkAt(end + 1)];
    if (end - line > thickness || before || after) continue;
    const last = Math.min(lines - 1, end);
    for (let index = Math.max(0, line - 1); index <= last; index++) pixels[place + (index - line) * stride] = 255;
  }
}

/**
 * The image without the long thin rules of forms and tables, across and down, that touch type of the given height in
 * pixels or surround it. Strokes that reach beyond a rule are kept.
 */
export function eraseRules(image: PageImage, threshold: number, typeHeight: number): PageImage {
  const cleared = { ...image, pixels: image.pixels.slice() };
  const thickness = Math.max(3, typeHeight * THICKNESS);
  const least = typeHeight * LENGTH;
  const { across, down } = inkRuns(image, threshold, { across: least, down: least });
  const size = image.pixels.length;
  if (across.length > 0) erase(cleared, maskOf(size, across, 1, image.width), threshold, 'row', thickness);
  if (down.length > 0) erase(cleared, maskOf(size, down, image.width, 1), threshold, 'column', thickness);
  return cleared;
}
