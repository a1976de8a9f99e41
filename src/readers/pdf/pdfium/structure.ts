import { BLOCK_TYPES, DEEPEST_ELEMENT } from '../structure-types.ts';
import type { Engine } from './engine.ts';

const MOST_CHILDREN = 20_000;

/** The structure type of each marked-content identifier of a page, as the structure tree has it. */
export function readRoles(engine: Engine, page: number): ReadonlyMap<number, string> {
  const { call } = engine;
  const roles = new Map<number, string>();
  const tree = call.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return roles;

  function visit(element: number, inherited: string | undefined, depth: number): void {
    if (element === 0 || depth === DEEPEST_ELEMENT) return;
    const type = engine.utf16((address, size) => call.FPDF_StructElement_GetType(element, address, size));
    const role = BLOCK_TYPES.has(type) ? type : inherited;
    const count = Math.min(call.FPDF_StructElement_CountChildren(element), MOST_CHILDREN);
    for (let index = 0; index < count; index++) {
      const id = call.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (id >= 0 && role !== undefined) roles.set(id, role);
      else visit(call.FPDF_StructElement_GetChildAtIndex(element, index), role, depth + 1);
    }
  }

  try {
    const count = Math.min(call.FPDF_StructTree_CountChildren(tree), MOST_CHILDREN);
    for (let index = 0; index < count; index++) visit(call.FPDF_StructTree_GetChildAtIndex(tree, index), undefined, 0);
  } finally {
    call.FPDF_StructTree_Close(tree);
  }
  return roles;
}
