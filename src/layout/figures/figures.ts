import type { Run } from '../../document/block.ts';
import { type Box, contains, height, holdsMiddle, union, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { joinRows, type Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { axisLabels } from './axis-labels.ts';
import { areRagged, barRows, FEWEST_BARS } from './bar-chart.ts';
import { connectedBoxes } from './connected-boxes.ts';

/** Least width and height of a picture, in points. */
const SMALLEST = 36;
/** Share of the page from which a picture is a background. */
const BACKGROUND = 0.6;
/** Shapes other than rectangles from which a region is drawn rather than framed. */
const FEWEST_DRAWINGS = 6;
/** Points: smaller rectangles are ticks and keys of legends. */
const LARGEST_MARK = 8;
/** Labels are this many words long at most, in the mean. */
const MOST_WORDS = 4;
/** Share of the picture's width that a line of running text fills. */
const RUNNING = 0.8;

/** Charts and drawings with text in them: their labels, row by row, are no part of the text around them. */
export function findFigures(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf): Region[] {
  const area = page.width * page.height;
  const { drawings = [], fills, rules, images } = page;
  if (drawings.length < FEWEST_DRAWINGS && fills.length < FEWEST_BARS) return [];
  const shapes = fills.map(({ box }) => box).filter((box) => Math.max(width(box), height(box)) > LARGEST_MARK);
  const marks = [...[...drawings, ...fills, ...rules, ...images].map(({ box }) => box), ...barRows(shapes)].filter(
    (box) => width(box) * height(box) < BACKGROUND * area,
  );
  const figures: Region[] = [];
  let left = lines;
  for (const box of connectedBoxes(marks, page.width, page.height)) {
    if (width(box) < SMALLEST || height(box) < SMALLEST) continue;
    const inside = left.filter((line) => holdsMiddle(box, line.box));
    if (!isDrawn(page, box, inside)) continue;
    const labels = [
      ...inside,
      ...axisLabels(
        box,
        left.filter((line) => !inside.includes(line)),
      ),
    ];
    if (labels.length === 0 || !areLabels(labels, box)) continue;
    left = left.filter((line) => !labels.includes(line));
    figures.push(regionOf(page.number, union([box, ...labels.map((line) => line.box)]), labels, runsOf));
  }
  return figures;
}

/** Whether a region holds curves that frame no text, or rectangles that end as they please, as the bars of a chart do. */
function isDrawn({ drawings = [], fills }: PositionedPage, box: Box, labels: readonly Line[]): boolean {
  let curves = 0;
  for (const drawing of drawings) {
    if (!contains(box, drawing.box, 1) || labels.some((line) => contains(drawing.box, line.box, 1))) continue;
    if (++curves === FEWEST_DRAWINGS) return true;
  }
  const inside = fills.map((fill) => fill.box).filter((fill) => contains(box, fill, 1));
  return areRagged(inside.filter((fill) => Math.max(width(fill), height(fill)) > LARGEST_MARK));
}

function areLabels(lines: readonly Line[], box: Box): boolean {
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const running = lines.filter((line) => width(line.box) > RUNNING * width(box) && line.words.length > MOST_WORDS);
  return words <= MOST_WORDS * lines.length && running.length * 3 <= lines.length;
}

/** Labels are bold or slanted for show. */
const plain = ({ bold: _, italic: __, ...run }: Run): Run => run;

function regionOf(page: number, box: Box, labels: readonly Line[], runsOf: RunsOf): Region {
  const level = joinRows(labels.filter(({ words }) => words.every(isLevel)));
  const turned = labels.filter(({ words }) => !words.every(isLevel));
  const rows = [...level, ...turned].sort((a, b) => a.box[1] - b.box[1]);
  return {
    kind: 'region',
    block: { kind: 'paragraph', page, box, runs: runsOf(rows).map(plain) },
    box,
    lines: labels,
    fontSize: labels[0]?.fontSize ?? 0,
  };
}
