import { BULLET_ALONE } from '../../document/list-marker.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import type { GridCell } from './grid.ts';

/** Fewest items of a list. */
const FEWEST_ITEMS = 2;
/** Fewest lists side by side. */
const FEWEST_LISTS = 2;

/**
 * Whether the columns of a grid are lists beside each other: each has bullets before most of its texts, those without
 * one being its title and what goes on with an item, and the content stream writes one list after the other.
 */
export function areListsBeside(cells: readonly GridCell[], position: StreamPosition): boolean {
  const own = cells.filter(({ columnSpan, words }) => columnSpan === 1 && words.length > 0);
  const columns = [...Map.groupBy(own, ({ column }) => column)].sort(([a], [b]) => a - b).map(([, column]) => column);
  return columns.length >= FEWEST_LISTS && columns.every(isList) && areWrittenInTurn(columns.map(itemsOf), position);
}

const isItem = ({ words }: GridCell): boolean => words.length > 1 && BULLET_ALONE.test(words[0]?.text ?? '');

const itemsOf = (column: readonly GridCell[]): GridCell[] => column.filter(isItem);

function isList(column: readonly GridCell[]): boolean {
  const items = itemsOf(column);
  return items.length >= FEWEST_ITEMS && 2 * items.length > column.length;
}

/** Whether each list is written after the one before: their first words, as bullets may be drawn with all others. */
function areWrittenInTurn(lists: readonly (readonly GridCell[])[], position: StreamPosition): boolean {
  let last = Number.NEGATIVE_INFINITY;
  return lists.every((items) => {
    const places = items.flatMap(({ words: [, first] }) => (first ? [position(first)] : []));
    const follows = Math.min(...places) > last;
    last = Math.max(...places);
    return follows;
  });
}
