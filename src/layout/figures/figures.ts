import { type Box, boxAround, contains, height, union, width } from '../../document/geometry.ts';
import type { Drawing, FilledRectangle, ImageRegion, PositionedPage, Rule } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { containedIn, type FindIn, placedIn } from '../placed-in.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { withoutStyle } from '../text/runs.ts';
import { haveAxes } from './axes.ts';
import { axisLabels } from './axis-labels.ts';
import { areBars, barSeries, FEWEST_BARS } from './bar-chart.ts';
import { chartTitle } from './chart-title.ts';
import { connectedBoxes } from './connected-boxes.ts';
import { labelRows } from './label-rows.ts';
import { panelsOf } from './panels.ts';
import { titleAbove } from './title-above.ts';

/** Points: least width and height of a figure. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const SMALLEST = 36;
/** Fewest curves and slanted lines of a drawing. */
const FEWEST_CURVES = 6;
/** Points: largest tick or key of a legend; bars are longer. */
const LARGEST_MARK = 8;
/** Points: thickest line of a frame. */
const FRAME = 3;
/** Share of a component's width below which its shapes are something on a rule. Chosen on wild, even half. */
const RULED = 0.5;
/** Share of a rectangle's sides from which a line of text fills it: a bar holds a number at most. */
const MARKED = 0.75;
/** Most words of a label, in the mean: running text has more. */
const MOST_WORDS = 4;

/** What decides whether a connected component of shapes, with the text in and beside it, is a figure. */
export interface FigureFeatures {
  /** Points: the shorter side. */
  readonly side: number;
  /** Number of curves that frame no text, counted up to `FEWEST_CURVES`. */
  readonly curves: number;
  /** Whether its rectangles are the bars of a chart. */
  readonly hasBars: boolean;
  /** Whether its rules are the axes of a chart. */
  readonly hasAxes: boolean;
  /** Number of lines of text. */
  readonly labels: number;
  /** Mean number of words of these. */
  readonly labelLength: number;
}

/** Shapes are a figure if they are curves, bars or axes, unless one of the signs speaks against it. */
export const FIGURE = decisionOf<FigureFeatures>('figure', [
  { name: 'small', weight: WEIGHT.veto, holds: ({ side }) => side < SMALLEST },
  { name: 'curves', weight: WEIGHT.for, holds: ({ curves }) => curves >= FEWEST_CURVES },
  { name: 'bars', weight: WEIGHT.for, holds: ({ hasBars }) => hasBars },
  { name: 'axes', weight: WEIGHT.for, holds: ({ hasAxes }) => hasAxes },
  { name: 'no labels', weight: WEIGHT.veto, holds: ({ labels }) => labels === 0 },
  { name: 'running text', weight: WEIGHT.veto, holds: ({ labelLength }) => labelLength > MOST_WORDS },
]);

/**
 * Charts and drawings with text, from top to bottom; each is a paragraph of its labels, a line for each row of them, and
 * one for the numbers along an axis.
 */
export function findFigures(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf, trace?: Trace): Region[] {
  const area = page.width * page.height;
  const { drawings = [], fills, rules, images } = page;
  if (drawings.length < FEWEST_CURVES && fills.length < FEWEST_BARS && !haveAxes(rules)) return [];
  const bars = fills.map(({ box }) => box).filter(isLarge);
  const panels = panelsOf(page, lines);
  const shapes = [...[...drawings, ...fills, ...rules, ...images].map(({ box }) => box), ...barSeries(bars)].filter(
    (box) => width(box) * height(box) < BACKGROUND_SHARE * area && !panels.has(box),
  );
  const within = contentsOf(page, lines);
  const figures: Region[] = [];
  const taken = new Set<Line>();
  const connected = connectedBoxes(shapes, page.width, page.height).flatMap((component) =>
    width(component) * height(component) < BACKGROUND_SHARE * area
      ? [component]
      : connectedBoxes(withoutFrame(shapes, component), page.width, page.height),
  );
  const large = connected.filter((component) => isChart(new Features(component, within, taken)));
  for (const component of connected) {
    // What is too small for a figure is not worth a look at all shapes.
    const box = sideOf(component) < SMALLEST ? component : withoutRules(component, within);
    const charts = large.filter((other) => !contains(other, box, 1) && !contains(box, other, 1));
    const features = new Features(box, { ...within, charts }, taken);
    if (!decide(FIGURE, features, box, trace)) continue;
    const free = lines.filter((line) => !taken.has(line) && !features.lines.includes(line));
    const above = features.hasAxes || features.hasBars ? titleAbove(box, free, features.lines) : undefined;
    const title = above ? [above] : chartTitle(box, features.lines);
    const labels = features.lines.filter((line) => !title.includes(line));
    for (const line of [...title, ...labels]) taken.add(line);
    const extent = union([below(title, box), ...labels.map((line) => line.box)]);
    if (title.length > 0) figures.push(regionOf(page.number, union(title.map((line) => line.box)), title, runsOf));
    figures.push(regionOf(page.number, extent, labels, runsOf));
  }
  return figures;
}

/** Whether shapes are those of a chart or drawing, whatever its labels. */
const isChart = ({ side, curves, hasBars, hasAxes }: FigureFeatures): boolean =>
  side >= SMALLEST && (hasAxes || hasBars || curves >= FEWEST_CURVES);

/** The part of a box below lines. */
const below = (lines: readonly Line[], [x0, y0, x1, y1]: Box): Box => [
  x0,
  Math.max(y0, ...lines.map(({ box }) => box[3])),
  x1,
  y1,
];

/** The shapes of a component but for the lines along its edges: a frame around most of a page connects what is in it. */
const withoutFrame = (shapes: readonly Box[], [x0, y0, x1, y1]: Box): Box[] =>
  shapes.filter(
    (box) =>
      contains([x0, y0, x1, y1], box, 1) &&
      !(box[2] < x0 + FRAME || box[0] > x1 - FRAME || box[3] < y0 + FRAME || box[1] > y1 - FRAME),
  );

/** The lines of a page, and what of them and its shapes is in a box. */
interface Contents {
  readonly lines: readonly Line[];
  readonly linesIn: FindIn<Line>;
  readonly drawings: FindIn<Drawing>;
  readonly fills: FindIn<FilledRectangle>;
  readonly rules: FindIn<Rule>;
  readonly images: FindIn<ImageRegion>;
  /** Other components that may be figures. */
  readonly charts: readonly Box[];
}

const contentsOf = ({ drawings = [], fills, rules, images }: PositionedPage, lines: readonly Line[]): Contents => ({
  lines,
  linesIn: placedIn(lines),
  drawings: containedIn(drawings, 1),
  fills: containedIn(fills, 1),
  rules: containedIn(rules, 1),
  images: containedIn(images, 1),
  charts: [],
});

/** The extent of a component; of its curves alone where it is mostly a rule that they touch, as a logo does. */
function withoutRules(component: Box, { drawings, fills, images }: Contents): Box {
  const curves = drawings(component);
  if (curves.length === 0 || fills(component).length >= FEWEST_BARS) return component;
  const extent = boxAround([...curves, ...images(component)]);
  return width(extent) < RULED * width(component) ? extent : component;
}

/** The shorter side in points. */
const sideOf = (box: Box): number => Math.min(width(box), height(box));

const isLarge = (box: Box): boolean => Math.max(width(box), height(box)) > LARGEST_MARK;

/** Measures each feature when it is asked for: most pages have many shapes and few figures. */
class Features implements FigureFeatures {
  readonly #box: Box;
  readonly #within: Contents;
  /** Labels of other figures. */
  readonly #taken: ReadonlySet<Line>;
  #lines: readonly Line[] | undefined;

  constructor(box: Box, within: Contents, taken: ReadonlySet<Line>) {
    this.#box = box;
    this.#within = within;
    this.#taken = taken;
  }

  get side(): number {
    return sideOf(this.#box);
  }

  get curves(): number {
    const inside = this.#inside();
    let curves = 0;
    for (const { box } of this.#within.drawings(this.#box)) {
      if (inside.some((line) => contains(box, line.box, 1))) continue;
      if (++curves === FEWEST_CURVES) break;
    }
    return curves;
  }

  get hasBars(): boolean {
    const boxes = this.#within
      .fills(this.#box)
      .map(({ box }) => box)
      .filter(isLarge);
    return areBars(boxes) && areBars(boxes.filter((box) => !this.#isMarked(box)));
  }

  /** Whether a rectangle is as large as the line of text that it is behind: one marked with colour. */
  #isMarked(box: Box): boolean {
    return this.#within
      .linesIn(box)
      .some((line) => width(line.box) > MARKED * width(box) && height(line.box) > MARKED * height(box));
  }

  get hasAxes(): boolean {
    return haveAxes(this.#within.rules(this.#box));
  }

  /** The labels: the lines within the box, and those along its edges. */
  get lines(): readonly Line[] {
    this.#lines ??= this.#labels();
    return this.#lines;
  }

  #labels(): Line[] {
    const inside = this.#inside();
    const others = this.#within.lines.filter((line) => !this.#taken.has(line) && !inside.includes(line));
    return [...inside, ...axisLabels(this.#box, others, this.#within.charts)];
  }

  #inside(): Line[] {
    return this.#within.linesIn(this.#box).filter((line) => !this.#taken.has(line));
  }

  get labels(): number {
    return this.lines.length;
  }

  get labelLength(): number {
    return this.lines.reduce((sum, { words }) => sum + words.length, 0) / this.lines.length;
  }
}

function regionOf(page: number, box: Box, labels: readonly Line[], runsOf: RunsOf): Region {
  const rows = labelRows(labels);
  const breaks = new Set(rows.slice(1).flatMap((row) => row.slice(0, 1)));
  return {
    kind: 'region',
    block: { kind: 'paragraph', page, box, runs: runsOf(rows.flat(), breaks).map(withoutStyle) },
    box,
    lines: labels,
    fontSize: labels[0]?.fontSize ?? 0,
  };
}
