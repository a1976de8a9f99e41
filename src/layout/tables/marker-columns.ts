import { ordinalOfMarker } from '../../document/list-marker.ts';
import { textOfLine } from '../page/lines.ts';
import { columnCount, type GridCell } from './grid.ts';

/** Fewest items of a list. */
const FEWEST_ITEMS = 2;

/**
 * What begins the items of lists, where every other column of cells holds nothing but their markers, bullets or numbers in
 * sequence, and the columns after these words; undefined where one does not. Markers stand apart from their items.
 */
export function markersOfLists(cells: readonly GridCell[]): 'bullets' | 'numbers' | undefined {
  const columns = columnCount(cells);
  if (columns % 2 > 0) return undefined;
  const textsIn = (column: number): string[] =>
    cells
      .filter((cell) => cell.column === column && cell.words.length > 0)
      .sort((a, b) => a.row - b.row)
      .map(textOfLine);
  const pairs = Array.from({ length: columns / 2 }, (_, pair) => [textsIn(2 * pair), textsIn(2 * pair + 1)] as const);
  if (!pairs.every(([, items]) => items.every((text) => /\p{L}{2}/u.test(text)))) return undefined;
  if (pairs.every(([markers]) => areBullets(markers))) return 'bullets';
  return pairs.every(([markers]) => areInSequence(markers)) ? 'numbers' : undefined;
}

/** Whether texts are bullets of one shape. */
const areBullets = (texts: readonly string[]): boolean =>
  texts.length >= FEWEST_ITEMS && texts.every((text) => text === texts[0] && ordinalOfMarker(text) === 0);

/** Whether texts number items in sequence. */
function areInSequence(texts: readonly string[]): boolean {
  const [first = 0] = texts.map(ordinalOfMarker);
  return first > 0 && texts.length >= FEWEST_ITEMS && texts.every((text, i) => ordinalOfMarker(text) === first + i);
}
