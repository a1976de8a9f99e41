import type { Box } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { histogram } from '../image/histogram.ts';
import { type InkRun, inkRuns } from '../image/ink-runs.ts';

/** Inches: rules are at least this long across and down, longer than strokes of letters, and at most this thick. */
const LENGTH = { horizontal: 0.4, vertical: 0.3 } as const;
const THICKEST = 0.03;
/** By how much a rule is darker than the paper at least: more than the shade of a row, less than ink, as hairlines are grey. */
const CONTRAST = 110;

/** A rule as it grows from line to line: from `start` to `end` along it, from `first` to `last` across. */
interface RuleBand {
  start: number;
  end: number;
  readonly first: number;
  last: number;
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
      ({ start, end, first, last }): Rule => ({
        box: points(start, first, end, last + 1),
        orientation: 'horizontal',
      }),
    ),
    ...merged(columns, THICKEST * resolution).map(
      ({ start, end, first, last }): Rule => ({
        box: points(first, start, last + 1, end),
        orientation: 'vertical',
      }),
    ),
  ];
}

/** The most frequent grey of the image. */
function paperOf(pixels: Uint8Array): number {
  const counts = histogram(pixels);
  return counts.indexOf(Math.max(...counts));
}

/** Runs side by side, by ascending line, joined into bands; thick ones are no rules. */
function merged(runs: readonly InkRun[], thickest: number): RuleBand[] {
  const found: RuleBand[] = [];
  let open: RuleBand[] = [];
  for (const { line, start, end } of runs) {
    open = open.filter(({ last }) => last >= line - 1);
    const beside = open.find((one) => one.start < end && one.end > start);
    if (beside) {
      beside.start = Math.min(beside.start, start);
      beside.end = Math.max(beside.end, end);
      beside.last = line;
    } else {
      const begun = { start, end, first: line, last: line };
      open.push(begun);
      found.push(begun);
    }
  }
  return found.filter(({ first, last }) => last - first < thickest);
}
