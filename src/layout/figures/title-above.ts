import { type Box, horizontalOverlap, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';

/** Font sizes between a chart and its title. Chosen on charts of our own, as all here. */
const NEAR = 1.5;
/** Points by which the middle of the title is beside that of the chart. */
const CENTRED = 4;
/** Its largest size in shares of the labels': headings of the text are larger. */
const LARGER = 1.5;
/** Most words of a title. */
const MOST_WORDS = 8;

/** The line right above a chart and over its middle that is no wider: its title, as plotting programs set it. */
export function titleAbove(chart: Box, lines: readonly Line[], labels: readonly Line[]): Line | undefined {
  const above = lines.filter(
    ({ box, fontSize }) =>
      horizontalOverlap(chart, box) > 0 && box[3] <= chart[1] + 1 && chart[1] - box[3] < NEAR * fontSize,
  );
  const [title] = above;
  const isTitle =
    title &&
    above.length === 1 &&
    title.words.every(isLevel) &&
    title.words.length <= MOST_WORDS &&
    title.fontSize <= LARGER * median(labels.map(({ fontSize }) => fontSize)) &&
    width(title.box) < width(chart) &&
    Math.abs(title.box[0] + title.box[2] - chart[0] - chart[2]) < 2 * CENTRED;
  return isTitle ? title : undefined;
}
