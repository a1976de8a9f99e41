import { BLOCK_TYPES } from '../structure-types.ts';
import type { Engine } from './engine.ts';

/** A mark around page objects (ISO 32000-2, 14.6). */
export interface ContentMark {
  /** Its tag. */
  readonly name: string;
  /** How long the text is, in bytes of the file, that stands for what it is around (ActualText: 14.9.4); undefined for none. */
  readonly textBytes: number | undefined;
}

/** Reads the marks around the objects of a page. */
export class MarkReader {
  readonly #engine: Engine;
  /** By their addresses; many objects share one. */
  readonly #known = new Map<number, ContentMark>();
  #object = 0;
  #around: readonly ContentMark[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The marks around an object, the innermost first: the same ones for all that are between their beginning and their end. */
  around(object: number): readonly ContentMark[] {
    if (object === this.#object) return this.#around;
    const { call } = this.#engine;
    const around: ContentMark[] = [];
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
      around.push(this.#markAt(call.FPDFPageObj_GetMark(object, index)));
    }
    this.#object = object;
    this.#around = around;
    return around;
  }

  #markAt(address: number): ContentMark {
    const known = this.#known.get(address);
    if (known) return known;
    const mark = { name: this.#nameOf(address), textBytes: this.#textBytesOf(address) };
    this.#known.set(address, mark);
    return mark;
  }

  #nameOf(mark: number): string {
    const { call, scratch } = this.#engine;
    return this.#engine.utf16((address, size) =>
      call.FPDFPageObjMark_GetName(mark, address, size, scratch) ? this.#engine.int(0) : 0,
    );
  }

  #textBytesOf(mark: number): number | undefined {
    const { call, scratch } = this.#engine;
    if (call.FPDFPageObjMark_CountParams(mark) <= 0) return undefined;
    const key = this.#engine.nameAt('ActualText');
    return call.FPDFPageObjMark_GetParamBlobValue(mark, key, 0, 0, scratch) ? this.#engine.int(0) : undefined;
  }
}

/** The innermost structure type that some marks name: it is also there where the structure tree was lost. */
export const roleOf = (marks: readonly ContentMark[]): string | undefined =>
  marks.find(({ name }) => BLOCK_TYPES.has(name))?.name;

/** Whether some marks make content optional (8.11.3.2): a person or the file may have turned it off. */
export const isOptional = (marks: readonly ContentMark[]): boolean => marks.some(({ name }) => name === 'OC');
