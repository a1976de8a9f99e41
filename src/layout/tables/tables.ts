import { type Box, contains, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import { type Region, without } from '../region.ts';
import type { Typography } from '../typography.ts';
import { extendDown } from './extension.ts';
import { columnCount, type GridCell, type RunsOf, tableOf } from './grid.ts';
import { type CellGroup, findRuledTables, OF_LINES, OF_SHADES } from './lattice.ts';
import { findStripedTables } from './ruled-rows.ts';
import { allSegments, drawnSegments, type Segments, TOLERANCE } from './rulings.ts';
import { findBorderlessTables } from './stream.ts';
import { findTaggedTables } from './tagged.ts';

/** Share of a text's height at its top and bottom that a line may touch. */
const STRUCK = 0.35;
/** Rows that lines run through by then make a chart. */
const FEWEST_STRUCK = 2;

/** Share of words in a fixed pitch from which aligned text is a listing. */
const LISTING = 0.8;

/** Finds the tables of one page. */
export interface TableFinder {
  /** Tables whose cells are drawn by lines. */
  ruled(lines: readonly Line[]): Region[];
  /** Tables that the file names, or that shades, or level lines alone, mark; `known` ones keep their place. */
  marked(lines: readonly Line[], known: readonly Region[]): Region[];
  /** Tables that only alignment marks, among the lines of one column. */
  aligned(lines: readonly Line[]): Region[];
}

/** A finder for a page's tables; `runsOf` writes the content of cells. */
export function tableFinder(page: PositionedPage, typography: Typography, runsOf: RunsOf): TableFinder {
  const rules = drawnSegments(page.rules);
  const all = allSegments(rules, page.fills, [0, 0, page.width, page.height]);

  /** Makes tables of groups from top to bottom; a line goes to the first that claims it. */
  function claim(groups: readonly CellGroup[], lines: readonly Line[], tables: Region[]): void {
    if (groups.length === 0) return;
    let left = without(lines, tables);
    let words = new Set(left.flatMap((line) => line.words));
    for (const group of [...groups].sort((a, b) => a.box[1] - b.box[1])) {
      if (!group.cells.every((cell) => cell.words.every((word) => words.has(word)))) continue;
      const table = regionOf(extendDown(group, left), page.number, left, runsOf);
      tables.push(table);
      left = without(left, [table]);
      words = new Set(left.flatMap((line) => line.words));
    }
  }

  /** Drops charts and listings. */
  const tabular = (groups: readonly CellGroup[]): CellGroup[] =>
    groups.filter(({ cells }) => !isStruck(cells, all) && (typography.monospace || !isListing(cells)));

  return {
    ruled(lines) {
      const tables: Region[] = [];
      const drawn = findRuledTables(rules, lines, OF_LINES);
      if (drawn.length > 0) claim(refine(drawn, findRuledTables(all, lines, OF_LINES)), lines, tables);
      return tables;
    },
    marked(lines, known) {
      const tables = [...known];
      claim(findTaggedTables(without(lines, tables)), lines, tables);
      claim(tabular(findRuledTables(outside(all, tables), without(lines, tables), OF_SHADES)), lines, tables);
      claim(tabular(findStripedTables(outside(all, tables), without(lines, tables))), lines, tables);
      return tables.slice(known.length);
    },
    aligned(lines) {
      const tables: Region[] = [];
      claim(tabular(findBorderlessTables(lines)), lines, tables);
      return tables;
    },
  };
}

const spanning = (cells: readonly GridCell[]): number => cells.filter((cell) => cell.rowSpan > 1).length;

/**
 * Takes the reading with shades where it only adds whole rows to that of the lines alone; where it adds columns, or
 * rows to some columns only, the shades are highlights within cells.
 */
function refine(drawn: readonly CellGroup[], shaded: readonly CellGroup[]): CellGroup[] {
  return drawn.map((table) => {
    const finer = shaded.find(
      ({ box }) => contains(box, table.box, TOLERANCE) && contains(table.box, box, 2 * TOLERANCE),
    );
    if (!finer || columnCount(finer.cells) !== columnCount(table.cells)) return table;
    return spanning(finer.cells) > spanning(table.cells) ? table : finer;
  });
}

/** The segments that begin in no table. */
function outside({ horizontal, vertical }: Segments, tables: readonly Region[]): Segments {
  const isFree = (x: number, y: number): boolean => !tables.some(({ box }) => contains(box, [x, y, x, y], TOLERANCE));
  return {
    horizontal: horizontal.filter(({ at, from }) => isFree(from, at)),
    vertical: vertical.filter(({ at, from }) => isFree(at, from)),
  };
}

function regionOf({ box, cells }: CellGroup, page: number, lines: readonly Line[], runsOf: RunsOf): Region {
  const words = new Set(cells.flatMap((cell) => cell.words));
  const taken = lines.filter((line) => line.words.some((word) => words.has(word)));
  return { block: tableOf(page, box, cells, runsOf), lines: taken, box, fontSize: taken[0]?.fontSize ?? 10 };
}

/** Whether its words are set in a fixed pitch, but for line numbers. */
function isListing(cells: readonly GridCell[]): boolean {
  const words = cells.flatMap((cell) => cell.words).filter(({ text }) => !/^\d+$/.test(text));
  return words.filter(({ monospace }) => monospace).length > LISTING * words.length;
}

/** Whether lines run at the height of its words, as the grid of a chart does at its labels. */
function isStruck(cells: readonly GridCell[], { horizontal }: Segments): boolean {
  const [left, , right] = union(cells.flatMap((cell) => cell.words.map(({ box }) => box)));
  const across = horizontal.filter(({ from, to }) => overlap(from, to, left, right) > 0);
  const isAt = ([, top, , bottom]: Box): boolean => {
    const slack = STRUCK * (bottom - top);
    return across.some(({ at }) => at > top + slack && at < bottom - slack);
  };
  const struck = cells.filter(({ words }) => words.some(({ box }) => isAt(box)));
  return new Set(struck.map((cell) => cell.row)).size >= FEWEST_STRUCK;
}
