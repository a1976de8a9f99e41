import { type Box, holdsMiddle, overlap, union, verticalOverlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';
import { isNumber, ticksAbove } from './ticks-above.ts';

/** Most words of a label. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const MOST_WORDS = 3;
/** The same of one that is turned: the title of an axis. */
const MOST_TURNED = 10;
/** Largest distance of labels from their chart, in shares of the font size. */
const NEAR = 2;
/** Most rows of labels below an axis: ticks, groups of ticks, a legend. */
const MOST_ROWS = 3;

/** Fewest numbers of an axis: values stand above its bars. */
const FEWEST_TICKS = 3;

/**
 * Labels in a row or column, two at least, and a turned title beyond them, along the left, right or lower edge of a chart;
 * the numbers of its axis above it, and those of its bars.
 * @param others further charts of the page: what is nearer to one of them is its label.
 */
export function axisLabels(chart: Box, lines: readonly Line[], others: readonly Box[] = []): Line[] {
  const beside = others.filter((other) => verticalOverlap(chart, other) > 0);
  const short = lines.filter(
    (line) =>
      line.words.length <= (line.words.every(isLevel) ? MOST_WORDS : MOST_TURNED) &&
      !beside.some((other) => isOf(other, chart, line)),
  );
  const labels = new Set<Line>();
  let box = chart;
  for (let round = 0; round < MOST_ROWS; round++) {
    const found = EDGES.flatMap((edge) => {
      const along = short.filter((line) => !labels.has(line) && edge(box, line));
      return along.length > 1 ? along : along.filter((line) => round > 0 && isAxisTitle(chart, line));
    });
    for (const line of found) labels.add(line);
    box = union([box, ...found.map((line) => line.box)]);
  }
  const above = ticksAbove([...labels], short);
  if (above.length === 0 && !hasTicks([...labels])) return [...labels];
  const whole = union([box, ...above.map((line) => line.box)]);
  return [...new Set([...labels, ...above, ...short.filter((line) => isNumber(line) && holdsMiddle(whole, line.box))])];
}

/** Whether labels are those of an axis of numbers. */
const hasTicks = (labels: readonly Line[]): boolean => labels.filter(isNumber).length >= FEWEST_TICKS;

/** Whether a label between two charts belongs to the first: a level one to the nearer, a turned one to that on its right. */
function isOf(chart: Box, other: Box, { box, words }: Line): boolean {
  if (verticalOverlap(chart, box) === 0) return false;
  const [toChart, toOther] = [distance(chart, box), distance(other, box)];
  if (words.every(isLevel)) return toChart < toOther;
  return box[2] <= chart[0] && box[0] >= other[2];
}

const distance = (a: Box, b: Box): number => Math.max(0, b[0] - a[2], a[0] - b[2]);

/** Whether a label is turned and as long as the chart is high at most: what its axis shows. */
const isAxisTitle = (chart: Box, { box, words }: Line): boolean =>
  words.every((word) => !isLevel(word)) && box[1] > chart[1] && box[3] < chart[3];

type Edge = (chart: Box, line: Line) => boolean;

const isBeside: Edge = (chart, { box, fontSize }) =>
  overlap(chart[1] - fontSize, chart[3] + fontSize, box[1], box[3]) > 0 &&
  (Math.abs(chart[0] - box[2]) < NEAR * fontSize || Math.abs(box[0] - chart[2]) < NEAR * fontSize);

const isBelow: Edge = (chart, { box, fontSize }) =>
  overlap(chart[0], chart[2], box[0], box[2]) > 0 && Math.abs(box[1] - chart[3]) < NEAR * fontSize;

const EDGES: readonly Edge[] = [isBeside, isBelow];
