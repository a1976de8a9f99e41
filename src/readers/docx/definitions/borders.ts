import { elementsOf, type XmlElement } from '../../ooxml/xml.ts';

/** Borders of a table (ISO/IEC 29500-1, 17.4.38) and of a cell (17.4.66). */
const BORDERS = ['w:tblBorders', 'w:tcBorders'];
/** Borders that are not drawn (17.18.2). */
const UNDRAWN = ['nil', 'none'];
/** Properties within which borders are set. */
const PROPERTIES = [
  'w:tblPr',
  'w:tblPrEx',
  'w:tcPr',
  'w:tr',
  'w:tc',
  'w:trPr',
  'w:tblStylePr',
  'w:sdt',
  'w:sdtContent',
];

/** Whether a table or a table's style draws any border, by its own properties; tables within cells aside. */
export const drawsBorders = (element: XmlElement): boolean =>
  elementsOf(element).some((part) => {
    if (!BORDERS.includes(part.name)) return PROPERTIES.includes(part.name) && drawsBorders(part);
    return elementsOf(part).some(({ attributes }) => !UNDRAWN.includes(attributes['w:val'] ?? 'nil'));
  });
