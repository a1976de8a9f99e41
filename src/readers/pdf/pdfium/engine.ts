import { type Functions, init } from '@embedpdf/pdfium';
import { compileWasm } from '../../../platform/compile-wasm.ts';
import type { Matrix } from '../view.ts';

/** Every PDFium function as WebAssembly exports it: numbers and addresses in, a number out. */
type Calls = { readonly [Name in keyof Functions]: (...args: number[]) => number };
interface Memory {
  malloc(size: number): number;
  free(address: number): void;
}
/** Views of the engine's memory that Emscripten keeps on its module and replaces when memory grows. */
interface Heap {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  /** Puts a function into the engine's table; `signature` is Emscripten's: the result, then the parameters. */
  addFunction(action: (...args: number[]) => number, signature: string): number;
}

/** The import by which Emscripten asks for more memory: bytes in all. Answers 0 where there are none to be had. */
type GrowMemory = (bytes: number) => number;
type EngineImports = { readonly env: { readonly emscripten_resize_heap: GrowMemory } };

/** Kept, as one costs more to make than a name takes to read. */
const decoders = { 'utf-8': new TextDecoder('utf-8'), 'utf-16le': new TextDecoder('utf-16le') };

/**
 * Most bytes of the engine's memory: a file of 100 MB, the largest that is taken by default, and the largest image of a
 * page (17.5 million pixels, with an A3 sheet in colour at 600 per inch behind it) take 450 MB.
 */
export const MOST_MEMORY = 640 * 1024 * 1024;

/** Bytes that a call may use for its out-parameters. */
const SCRATCH_BYTES = 64;
/** Of an IFSDK_PAUSE: its version, its function, and what is the caller's. */
const PAUSE_BYTES = 12;
const PAUSE_VERSION = 1;
/** Bytes of an FPDF_FILEACCESS: the file's length, the function that reads a part of it, and what that is called with. */
const FILE_ACCESS_BYTES = 12;
/** Bytes behind these for texts: nearly all names are shorter, and are asked for once only. */
const TEXT_BYTES = 256;

/** PDFium in WebAssembly: its functions, and access to its memory. */
export class Engine {
  /** Straight to the exports: `cwrap` costs more than most calls themselves. */
  readonly call: Calls & Memory;
  /** Address of eight 8-byte slots for out-parameters; any call may overwrite it. */
  readonly scratch: number;
  /** Set when a call trapped: memory can no longer be trusted. */
  broken = false;
  readonly #heap: Heap;
  /** Address of its IFSDK_PAUSE, once there is one, and what that answers. */
  #pause = 0;
  #isLate: () => boolean = () => false;
  /** Open files by the addresses of their FPDF_FILEACCESS, and what reads them, once there is one. */
  readonly #files = new Map<number, Uint8Array>();
  #readPart = 0;
  /** Addresses of names that are looked up. */
  readonly #names = new Map<string, number>();
  #openDocuments = 0;

  constructor(heap: Heap, exports: Calls & Memory) {
    this.#heap = heap;
    this.call = exports;
    this.call.PDFiumExt_Init();
    this.scratch = this.call.malloc(SCRATCH_BYTES + TEXT_BYTES);
  }

  /** Bytes of its memory, which never shrinks. */
  get memory(): number {
    return this.#heap.HEAPU8.length;
  }

  /** The 32-bit float in slot `index` (4 bytes each) of the scratch memory. */
  float(index: number): number {
    return this.#heap.HEAPF32[(this.scratch >> 2) + index] as number;
  }

  /** The FS_MATRIX, six 32-bit floats, at the start of the scratch memory. */
  matrix(): Matrix {
    const { HEAPF32 } = this.#heap;
    const at = this.scratch >> 2;
    return [
      HEAPF32[at] as number,
      HEAPF32[at + 1] as number,
      HEAPF32[at + 2] as number,
      HEAPF32[at + 3] as number,
      HEAPF32[at + 4] as number,
      HEAPF32[at + 5] as number,
    ];
  }

  /** The 64-bit float in slot `index` (8 bytes each) of the scratch memory. */
  double(index: number): number {
    return this.#heap.HEAPF64[(this.scratch >> 3) + index] as number;
  }

  /** The 32-bit integer in slot `index` (4 bytes each) of the scratch memory. */
  int(index: number): number {
    return this.#heap.HEAP32[(this.scratch >> 2) + index] as number;
  }

  /** Sets the 32-bit integer in slot `index` (4 bytes each) of the scratch memory. */
  setInt(index: number, value: number): void {
    this.#heap.HEAP32[(this.scratch >> 2) + index] = value;
  }

  /** Address of a name with a zero after it, as the functions take that look up entries by their keys: kept for the next call. */
  nameAt(name: string): number {
    let address = this.#names.get(name) ?? 0;
    if (address !== 0) return address;
    address = this.copyIn(new TextEncoder().encode(name));
    this.#names.set(name, address);
    return address;
  }

  /** Address of a copy of the bytes and a zero after them; the caller frees it. 0 when memory is exhausted. */
  copyIn(bytes: Uint8Array): number {
    const address = this.call.malloc(bytes.length + 1);
    if (address === 0) return 0;
    this.#heap.HEAPU8.set(bytes, address);
    this.#heap.HEAPU8[address + bytes.length] = 0;
    return address;
  }

  /**
   * Address of an FPDF_FILEACCESS (of PDFium's fpdfview.h), by which it reads the bytes where they are: a copy in its
   * memory, which never shrinks, would be as large as the file. The bytes must stay until `closeFile`. 0 when memory is
   * exhausted.
   */
  openFile(bytes: Uint8Array): number {
    if (this.#readPart === 0) {
      this.#readPart = this.#heap.addFunction((file = 0, position = 0, address = 0, size = 0) => {
        const part = this.#files.get(file)?.subarray(position, position + size);
        if (part?.length !== size) return 0;
        this.#heap.HEAPU8.set(part, address);
        return 1;
      }, 'iiiii');
    }
    const file = this.call.malloc(FILE_ACCESS_BYTES);
    if (file === 0) return 0;
    this.#files.set(file, bytes);
    this.#heap.HEAP32.set([bytes.length, this.#readPart, file], file >> 2);
    return file;
  }

  /** Loads a document (FPDF_DOCUMENT) from a file; 0 where that fails. */
  openDocument(file: number, password: number): number {
    const document = this.call.FPDF_LoadCustomDocument(file, password);
    if (document !== 0) this.#openDocuments++;
    return document;
  }

  /**
   * Closes a document, whose pages are closed. With the last one all that PDFium keeps of fonts is given up: the faces that
   * stand in for fonts which are not in the file stay as the page before set them, so that how wide words are, and with that
   * what they say, would depend on what was read before.
   */
  closeDocument(document: number): void {
    this.call.FPDF_CloseDocument(document);
    if (--this.#openDocuments > 0) return;
    this.call.FPDF_DestroyLibrary();
    this.call.PDFiumExt_Init();
  }

  /** Ends what `openFile` began, once no document reads from it. */
  closeFile(file: number): void {
    this.#files.delete(file);
    this.call.free(file);
  }

  /**
   * Runs calls that take an IFSDK_PAUSE (of PDFium's fpdf_progressive.h), whose address they get: they ask it now and
   * then whether to stop, which they do as soon as it is late.
   */
  untilLate<T>(isLate: () => boolean, run: (pause: number) => T): T {
    this.#isLate = isLate;
    if (this.#pause === 0) {
      this.#pause = this.call.malloc(PAUSE_BYTES);
      const ask = this.#heap.addFunction(() => (this.#isLate() ? 1 : 0), 'ii');
      this.#heap.HEAP32.set([PAUSE_VERSION, ask, 0], this.#pause >> 2);
    }
    return run(this.#pause);
  }

  /** A copy of the bytes at an address. */
  bytesAt(address: number, length: number): Uint8Array<ArrayBuffer> {
    return this.#heap.HEAPU8.slice(address, address + length);
  }

  /** The bytes at an address themselves, until the next call of PDFium. */
  viewOf(address: number, length: number): Uint8Array {
    return this.#heap.HEAPU8.subarray(address, address + length);
  }

  /** A UTF-8 string that `write` puts, with a final zero, at an address; `write` answers the bytes it needs. */
  utf8(write: (address: number, size: number) => number): string {
    return this.#text('utf-8', 1, write);
  }

  /** The same for UTF-16, little endian. */
  utf16(write: (address: number, size: number) => number): string {
    return this.#text('utf-16le', 2, write);
  }

  #text(encoding: keyof typeof decoders, zero: number, write: (address: number, size: number) => number): string {
    const near = this.scratch + SCRATCH_BYTES;
    const size = write(near, TEXT_BYTES);
    if (size <= zero) return '';
    const textAt = (address: number): string =>
      decoders[encoding].decode(this.#heap.HEAPU8.subarray(address, address + size - zero));
    if (size <= TEXT_BYTES) return textAt(near);
    const address = this.call.malloc(size);
    try {
      write(address, size);
      return textAt(address);
    } finally {
      this.call.free(address);
    }
  }
}

/**
 * Compiles the engine from the bytes of its WebAssembly module.
 * @param mostMemory bytes beyond which its memory does not grow: it traps then.
 */
export async function createEngine(wasmBinary: ArrayBuffer, mostMemory = MOST_MEMORY): Promise<Engine> {
  const module = await compileWasm(wasmBinary);
  const { pdfium } = await init({
    instantiateWasm(imports: EngineImports, receive: (instance: WebAssembly.Instance) => void) {
      const grow: GrowMemory = (bytes) => (bytes >>> 0 > mostMemory ? 0 : imports.env.emscripten_resize_heap(bytes));
      const bounded = { ...imports, env: { ...imports.env, emscripten_resize_heap: grow } };
      void WebAssembly.instantiate(module, bounded).then(receive);
      return {};
    },
  });
  return new Engine(pdfium as unknown as Heap, pdfium.wasmExports as unknown as Calls & Memory);
}
