import type { Table } from '../../document/block.ts';
import { type Box, contains, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import type { Item } from '../columns.ts';
import type { Line } from '../lines.ts';
import { findBorderlessTables } from './borderless.ts';
import { extendDown } from './extension.ts';
import { columnCount, type GridCell, type RunsOf, tableOf } from './grid.ts';
import { type CellGroup, findRuledTables, OF_LINES, OF_SHADES } from './ruled.ts';
import { allSegments, drawnSegments, type Segments, TOLERANCE } from './rules.ts';
import { findStripedTables } from './striped.ts';

/** Share of a text's height at its top and bottom that a line may touch. */
const STRUCK = 0.35;
/** Rows that lines run through by then make a chart. */
const FEWEST_STRUCK = 2;

/** A table and the lines that it takes out of the text. */
export interface TableRegion extends Item {
  readonly table: Table;
  readonly lines: readonly Line[];
}

/** Finds the tables of one page. */
export interface TableFinder {
  /** Tables that lines or shades on the page mark, to be found before the text is put in order. */
  drawn(lines: readonly Line[]): TableRegion[];
  /** Tables that only alignment marks, among the lines of one column. */
  aligned(lines: readonly Line[]): TableRegion[];
}

/** A finder for a page's tables; `runsOf` writes the content of cells. */
export function tableFinder(page: PositionedPage, runsOf: RunsOf): TableFinder {
  const rules = drawnSegments(page.rules);
  const all = allSegments(page.rules, page.fills, [0, 0, page.width, page.height]);

  /** Makes tables of groups from top to bottom; a line goes to the first that claims it. */
  function claim(groups: readonly CellGroup[], lines: readonly Line[], tables: TableRegion[]): void {
    for (const group of [...groups].sort((a, b) => a.box[1] - b.box[1])) {
      const left = without(lines, tables);
      const words = new Set(left.flatMap((line) => line.words));
      if (!group.cells.every((cell) => cell.words.every((word) => words.has(word)))) continue;
      tables.push(regionOf(extendDown(group, left), page.number, left, runsOf));
    }
  }

  const unstruck = (groups: readonly CellGroup[]): CellGroup[] => groups.filter(({ cells }) => !isStruck(cells, all));

  return {
    drawn(lines) {
      const tables: TableRegion[] = [];
      claim(refine(findRuledTables(rules, lines, OF_LINES), findRuledTables(all, lines, OF_LINES)), lines, tables);
      claim(unstruck(findRuledTables(outside(all, tables), without(lines, tables), OF_SHADES)), lines, tables);
      claim(unstruck(findStripedTables(outside(all, tables), without(lines, tables))), lines, tables);
      return tables;
    },
    aligned(lines) {
      const tables: TableRegion[] = [];
      claim(unstruck(findBorderlessTables(lines)), lines, tables);
      return tables;
    },
  };
}

/**
 * Takes the reading with shades where it only adds rows to that of the lines alone; where it adds columns, the shades
 * are highlights within cells.
 */
function refine(drawn: readonly CellGroup[], shaded: readonly CellGroup[]): CellGroup[] {
  return drawn.map((table) => {
    const finer = shaded.find(
      ({ box }) => contains(box, table.box, TOLERANCE) && contains(table.box, box, 2 * TOLERANCE),
    );
    return finer && columnCount(finer.cells) === columnCount(table.cells) ? finer : table;
  });
}

/** The segments that begin in no table. */
function outside({ horizontal, vertical }: Segments, tables: readonly TableRegion[]): Segments {
  const isFree = (x: number, y: number): boolean => !tables.some(({ box }) => contains(box, [x, y, x, y], TOLERANCE));
  return {
    horizontal: horizontal.filter(({ at, from }) => isFree(from, at)),
    vertical: vertical.filter(({ at, from }) => isFree(at, from)),
  };
}

/** The lines that no table has taken. */
export function without(lines: readonly Line[], tables: readonly TableRegion[]): Line[] {
  const taken = new Set(tables.flatMap((table) => table.lines));
  return lines.filter((line) => !taken.has(line));
}

function regionOf({ box, cells }: CellGroup, page: number, lines: readonly Line[], runsOf: RunsOf): TableRegion {
  const words = new Set(cells.flatMap((cell) => cell.words));
  const taken = lines.filter((line) => line.words.some((word) => words.has(word)));
  return { table: tableOf(page, box, cells, runsOf), lines: taken, box, fontSize: taken[0]?.fontSize ?? 10 };
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
