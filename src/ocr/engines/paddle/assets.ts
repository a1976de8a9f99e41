/** The files of the larger model, loaded; `checkPaddleAssets` tells whether they are the right ones. */
export interface PaddleAssets {
  /** PP-OCRv4 text detection, ONNX. */
  readonly detection: Uint8Array<ArrayBuffer>;
  /** PP-OCRv4 recognition of Latin letters, ONNX. */
  readonly recognition: Uint8Array<ArrayBuffer>;
  /** ONNX Runtime, WebAssembly. */
  readonly wasm: ArrayBuffer;
}
