import { type Box, overlap, union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';

/** Most words of a label. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const MOST_WORDS = 3;
/** Largest distance of labels from their chart, in shares of the font size. */
const NEAR = 2;
/** Most rows of labels below an axis: ticks, groups of ticks, a legend. */
const MOST_ROWS = 3;

/** Labels in a row or column, two at least, along the left, right or lower edge of a chart. */
export function axisLabels(chart: Box, lines: readonly Line[]): Line[] {
  const short = lines.filter(({ words }) => words.length <= MOST_WORDS);
  const labels = new Set<Line>();
  let box = chart;
  for (let round = 0; round < MOST_ROWS; round++) {
    const found = EDGES.flatMap((edge) => {
      const along = short.filter((line) => !labels.has(line) && edge(box, line));
      return along.length > 1 ? along : [];
    });
    for (const line of found) labels.add(line);
    box = union([box, ...found.map((line) => line.box)]);
  }
  return [...labels];
}

type Edge = (chart: Box, line: Line) => boolean;

const isBeside: Edge = (chart, { box, fontSize }) =>
  overlap(chart[1] - fontSize, chart[3] + fontSize, box[1], box[3]) > 0 &&
  (Math.abs(chart[0] - box[2]) < NEAR * fontSize || Math.abs(box[0] - chart[2]) < NEAR * fontSize);

const isBelow: Edge = (chart, { box, fontSize }) =>
  overlap(chart[0], chart[2], box[0], box[2]) > 0 && Math.abs(box[1] - chart[3]) < NEAR * fontSize;

const EDGES: readonly Edge[] = [isBeside, isBelow];
