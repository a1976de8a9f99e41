/** The files that the larger model reads lines with, loaded; `checkedModel` tells whether a model is the right one. */
export interface LineAssets {
  /** PP-OCRv4 recognition of Latin letters, ONNX. */
  readonly recognition: Uint8Array<ArrayBuffer>;
  /** ONNX Runtime, WebAssembly. */
  readonly wasm: ArrayBuffer;
}

/** PP-OCRv4 text detection, ONNX: with it the larger model finds lines by itself. */
export type Detection = Uint8Array<ArrayBuffer>;
