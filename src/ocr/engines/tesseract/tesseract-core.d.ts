declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** Emscripten's interface to a C++ iterator over the results: what it tells is of its present element. */
  export interface ResultIterator {
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    GetUTF8Text(level: number): string;
    /** Percent. */
    Confidence(level: number): number;
    WordIsFromDictionary(): boolean;
    getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
    getBaseline(level: number): { x0: number; y0: number; x1: number; y1: number; has_baseline: boolean };
  }
  export interface TessBaseAPI {
    Init(dataPath: string | null, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`; 0 when it could. */
    SetImageFile(exifOrientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetIterator(): ResultIterator;
    Clear(): void;
    End(): void;
  }
  export interface TesseractCore {
    readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
    destroy(object: object): void;
  }
  export default function createCore(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
    print?(line: string): void;
    printErr?(line: string): void;
  }): Promise<TesseractCore>;
}
