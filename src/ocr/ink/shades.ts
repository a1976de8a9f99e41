import { type Box, height, width } from '../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../document/page.ts';
import { inPoints, type PageImage, POINTS_PER_INCH, WHITE } from '../../document/page-image.ts';
import { components } from '../image/connected-components.ts';
import { DarkFinder } from '../image/dark-finder.ts';
import { histogram } from '../image/histogram.ts';
import { touchesEdge } from '../image/touches-edge.ts';

/** Share of the pixels about as light as paper whose grey is within the noise of its own: the others may be pale shades. */
const PAPER = 0.6;
/** Greys: what is about as light as paper. */
const PAPER_SPREAD = 24;
/** Greys by which a shade differs from the paper, and from itself: at least, and in shares of the noise. */
const DIFFERENCE = { least: 4, ofNoise: 3 } as const;
const TOLERANCE = { least: 2, ofNoise: 1.5 } as const;
/** Share of the page's pixels from which a grey may be that of a shade, and how many greys at most. */
const FREQUENT = 0.001;
const MOST_GREYS = 8;
/** Points: least sides of a shade. Cells of small print are as high. */
const LEAST = { width: 7, height: 6 } as const;
/** Share of its box that a shade covers at least: there is text on it. */
const COVERAGE = 0.6;
/** Pixels by which the sides of a shade may wander from row to row. */
const WANDERS = 3;
/** Pixels beyond a side at which the grey is another one, and share of the side along which it is. */
const BEYOND = 2;
const SHARP = 0.6;
/** Dark ground that reaches the edge of the image lies beside the page. */
const DARK = 64;

/**
 * The shaded rectangles of a page image, as behind rows, cells and heads of tables, in points of the page.
 * @param ground the image without letters and rules: `groundOf` it.
 * @param rules in points of the page; shades end there.
 */
export function findShades(ground: PageImage, rules: readonly Rule[]): FilledRectangle[] {
  const counts = histogram(ground.pixels);
  const paper = counts.indexOf(Math.max(...counts));
  const noise = noiseOf(counts, paper);
  const difference = Math.max(DIFFERENCE.least, DIFFERENCE.ofNoise * noise);
  const tolerance = Math.max(TOLERANCE.least, Math.round(TOLERANCE.ofNoise * noise));
  const greys = greysOf(counts, paper, difference, tolerance);
  if (greys.length === 0) return [];
  const ruled = withRules(ground, rules, paper);
  const pixels = new Uint8Array(ruled.length);
  const finder = new DarkFinder({ pixels: ruled });
  const end = ruled.length;
  return greys.flatMap((grey) => {
    // What is another grey is white: most of a page is, and is passed over quickly.
    const differences = Uint8Array.from(counts, (_, other) => {
      const by = Math.abs(other - grey);
      return by < difference ? by : WHITE;
    });
    pixels.fill(differences[WHITE] as number);
    for (let at = finder.next(0, end); at < end; at = finder.next(at, end)) {
      for (const past = finder.past(at, end); at < past; at++) pixels[at] = differences[ruled[at] as number] as number;
    }
    return components({ ...ground, pixels }, tolerance)
      .filter(({ box }) => isLarge(box, ground) && !(grey < DARK && touchesEdge(box, ground)))
      .flatMap(({ runs }) => rectanglesOf(runs))
      .filter(({ box, area }) => isLarge(box, ground) && area >= COVERAGE * width(box) * height(box))
      .filter(({ box }) => hasSharpSides(box, { ...ground, pixels }, [tolerance, difference]))
      .map(({ box }) => ({
        box: box.map((pixel) => inPoints(pixel, ground)) as unknown as Box,
        color: `#${grey.toString(16).padStart(2, '0').repeat(3)}`,
      }));
  });
}

/** The pixels of the ground with the rules on it in the grey of the paper. */
function withRules(
  { pixels, width: across, resolution }: PageImage,
  rules: readonly Rule[],
  paper: number,
): Uint8Array {
  const ruled = pixels.slice();
  for (const { box } of rules) {
    const [x0, y0, x1, y1] = box.map((point) => (point / POINTS_PER_INCH) * resolution) as unknown as Box;
    for (let y = Math.floor(y0); y < Math.ceil(y1); y++) {
      ruled.fill(paper, y * across + Math.floor(x0), y * across + Math.ceil(x1));
    }
  }
  return ruled;
}

/** A rectangle, and how many pixels of a component are in it. */
interface Part {
  box: [number, number, number, number];
  area: number;
}

/** A component in parts, one below the other, each of which is as wide all the way down. */
function rectanglesOf(runs: Int32Array): Part[] {
  const parts: Part[] = [];
  for (let run = 0; run < runs.length; ) {
    const row = runs[run] as number;
    const first = runs[run + 1] as number;
    let [end, area] = [first, 0];
    for (; runs[run] === row; run += 3) {
      end = runs[run + 2] as number;
      area += end - (runs[run + 1] as number);
    }
    const last = parts.at(-1);
    const goesOn = last && Math.abs(last.box[0] - first) <= WANDERS && Math.abs(last.box[2] - end) <= WANDERS;
    if (goesOn) {
      last.box[3] = row + 1;
      last.area += area;
    } else parts.push({ box: [first, row, end, row + 1], area });
  }
  return parts;
}

/** By how many greys the paper varies. */
function noiseOf(counts: Uint32Array, paper: number): number {
  const around = (reach: number): number =>
    counts.subarray(Math.max(0, paper - reach), paper + reach + 1).reduce((sum, count) => sum + count, 0);
  const all = around(PAPER_SPREAD);
  let noise = 0;
  while (around(noise) < PAPER * all) noise++;
  return noise;
}

/** The frequent greys besides the paper's, the most frequent first. */
function greysOf(counts: Uint32Array, paper: number, difference: number, tolerance: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const left = counts.map((count, grey) => (Math.abs(grey - paper) >= difference ? count : 0));
  const found: number[] = [];
  while (found.length < MOST_GREYS) {
    const most = Math.max(...left);
    if (most < FREQUENT * total) break;
    const grey = left.indexOf(most);
    found.push(grey);
    left.fill(0, Math.max(0, grey - tolerance), grey + tolerance + 1);
  }
  return found;
}

/**
 * Whether beyond all sides of a box there is the same grey or quite another one: where a grey shades into others, as on a
 * photograph, it is one between. @param pixels the differences from the grey of the box; of quite other ones white.
 */
function hasSharpSides(
  [x0, y0, x1, y1]: Box,
  { pixels, width: across, height: down }: PageImage,
  [same, other]: readonly [number, number],
): boolean {
  const isSharp = (length: number, placeOf: (along: number) => readonly [x: number, y: number]): boolean => {
    let sharp = 0;
    for (let along = 0; along < length; along++) {
      const [x, y] = placeOf(along);
      const isOutside = x < 0 || y < 0 || x >= across || y >= down;
      const difference = pixels[y * across + x] as number;
      if (isOutside || difference <= same || difference >= other) sharp++;
    }
    return sharp >= SHARP * length;
  };
  return (
    isSharp(x1 - x0, (along) => [x0 + along, y0 - BEYOND]) &&
    isSharp(x1 - x0, (along) => [x0 + along, y1 - 1 + BEYOND]) &&
    isSharp(y1 - y0, (along) => [x0 - BEYOND, y0 + along]) &&
    isSharp(y1 - y0, (along) => [x1 - 1 + BEYOND, y0 + along])
  );
}

const isLarge = (box: Box, { resolution }: PageImage): boolean =>
  width(box) * POINTS_PER_INCH >= LEAST.width * resolution &&
  height(box) * POINTS_PER_INCH >= LEAST.height * resolution;
