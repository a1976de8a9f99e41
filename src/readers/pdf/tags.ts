import type { TaggedCell } from '../../document/tagged-cell.ts';
import { BLOCK_TYPES } from './structure-types.ts';
import { placeCells } from './tagged-cells.ts';

/** A structure element (ISO 32000-2, 14.7.2), as far as the page has content of it. */
export interface StructureElement {
  readonly type: string;
  /** Rows and columns that a cell spans (table 384). */
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** The identifier of a cell, and those of the heads that it names; empty where there are none. */
  readonly id: string;
  readonly headers: readonly string[];
  /** Elements, and identifiers of marked content; undefined for what has none on the page. */
  readonly children: readonly (StructureElement | number | undefined)[];
}

/** What an element has of these that is no cell, or of which the engine does not say more. */
export const withoutAttributes = { rowSpan: 1, columnSpan: 1, id: '', headers: [] } as const;

/** What the structure tree says of marked content. */
export interface Tag {
  /** The structure type (14.8.4): one of `BLOCK_TYPES`. */
  readonly role: string | undefined;
  /** The cell of a table that it is in. */
  readonly cell: TaggedCell | undefined;
  /** Its place in the order of the tree. */
  readonly treeIndex: number | undefined;
}

/** What the structure tree says of the marked content of a page, by its identifiers. */
export type Tags = ReadonlyMap<number, Tag>;

const isCell = (type: string): boolean => type === 'TD' || type === 'TH';
/** What a paragraph, a list or a note in a cell is beside: the text of the cell. */
const OF_CELLS: ReadonlySet<string> = new Set(['P', 'Note', 'L', 'LI', 'Lbl', 'LBody', 'BlockQuote', 'Code']);

/** What the elements of a page say of its marked content. The innermost block counts, and in cells the cell. */
export function tagsOf(roots: StructureElement['children']): Tags {
  const tags = new Map<number, Tag>();
  let tables = 0;

  function visit(
    child: StructureElement | number | undefined,
    role: string | undefined,
    cellOf: CellOf,
    cell?: TaggedCell,
  ): void {
    if (child === undefined) return;
    if (typeof child === 'number') {
      const before = tags.get(child);
      tags.set(child, {
        role: role ?? before?.role,
        cell: cell ?? before?.cell,
        treeIndex: before ? before.treeIndex : tags.size,
      });
      return;
    }
    const { type, children } = child;
    const isOfCell = role !== undefined && isCell(role) && OF_CELLS.has(type);
    const own = BLOCK_TYPES.has(type) && !isOfCell ? type : role;
    // The table within a cell is read by itself: what is around it arranges the page.
    const inner = type === 'Table' ? placeCells(child, tables++) : cellOf;
    const around = type === 'Table' ? undefined : (inner.get(child) ?? cell);
    for (const below of children) visit(below, own, inner, around);
  }

  for (const root of roots) visit(root, undefined, new Map());
  return tags;
}

type CellOf = ReadonlyMap<StructureElement, TaggedCell>;
