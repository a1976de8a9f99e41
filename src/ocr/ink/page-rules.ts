import type { Box } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { histogram } from '../image/histogram.ts';
import { type InkRun, inkRuns } from '../image/ink-runs.ts';

/** Inches: rules are at least this long across and down, longer than strokes of letters, and at most this thick. */
const LENGTH = { horizontal: 0.4, vertical: 0.3 } as const;
const THICKEST = 0.03;
/** The slant of a rule at most, rise over run: that of half a degree, to which pages are deskewed (`skewOf`). */
const SLANT = Math.tan((0.5 * Math.PI) / 180);
/** By how much a rule is darker than the paper at least: more than the shade of a row, less than ink, as hairlines are grey. */
const CONTRAST = 110;

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
}

/** The straight thin lines of a page image, across and down, as rules of the page in points: those of tables and forms. */
export function findRules(image: PageImage): Rule[] {
  const { resolution } = image;
  const points = (...box: readonly number[]): Box =>
    box.map((pixel) => Math.round((pixel / resolution) * POINTS_PER_INCH * 1000) / 1000) as unknown as Box;
  const { across, down } = inkRuns(image, paperOf(image.pixels) - CONTRAST, {
    across: LENGTH.horizontal * resolution,
    down: LENGTH.vertical * resolution,
  });
  const columns = down.toSorted((a, b) => a.line - b.line);
  return [
    ...merged(across, THICKEST * resolution).map(
      ({ start, end, top, bottom }): Rule => ({ box: points(start, top, end, bottom), orientation: 'horizontal' }),
    ),
    ...merged(columns, THICKEST * resolution).map(
      ({ start, end, top, bottom }): Rule => ({ box: points(top, start, bottom, end), orientation: 'vertical' }),
    ),
  ];
}

/** The most frequent grey of the image. */
function paperOf(pixels: Uint8Array): number {
  const counts = histogram(pixels);
  return counts.indexOf(Math.max(...counts));
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
  return { start, end, top: middle - thickness / 2, bottom: middle + thickness / 2 };
}
