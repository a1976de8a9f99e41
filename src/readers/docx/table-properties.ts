import { child, create, elementsOf, isOn, type XmlElement } from '../ooxml/xml.ts';
import { toggle, value } from './properties.ts';
import type { Styles } from './styles.ts';

/** Bit of `w:tblLook` that dresses the first row (ISO/IEC 29500-1, 17.4.55). */
const FIRST_ROW = 0x20;
/** Word's own limit of columns. */
const MOST_COLUMNS = 63;

/** Whether the look asks for a head row, and the style has something to dress it in. */
export function dressesFirstRow(table: XmlElement, styles: Styles): boolean {
  const properties = child(table, 'w:tblPr');
  const styleId = value(properties, 'w:tblStyle');
  if (styleId === undefined || !styles.chain(styleId).some((style) => style.firstRow)) return false;
  const look = child(properties, 'w:tblLook')?.attributes;
  const named = look?.['w:firstRow'];
  if (named !== undefined) return isOn(named);
  return (Number.parseInt(look?.['w:val'] ?? '0', 16) & FIRST_ROW) !== 0;
}

/** Rows of a table, those inside content controls included. */
export const rowsOf = (parent: XmlElement): XmlElement[] =>
  elementsOf(parent).flatMap((element) => {
    if (element.name === 'w:tr') return [element];
    return element.name === 'w:sdt' || element.name === 'w:sdtContent' ? rowsOf(element) : [];
  });

/** Row properties where mammoth looks for them. @param head whether the table's style makes it the head row. */
export function rowProperties(row: XmlElement, head: boolean): XmlElement {
  const properties = child(row, 'w:trPr');
  const header = toggle(properties, 'w:tblHeader') ?? head;
  return create('w:trPr', {}, header ? [create('w:tblHeader')] : []);
}

/** Those of a cell's properties that mammoth looks for: its spans. */
export const cellProperties = (properties: XmlElement): XmlElement =>
  create(
    'w:tcPr',
    {},
    elementsOf(properties)
      .filter(({ name }) => name === 'w:gridSpan' || name === 'w:vMerge')
      .map(({ name, attributes }) => create(name, attributes)),
  );

/** A cell for the columns that a row leaves out before (`w:gridBefore`) or after its own (`w:gridAfter`). */
export function missingCells(row: XmlElement, name: 'w:gridBefore' | 'w:gridAfter'): XmlElement[] {
  const columns = Number.parseInt(value(child(row, 'w:trPr'), name) ?? '0', 10);
  if (!(columns > 0)) return [];
  const span = create('w:gridSpan', { 'w:val': String(Math.min(columns, MOST_COLUMNS)) });
  return [create('w:tc', {}, [create('w:tcPr', {}, [span])])];
}
