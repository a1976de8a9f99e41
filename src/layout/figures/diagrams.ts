import { type Box, contains, holdsMiddle, union } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import { boxedLabels } from './boxed-labels.ts';
import { connectorsOf } from './connectors.ts';
import { diagramBoxes } from './diagram-nodes.ts';
import { areNear, type DiagramPart, diagramParts } from './diagram-parts.ts';
import { strokesOf } from './strokes.ts';

/**
 * Fewest boxes of a diagram, where arrows or curves join them, and where lines do. Chosen on drawings of our own, as all
 * here.
 */
const FEWEST_DRAWN = 2;
const FEWEST_BOXES = 3;
/** Points between boxes that are apart. */
const APART = 3;
/** Least share of the boxes with a letter in them. */
const IN_LETTERS = 0.5;
/** Most lines between the boxes for each of them. */
const MOST_BETWEEN = 8;
/** Most words of a line between the boxes: running text has more. */
const MOST_WORDS = 8;
/** Most words of a label at the end of a line that leads to no box, and its distance in font sizes. */
const MOST_AT_END = 4;
const AT_END = 1;

/** What decides whether boxes that lines join are a diagram. */
export interface DiagramFeatures {
  /** Number of boxes, joined by lines or curves. */
  readonly boxes: number;
  /** Whether some of these are arrows, curves or slanted. */
  readonly drawn: boolean;
  /** Whether some of them touch, as cells do. */
  readonly touching: boolean;
  /** Share of the boxes with letters in them. */
  readonly inLetters: number;
  /** Number of lines of text between them, for each of them. */
  readonly linesBetween: number;
  /** Number of long ones. */
  readonly longLines: number;
}

/** Boxes that lines join are a diagram, unless one of the signs speaks against it. */
export const DIAGRAM = decisionOf<DiagramFeatures>('diagram', [
  {
    name: 'joined boxes',
    weight: WEIGHT.for,
    holds: ({ boxes, drawn }) => boxes >= (drawn ? FEWEST_DRAWN : FEWEST_BOXES),
  },
  { name: 'boxes touch', weight: WEIGHT.veto, holds: ({ touching }) => touching },
  { name: 'numbers', weight: WEIGHT.veto, holds: ({ inLetters }) => inLetters < IN_LETTERS },
  { name: 'text between boxes', weight: WEIGHT.veto, holds: ({ linesBetween }) => linesBetween > MOST_BETWEEN },
  { name: 'running text', weight: WEIGHT.veto, holds: ({ longLines }) => longLines > 1 },
]);

/** Boxes that lines or curves join, such as flow charts, from top to bottom; each is a list with an item for each box. */
export function findDiagrams(page: PositionedPage, lines: readonly Line[], runsOf: RunsOf, trace?: Trace): Region[] {
  const boxes = diagramBoxes(page, lines);
  if (boxes.nodes.length < FEWEST_DRAWN) return [];
  const regions: Region[] = [];
  const taken = new Set<Line>();
  for (const part of diagramParts(page, boxes, connectorsOf(page, boxes.nodes, boxes.groups))) {
    const labels = lines.filter((line) => !taken.has(line) && isLabel(line, part));
    const nodes = boxes.nodes.filter((node) => holdsMiddle(part.extent, node));
    if (!decide(DIAGRAM, featuresOf(nodes, labels, part), part.extent, trace)) continue;
    for (const label of labels) taken.add(label);
    const box = union([part.extent, ...labels.map((line) => line.box)]);
    const block = { ...boxedLabels(page.number, labels, nodes, strokesOf(page.rules), runsOf), box };
    regions.push({ kind: 'region', block, box, lines: labels, fontSize: labels[0]?.fontSize ?? 0 });
  }
  return regions;
}

/** Whether a line is within a diagram, or stands where one of its lines ends. */
const isLabel = ({ box, words, fontSize }: Line, { extent, connectors }: DiagramPart): boolean =>
  holdsMiddle(extent, box) ||
  (words.length <= MOST_AT_END && connectors.some((connector) => areNear(connector, box, AT_END * fontSize)));

function featuresOf(nodes: readonly Box[], labels: readonly Line[], { drawn }: DiagramPart): DiagramFeatures {
  const labelsIn = (node: Box): Line[] => labels.filter(({ box }) => holdsMiddle(node, box));
  const free = labels.filter(({ box }) => !nodes.some((node) => contains(node, box, 1) || holdsMiddle(node, box)));
  return {
    boxes: nodes.length,
    drawn,
    touching: nodes.some((a, at) => nodes.slice(at + 1).some((b) => areNear(a, b, APART))),
    inLetters: nodes.filter((node) => labelsIn(node).some(isInLetters)).length / nodes.length,
    linesBetween: free.length / nodes.length,
    longLines: free.filter(({ words }) => words.length > MOST_WORDS).length,
  };
}

const isInLetters = (line: Line): boolean => /\p{L}/u.test(textOfLine(line));
