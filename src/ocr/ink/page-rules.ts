import type { Box } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import { inPoints, type PageImage, WHITE } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import { closing } from '../image/closing.ts';
import { DarkFinder } from '../image/dark-finder.ts';
import { type InkRun, inkRuns } from '../image/ink-runs.ts';

/**
 * Inches: rules are at least this long across and down, longer than strokes of letters, and at most this thick: lines to
 * write on have up to three points, and bars of sections from four on.
 */
const LENGTH = { horizontal: 0.4, vertical: 0.3 } as const;
const THICKEST = 0.045;
/** The slant of a rule at most, rise over run: that of half a degree, to which pages are deskewed (`skewOf`). */
const SLANT = Math.tan((0.5 * Math.PI) / 180);
/** By how much a rule is darker than what it lies on at least: hairlines and the rules of pale tables are light grey. */
const CONTRAST = 14;
/**
 * Share of a rule's length at least that is at least half as dark as most of it is: letters that touch have gaps. And
 * share along which there is nothing half as dark beside it, where it is pale.
 */
const EVEN = 0.9;
/** Darkness, of 255, below which a rule is pale; how many pixels beside it nothing else is. */
const PALE = 70;
const BESIDE = 2;
/** Pixels by which what is filled is wider than the thickest rule: its edges are blurred. */
const MARGIN = 2;

/** A rule as it grows from line to line: from `start` to `end` along it, from `first` to `last` across. */
interface RuleBand {
  start: number;
  end: number;
  readonly first: number;
  last: number;
  /** Its pixels. */
  area: number;
}

/** A rule of the image: from `start` to `end` along it, from `top` to `bottom` across. All in pixels. */
interface Stroke {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** The first and the last line of pixels that it touches. */
  readonly first: number;
  readonly last: number;
}

/** What a page image has besides its rules and letters: paper, shades, pictures. */
export const groundOf = (image: PageImage): PageImage =>
  closing(image, Math.ceil(THICKEST * image.resolution) + MARGIN);

/**
 * The straight thin lines of a page image, across and down, as rules of the page in points: those of tables and forms.
 * @param ground the image without them: `groundOf` it.
 */
export function findRules(image: PageImage, ground: PageImage): Rule[] {
  const { resolution } = image;
  const points = (...box: readonly number[]): Box => box.map((pixel) => inPoints(pixel, image)) as unknown as Box;
  const ink = inkOn(image, ground);
  const { across, down } = inkRuns(ink, WHITE - CONTRAST, {
    across: LENGTH.horizontal * resolution,
    down: LENGTH.vertical * resolution,
  });
  const columns = down.toSorted((a, b) => a.line - b.line);
  const thickest = THICKEST * resolution;
  return [
    ...merged(across, thickest)
      .filter((stroke) => isRule(stroke, ink.pixels, 1, ink.width))
      .map(
        ({ start, end, top, bottom }): Rule => ({ box: points(start, top, end, bottom), orientation: 'horizontal' }),
      ),
    ...merged(columns, thickest)
      .filter((stroke) => isRule(stroke, ink.pixels, ink.width, 1))
      .map(({ start, end, top, bottom }): Rule => ({ box: points(top, start, bottom, end), orientation: 'vertical' })),
  ];
}

/** An image of what is darker than the ground, in shares of it, on white. */
function inkOn({ pixels, ...image }: PageImage, ground: PageImage): PageImage {
  const ink = new Uint8Array(pixels.length).fill(WHITE);
  const finder = new DarkFinder({ pixels });
  for (let at = finder.next(0, ink.length); at < ink.length; at = finder.next(at, ink.length)) {
    for (const past = finder.past(at, ink.length); at < past; at++) {
      const own = pixels[at] as number;
      const around = ground.pixels[at] as number;
      if (own !== around) ink[at] = (WHITE * own) / around;
    }
  }
  return { ...image, pixels: ink };
}

/**
 * Whether a stroke is as dark all along, and if it is pale, has nothing as dark beside it: pale streaks between letters
 * are no rules. @param along from a pixel of it to the next; `across` to the next line.
 */
function isRule({ start, end, first, last }: Stroke, ink: Uint8Array, along: number, across: number): boolean {
  const darknessOf = (at: number, line: number): number => WHITE - (ink[at * along + line * across] ?? WHITE);
  const darkness: number[] = [];
  for (let at = start; at < end; at++) {
    let darkest = 0;
    for (let line = first; line <= last; line++) darkest = Math.max(darkest, darknessOf(at, line));
    darkness.push(darkest);
  }
  const half = median(darkness) / 2;
  const isEven = darkness.filter((one) => one >= half).length >= EVEN * darkness.length;
  if (!isEven || 2 * half >= PALE) return isEven;
  let clear = 0;
  for (let at = start; at < end; at++) {
    if (Math.max(darknessOf(at, first - BESIDE), darknessOf(at, last + BESIDE)) < half) clear++;
  }
  return clear >= EVEN * darkness.length;
}

/** Runs side by side, by ascending line, joined into bands; thick ones are no rules. */
function merged(runs: readonly InkRun[], thickest: number): Stroke[] {
  const found: RuleBand[] = [];
  let open: RuleBand[] = [];
  for (const { line, start, end } of runs) {
    open = open.filter(({ last }) => last >= line - 1);
    const beside = open.find((one) => one.start < end && one.end > start);
    if (beside) {
      beside.start = Math.min(beside.start, start);
      beside.end = Math.max(beside.end, end);
      beside.last = line;
      beside.area += end - start;
    } else {
      const begun = { start, end, first: line, last: line, area: end - start };
      open.push(begun);
      found.push(begun);
    }
  }
  return found.flatMap((band) => strokeOf(band, thickest) ?? []);
}

/** A band as a straight stroke; undefined where it is too thick, or wanders further than a stroke's slant takes it. */
function strokeOf({ start, end, first, last, area }: RuleBand, thickest: number): Stroke | undefined {
  const thickness = area / (end - start);
  if (thickness > thickest || last - first >= thickest + SLANT * (end - start)) return undefined;
  // A slanted rule lies where its middle does: the box around it would be as thick as a bar.
  const middle = (first + last + 1) / 2;
  return { start, end, top: middle - thickness / 2, bottom: middle + thickness / 2, first, last };
}
