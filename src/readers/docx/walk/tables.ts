import { child, elementsOf, isOn, type XmlElement } from '../../ooxml/xml.ts';
import type { CellContent, Flow, RowContent } from '../content.ts';
import { drawsBorders } from '../definitions/borders.ts';
import { MOST_COLUMNS, toggle, value } from '../definitions/properties.ts';
import type { Styles } from '../definitions/styles.ts';
import { checkboxOf, replaceByCheckbox, within } from './controls.ts';
import { endFlow } from './paragraphs.ts';
import type { Story } from './story.ts';

/** Bit of `w:tblLook` that dresses the first row (ISO/IEC 29500-1, 17.4.55). */
const FIRST_ROW = 0x20;
/** What may be around rows and cells and is no part of the grid (17.5.1, 17.5.2, 17.13.5). */
const TRANSPARENT = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'];

/** A cell before it is known which go on with the one above them. */
interface CellPart extends Omit<CellContent, 'rowSpan'> {
  readonly merged: boolean;
}

interface RowPart extends Omit<RowContent, 'cells'> {
  readonly cells: readonly CellPart[];
}

/** A table (17.4.37) with what is misplaced between its rows after it; only that where it has no row. */
export function readTable(element: XmlElement, story: Story): Flow[] {
  const before = endFlow(story);
  const parts: RowPart[] = [];
  const misplaced = eachPart(element, 'w:tr', story, (row) => {
    const part = readRow(row, story);
    if (part) parts.push(part);
  });
  if (parts.length === 0) return [...before, ...misplaced];
  const rows = mergeDown(parts);
  const dressed = dressesFirstRow(element, story.styles);
  const page = firstPage(rows) ?? story.pages.page;
  const ruled = isRuled(element, story.styles);
  return [...before, { kind: 'table', page, dressed, ruled, rows }, ...misplaced];
}

/** Visits the rows of a table or the cells of a row; returns what else there is. */
function eachPart(parent: XmlElement, name: string, story: Story, visit: (part: XmlElement) => void): Flow[] {
  return elementsOf(parent).flatMap((element) => {
    if (element.name === name) {
      visit(element);
      return [];
    }
    if (element.name === 'w:sdt') story.checkbox = checkboxOf(element) ?? story.checkbox;
    if (!TRANSPARENT.includes(element.name)) return story.readFlow({ ...parent, children: [element] });
    const read = (): Flow[] => eachPart(element, name, story, visit);
    // A control around rows is a part of a form, around a cell a field of one.
    return element.name === 'w:sdt' && name === 'w:tc' ? within(element, story, read) : read();
  });
}

/** Cells are side by side: each begins on the row's first page, and the row ends with the cell that ends last. */
function readRow(row: XmlElement, story: Story): RowPart | undefined {
  const properties = child(row, 'w:trPr');
  if (child(properties, 'w:del')) {
    story.losses.add('docx_tracked_deletion', story.pages.page);
    return undefined;
  }
  const first = story.pages.page;
  let last = first;
  const cells: CellPart[] = [];
  eachPart(row, 'w:tc', story, (cell) => {
    story.pages.page = first;
    cells.push(readCell(cell, story));
    last = Math.max(last, story.pages.page);
  });
  story.pages.page = last;
  const whole = [...missingCells(properties, 'w:gridBefore'), ...cells, ...missingCells(properties, 'w:gridAfter')];
  return { repeats: toggle(properties, 'w:tblHeader'), cells: whole };
}

/** A cell (17.4.65) with the columns that it spans (17.4.17). */
function readCell(cell: XmlElement, story: Story): CellPart {
  const properties = child(cell, 'w:tcPr');
  const merge = child(properties, 'w:vMerge');
  return {
    columnSpan: columns(value(properties, 'w:gridSpan')) || 1,
    merged: merge !== undefined && (merge.attributes['w:val'] ?? 'continue') === 'continue',
    flow: replaceByCheckbox([...story.readFlow(cell), ...endFlow(story)], story),
  };
}

/** A cell for the columns that a row leaves out before (17.4.15) or after (17.4.14) its own. */
function missingCells(properties: XmlElement | undefined, name: 'w:gridBefore' | 'w:gridAfter'): CellPart[] {
  const columnSpan = columns(value(properties, name));
  return columnSpan === 0 ? [] : [{ columnSpan, merged: false, flow: [] }];
}

/** Rows with the spans of cells that others go on with (17.4.84). A cell that goes on with none above is one itself. */
function mergeDown(parts: readonly RowPart[]): RowContent[] {
  const spans = new Map<CellPart, number>();
  /** By column, the cell that the rows so far end with. */
  const above = new Map<number, CellPart>();
  for (const { cells } of parts) {
    let column = 0;
    for (const cell of cells) {
      const upper = cell.merged ? above.get(column) : undefined;
      if (!upper) above.set(column, cell);
      spans.set(upper ?? cell, (spans.get(upper ?? cell) ?? 0) + 1);
      column += cell.columnSpan;
    }
  }
  return parts.map(({ repeats, cells }) => ({
    repeats,
    cells: cells.flatMap((cell) => {
      const rowSpan = spans.get(cell);
      return rowSpan === undefined ? [] : { columnSpan: cell.columnSpan, rowSpan, flow: cell.flow };
    }),
  }));
}

/** A number of columns, 0 to 63; 0 where the text is none. */
const columns = (text = ''): number => Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MOST_COLUMNS);

/** Whether the look asks for a head row, and the style has something to dress it in. */
function dressesFirstRow(table: XmlElement, styles: Styles): boolean {
  const properties = child(table, 'w:tblPr');
  const styleId = value(properties, 'w:tblStyle');
  if (styleId === undefined || !styles.chain(styleId).some((style) => style.firstRow)) return false;
  const look = child(properties, 'w:tblLook')?.attributes;
  const named = look?.['w:firstRow'];
  if (named !== undefined) return isOn(named);
  return (Number.parseInt(look?.['w:val'] ?? '0', 16) & FIRST_ROW) !== 0;
}

/** Whether borders are drawn by the table itself or its style. */
function isRuled(table: XmlElement, styles: Styles): boolean {
  const styleId = value(child(table, 'w:tblPr'), 'w:tblStyle');
  const chain = styleId === undefined ? [] : styles.chain(styleId);
  return drawsBorders(table) || chain.some(({ bordered }) => bordered);
}

/** Page of the first paragraph at any depth. */
function firstPage(rows: readonly RowContent[]): number | undefined {
  for (const { cells } of rows) {
    for (const { flow } of cells) {
      const [first] = flow;
      if (first) return first.page;
    }
  }
  return undefined;
}
