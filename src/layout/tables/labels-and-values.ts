import { union } from '../../document/geometry.ts';
import { decide, type Trace } from '../decision.ts';
import { groupByPosition } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { placedIn } from '../placed-in.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import type { Region } from '../region.ts';
import { type GridCell, type RunsOf, tableOf } from './grid.ts';
import {
  acrossPage,
  EDGE,
  edgesOf,
  isLabel,
  isRightOf,
  type Labelled,
  partedAt,
  partsIn,
  stretchesOf,
  styledParts,
} from './label-rows.ts';
import { boxOf, featuresOf, LIST } from './label-signs.ts';
import { besideEachOther, type List, withTitle } from './level-lists.ts';
import { tightParts } from './rows.ts';
import type { Rulings } from './rulings.ts';

/** Pairs below each other that show an edge of values, fewer than any list has. */
const FEWEST = 2;

/**
 * Labels below each other at one edge, with values beside them at another, that nothing is drawn around, as in the heads
 * of invoices: a table of two columns, apart from what stands beside it.
 * @param lines those that no region has taken.
 * @param rulings of the page: what is between them is a table's.
 */
export function findLabelsAndValues(
  page: number,
  lines: readonly Line[],
  rulings: Rulings,
  position: StreamPosition,
  runsOf: RunsOf,
  trace?: Trace,
): Region[] {
  const gapped = new Map(lines.map((line) => [line, tightParts(line).flatMap(styledParts)] as const));
  const first = pairsIn([...gapped.values()].flat());
  if (first.length < FEWEST) return [];
  const edges = edgesOf(first);
  const partsOf = new Map([...gapped].map(([line, parts]) => [line, parts.flatMap((part) => partedAt(part, edges))]));
  const parts = [...partsOf.values()].flat();
  const find = placedIn(parts);
  const pairs = pairsIn(parts);
  const lists = groupByPosition(
    pairs,
    ({ label }) => label.box[0],
    ({ label }) => EDGE * label.fontSize,
  )
    .flatMap((group) =>
      stretchesOf(
        group.toSorted((a, b) => a.label.baseline - b.label.baseline),
        find,
      ),
    )
    .filter((stretch) => decide(LIST, featuresOf(stretch, { find, rulings, position }), boxOf(stretch), trace));
  const levels = besideEachOther(lists.map((rows) => withTitle(rows, find)));
  const taken = new Set<Line>();
  return levels.flatMap((level) => {
    const own = new Set(level.flatMap(({ rows, title }) => [...partsIn(rows), ...(title ? [title] : [])]));
    const whole = lines.filter((line) => partsOf.get(line)?.some((part) => own.has(part)));
    if (whole.some((line) => taken.has(line) || partsOf.get(line)?.some((part) => !own.has(part)))) return [];
    for (const line of whole) taken.add(line);
    return [regionOf(page, level, whole, runsOf)];
  });
}

/** Texts with the next ones right of them. */
function pairsIn(parts: readonly Line[]): Labelled[] {
  const find = placedIn(parts);
  return parts.filter(isLabel).flatMap((label) => {
    const right = find(acrossPage(label.box)).filter((part) => isRightOf(part, label));
    const [value] = right.sort((a, b) => a.box[0] - b.box[0]);
    return value ? [{ label, value: [value] }] : [];
  });
}

function regionOf(page: number, lists: readonly List[], lines: readonly Line[], runsOf: RunsOf): Region {
  const box = union(lines.map((line) => line.box));
  const heads = lists.some(({ title }) => title) ? 1 : 0;
  const most = Math.max(...lists.map(({ rows }) => rows.length));
  const cells = lists.flatMap(({ rows, title }, index): GridCell[] => {
    const head = title ? [{ row: 0, column: 2 * index, rowSpan: 1, columnSpan: 2, words: title.words }] : [];
    const below = Array.from({ length: most }, (_, row) => {
      const { label, value = [] } = rows[row] ?? {};
      return [label ? [label] : [], value].map((texts, column) => {
        const words = texts.flatMap((line) => line.words);
        return { row: row + heads, column: 2 * index + column, rowSpan: 1, columnSpan: 1, words };
      });
    });
    return [...head, ...below.flat()];
  });
  const table = tableOf(page, box, cells, runsOf);
  const rows = table.rows.map((row, index) => (index < heads ? row : row.map((cell) => ({ ...cell, header: false }))));
  return { kind: 'region', block: { ...table, rows }, lines, box, fontSize: lists[0]?.rows[0]?.label.fontSize ?? 0 };
}
