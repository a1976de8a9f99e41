import { overlap, union } from '../../document/geometry.ts';
import { groupByPosition } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { type FindIn, placedIn } from '../placed-in.ts';
import type { Region } from '../region.ts';
import { ALIGNED, type Captioned, captionedBy, near, styleOf, under } from './captions.ts';
import { type GridCell, type RunsOf, tableOf } from './grid.ts';
import { tightParts } from './rows.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/** White in font sizes within which cards go on below the value that they begin with. Chosen on papers of our own. */
const CARD = 2;
/** Fewest captions beside each other, and in a row of captions that no other is alike. */
const FEWEST = 2;
const FEWEST_ALONE = 3;

/** What is between texts, and around them. */
interface Surroundings {
  /** Finds the parts of the lines that no region has taken. */
  readonly find: FindIn<Line>;
  readonly rulings: Rulings;
}

/**
 * Captions beside each other in one style, each over its value in another, as on tickets and in the heads of papers: a
 * table with a head and a row for each row of captions. Those of the same look below each other, as on a stub, are a table
 * of two columns.
 * @param lines those that no region has taken.
 * @param rulings of the page: what lines part are the cells of a drawn table, or columns.
 */
export function findCaptionedValues(page: number, lines: readonly Line[], rulings: Rulings, runsOf: RunsOf): Region[] {
  const partsOf = new Map(lines.map((line) => [line, tightParts(line)] as const));
  const parts = [...partsOf.values()].flat();
  const around = { find: placedIn(parts), rulings };
  const pairs = parts.flatMap((part) => captionedBy(part, around.find) ?? []);
  const alike = [...Map.groupBy(pairs, ({ caption, value }) => `${styleOf(caption)} ${styleOf(value)}`).values()];
  return alike.flatMap((same) => {
    const storeys = storeysOf(same, around);
    if (storeys.length === 0) return [];
    const [storey, ...others] = storeys;
    if (others.length === 0 && (storey?.length ?? 0) < FEWEST_ALONE) return [];
    const left = same.filter((pair) => !storeys.flat().includes(pair));
    const cells = [...storeys.map(besideEachOther), ...stacksOf(left, around).map(belowEachOther)];
    return cells.flatMap((own) => {
      const words = new Set(own.flatMap((cell) => cell.words));
      const taken = lines.filter((line) => line.words.some((word) => words.has(word)));
      if (taken.some((line) => line.words.some((word) => !words.has(word)))) return [];
      const box = union(taken.map((line) => line.box));
      return [
        {
          kind: 'region' as const,
          block: tableOf(page, box, own, runsOf),
          lines: taken,
          box,
          fontSize: taken[0]?.fontSize ?? 0,
        },
      ];
    });
  });
}

/** Captions with their values that are on one level, where there are several that no line parts. */
const storeysOf = (pairs: readonly Captioned[], { find, rulings }: Surroundings): Captioned[][] =>
  groupByPosition(
    pairs,
    ({ value }) => value.baseline,
    ({ value }) => ALIGNED * value.fontSize,
  )
    .flatMap((level) =>
      unparted(
        level.toSorted((a, b) => a.caption.box[0] - b.caption.box[0]),
        rulings,
      ),
    )
    .filter((storey) => storey.length >= FEWEST && !areCards(storey, find));

/** Captions with their values below each other, where there are several with nothing else between. */
function stacksOf(pairs: readonly Captioned[], { find }: Surroundings): Captioned[][] {
  const columns = groupByPosition(
    pairs,
    ({ caption }) => caption.box[0],
    ({ caption }) => ALIGNED * caption.fontSize,
  );
  return columns.flatMap((column) => {
    const stacks: Captioned[][] = [];
    for (const pair of column.toSorted((a, b) => a.caption.baseline - b.caption.baseline)) {
      const last = stacks.at(-1)?.at(-1);
      const box = last && union([last.value.box, pair.caption.box]);
      const isNext = box && find(box).every((part) => part === last.value || part === pair.caption);
      if (isNext) stacks.at(-1)?.push(pair);
      else stacks.push([pair]);
    }
    return stacks.filter(({ length }) => length >= FEWEST);
  });
}

const besideEachOther = (storey: readonly Captioned[]): GridCell[] =>
  storey.flatMap(({ caption, value }, column) => [cellOf(caption, 0, column), cellOf(value, 1, column)]);

const belowEachOther = (stack: readonly Captioned[]): GridCell[] =>
  stack.flatMap(({ caption, value }, row) => [cellOf(caption, row, 0), cellOf(value, row, 1)]);

const cellOf = ({ words }: Line, row: number, column: number): GridCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  words,
});

/** Whether below most values there is a text of its own, as in cards that begin with a title and a line below it. */
function areCards(storey: readonly Captioned[], find: FindIn<Line>): boolean {
  const following = storey.flatMap((pair) => {
    const next = under(pair, near(pair.value, find, CARD));
    return next && !captionedBy(next, find) ? [next] : [];
  });
  return 2 * new Set(following).size > storey.length;
}

/** Captions with their values, apart where an upright line parts them; none where a level line is under the captions. */
function unparted(storey: readonly Captioned[], { horizontal, vertical }: Rulings): Captioned[][] {
  const [, top, , bottom] = union(storey.flatMap(({ caption, value }) => [caption.box, value.box]));
  const isUnderlined = ({ caption, value }: Captioned): boolean =>
    horizontal.some(
      ({ at, from, to }) =>
        at > (caption.box[1] + caption.box[3]) / 2 &&
        at < (value.box[1] + value.box[3]) / 2 &&
        overlap(from, to, caption.box[0], caption.box[2]) > 0,
    );
  if (storey.some(isUnderlined)) return [];
  const endOf = ({ caption, value }: Captioned): number => Math.max(caption.box[2], value.box[2]);
  const groups: Captioned[][] = [];
  for (const [index, pair] of storey.entries()) {
    const before = storey[index - 1];
    const isParted =
      before !== undefined &&
      vertical.some(
        ({ at, from, to }) =>
          at > endOf(before) - TOLERANCE && at < pair.caption.box[0] + TOLERANCE && overlap(from, to, top, bottom) > 0,
      );
    if (before && !isParted) groups.at(-1)?.push(pair);
    else groups.push([pair]);
  }
  return groups;
}
