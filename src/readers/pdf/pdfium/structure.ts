import { DEEPEST_ELEMENT, MOST_ELEMENTS } from '../structure-types.ts';
import { type StructureElement, withoutAttributes } from '../tags.ts';
import type { Engine } from './engine.ts';

/** Most heads that a cell names. */
const MOST_HEADERS = 20;

/** The elements at the root of the structure tree of a page, as far as it has content of them; none without a tree. */
export function readStructure(engine: Engine, page: number): StructureElement['children'] {
  const { call } = engine;
  const tree = call.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return [];
  let left = MOST_ELEMENTS;

  function read(element: number, depth: number): StructureElement | undefined {
    if (element === 0 || depth === DEEPEST_ELEMENT || left === 0) return undefined;
    left--;
    const type = engine.utf16((address, size) => call.FPDF_StructElement_GetType(element, address, size));
    const count = Math.min(call.FPDF_StructElement_CountChildren(element), MOST_ELEMENTS);
    const children: (StructureElement | number | undefined)[] = [];
    for (let index = 0; index < count && left > 0; index++) {
      const id = call.FPDF_StructElement_GetChildMarkedContentID(element, index);
      children.push(id >= 0 ? id : read(call.FPDF_StructElement_GetChildAtIndex(element, index), depth + 1));
    }
    if (type !== 'TD' && type !== 'TH') return { type, children, ...withoutAttributes };
    return { type, children, ...readCell(engine, element) };
  }

  try {
    const count = Math.min(call.FPDF_StructTree_CountChildren(tree), MOST_ELEMENTS);
    return Array.from({ length: count }, (_, index) => read(call.FPDF_StructTree_GetChildAtIndex(tree, index), 0));
  } finally {
    call.FPDF_StructTree_Close(tree);
  }
}

/** What the attributes of a cell say (table 384). */
function readCell(engine: Engine, element: number): Omit<StructureElement, 'type' | 'children'> {
  const { call, scratch } = engine;
  const count = call.FPDF_StructElement_GetAttributeCount(element);
  const attributes = Array.from({ length: Math.max(count, 0) }, (_, index) =>
    call.FPDF_StructElement_GetAttributeAtIndex(element, index),
  ).filter((address) => address !== 0);

  const entryOf = (name: string): number =>
    attributes.map((address) => call.FPDF_StructElement_Attr_GetValue(address, engine.nameAt(name))).find(Boolean) ?? 0;
  function spanOf(name: 'RowSpan' | 'ColSpan'): number {
    const value = entryOf(name);
    return value !== 0 && call.FPDF_StructElement_Attr_GetNumberValue(value, scratch)
      ? Math.max(1, Math.trunc(engine.float(0)) || 1)
      : 1;
  }
  const headers = entryOf('Headers');
  const named = headers === 0 ? 0 : Math.min(call.FPDF_StructElement_Attr_CountChildren(headers), MOST_HEADERS);
  return {
    id: engine.utf16((address, size) => call.FPDF_StructElement_GetID(element, address, size)),
    rowSpan: spanOf('RowSpan'),
    columnSpan: spanOf('ColSpan'),
    headers: Array.from({ length: Math.max(named, 0) }, (_, index) => {
      const child = call.FPDF_StructElement_Attr_GetChildAtIndex(headers, index);
      return engine.utf16((address, size) =>
        call.FPDF_StructElement_Attr_GetStringValue(child, address, size, scratch) ? engine.int(0) : 0,
      );
    }),
  };
}
