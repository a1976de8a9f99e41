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

/** Reads the structure type that the marks around a page's objects name: it is also there where the tree was lost. */
export class MarkReader {
  readonly #engine: Engine;
  /** Names by mark; many objects share one. */
  readonly #names = new Map<number, string>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The innermost structure type that a mark around the object names. */
  roleOf(object: number): string | undefined {
    const { call } = this.#engine;
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
      const name = this.#nameOf(call.FPDFPageObj_GetMark(object, index));
      if (BLOCK_TYPES.has(name)) return name;
    }
    return undefined;
  }

  #nameOf(mark: number): string {
    const known = this.#names.get(mark);
    if (known !== undefined) return known;
    const { call, scratch } = this.#engine;
    const name = this.#engine.utf16((address, size) =>
      call.FPDFPageObjMark_GetName(mark, address, size, scratch) ? this.#engine.int(0) : 0,
    );
    this.#names.set(mark, name);
    return name;
  }
}
