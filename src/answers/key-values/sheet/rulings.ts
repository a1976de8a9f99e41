import { type Box, centre, height, overlap, width } from '../../../document/geometry.ts';
import type { PositionedPage, Rule } from '../../../document/page.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { levelPlaces } from './level-places.ts';

/** A straight line of a form on the level page, in points: where it is, and from where to where it runs. */
export interface Ruling {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A rectangle that rules enclose, as far as they do. */
export interface Frame {
  /** Its sides; infinite where no rule bounds it. */
  readonly box: Box;
  /** The same for all that stands in one frame of a page. */
  readonly key: string;
}

/** The rules of a page, by what they do on a form. */
export interface Rulings {
  /** Horizontal rules that part what is above from what is below. */
  readonly level: readonly Ruling[];
  readonly upright: readonly Ruling[];
  /** Horizontal rules that something is to be written on. */
  readonly toWriteOn: readonly Ruling[];
  /** Whether an upright rule stands between two boxes on one line, or a line to write on begins or ends there. */
  parted(left: Box, right: Box): boolean;
  /** The frame around a box. */
  frameOf(box: Box): Frame;
}

/** Shortest rule that counts, in points: shorter ones are signs or strokes of letters. */
const SHORTEST = 9;
/** More rules than a form has: the page has a drawing or a chart. */
const MOST = 3000;
/** Distances in points up to which rules are on one line, and up to which they touch. */
const ON_LINE = 1.5;
const TOUCHING = 3.5;
/** Share of the longest rule of a page from which a rule parts the page even where it touches nothing. */
const WHOLE_WIDTH = 0.85;
/** Share of a side that a rule has to cover to bound a frame. */
const COVERED = 0.6;

/** The rules of a page, those that continue each other joined. */
export function rulingsOf(page: PositionedPage): Rulings {
  const rules = page.rules.length > MOST ? [] : levelRules(page);
  const upright = joined(
    rules.filter(({ orientation }) => orientation === 'vertical').map(({ box }) => ruling(box, 0)),
  );
  const horizontal = joined(
    rules.filter(({ orientation }) => orientation === 'horizontal').map(({ box }) => ruling(box, 1)),
  );
  const longest = horizontal.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  const isToWriteOn = ({ at, from, to }: Ruling): boolean =>
    to - from < WHOLE_WIDTH * longest &&
    !upright.some(
      (side) =>
        (Math.abs(side.at - from) < TOUCHING || Math.abs(side.at - to) < TOUCHING) &&
        side.from - TOUCHING < at &&
        side.to + TOUCHING > at,
    );
  const level = horizontal.filter((rule) => !isToWriteOn(rule));
  const toWriteOn = horizontal.filter(isToWriteOn);
  return {
    level,
    upright,
    toWriteOn,
    parted: (left, right) =>
      toWriteOn.some(
        ({ at, from, to }) =>
          at > left[3] - 0.5 * height(left) &&
          at < left[3] + 0.3 * height(left) &&
          (isBetween(from, left, right) || isBetween(to, left, right)),
      ) ||
      upright.some(
        ({ at, from, to }) => isBetween(at, left, right) && overlap(from, to, left[1], left[3]) > 0.5 * height(left),
      ),
    frameOf: oncePer((box: Box) => frameOf(box, level, upright)),
  };
}

/** Whether a place is in the gap between two boxes, give or take two points. */
const isBetween = (x: number, left: Box, right: Box): boolean => x > left[2] - 2 && x < right[0] + 2;

const ruling = ([x0, y0, x1, y1]: Box, axis: 0 | 1): Ruling =>
  axis === 1 ? { at: (y0 + y1) / 2, from: x0, to: x1 } : { at: (x0 + x1) / 2, from: y0, to: y1 };

/** Rules on the level page, where places of a skewed or slanted picture are measured. */
export const levelRules = oncePer((page: PositionedPage): readonly Rule[] => {
  const rules = page.rules.filter(({ box }) => Math.max(width(box), height(box)) >= SHORTEST);
  const toLevel = rules.length > 0 ? levelPlaces(page) : undefined;
  if (!toLevel) return rules;
  return rules.map(({ orientation, box }) => {
    const [x, y] = centre(box);
    const isLevel = orientation === 'horizontal';
    const [x0, y0] = toLevel(isLevel ? [box[0], y] : [x, box[1]]);
    const [x1, y1] = toLevel(isLevel ? [box[2], y] : [x, box[3]]);
    const [middleX, middleY] = toLevel([x, y]);
    return Math.abs(x1 - x0) > Math.abs(y1 - y0)
      ? { orientation: 'horizontal', box: [Math.min(x0, x1), middleY, Math.max(x0, x1), middleY] }
      : { orientation: 'vertical', box: [middleX, Math.min(y0, y1), middleX, Math.max(y0, y1)] };
  });
});

/** Rulings with those that continue or repeat each other joined. */
function joined(rulings: readonly Ruling[]): Ruling[] {
  const all: Ruling[] = [];
  for (const next of [...rulings].sort((a, b) => a.at - b.at || a.from - b.from)) {
    let grown = next;
    for (let index = all.length - 1; index >= 0; index--) {
      const other = all[index] as Ruling;
      if (grown.at - other.at > ON_LINE) break;
      if (other.from - TOUCHING > grown.to || other.to + TOUCHING < grown.from) continue;
      grown = { at: grown.at, from: Math.min(other.from, grown.from), to: Math.max(other.to, grown.to) };
      all.splice(index, 1);
    }
    all.push(grown);
  }
  return all;
}

function frameOf([x0, y0, x1, y1]: Box, level: readonly Ruling[], upright: readonly Ruling[]): Frame {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const over = level.filter(({ from, to }) => overlap(from, to, x0, x1) >= COVERED * (x1 - x0));
  const top = nearest(over, y, -1);
  const bottom = nearest(over, y, 1);
  const [upper, lower] = [top?.at ?? y0, bottom?.at ?? y1];
  const beside = upright.filter(({ from, to }) => overlap(from, to, upper, lower) >= COVERED * (lower - upper));
  const left = nearest(beside, x, -1);
  const right = nearest(beside, x, 1);
  const box: Box = [
    left?.at ?? Number.NEGATIVE_INFINITY,
    top?.at ?? Number.NEGATIVE_INFINITY,
    right?.at ?? Number.POSITIVE_INFINITY,
    bottom?.at ?? Number.POSITIVE_INFINITY,
  ];
  return { box, key: box.join(' ') };
}

/** The ruling that is nearest to a place, before it (-1) or behind it (1). */
function nearest(rulings: readonly Ruling[], place: number, side: -1 | 1): Ruling | undefined {
  let best: Ruling | undefined;
  for (const rule of rulings) {
    const distance = side * (rule.at - place);
    if (distance > 0 && (!best || distance < side * (best.at - place))) best = rule;
  }
  return best;
}
