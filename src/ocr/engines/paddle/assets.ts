/** The files of the larger model, loaded; `checkPaddleAssets` tells whether they are the right ones. */
export interface PaddleAssets {
  /** PP-OCRv4 text detection, ONNX. */
  readonly detection: Uint8Array<ArrayBuffer>;
  /** PP-OCRv4 recognition of Latin letters, ONNX. */
  readonly recognition: Uint8Array<ArrayBuffer>;
  /** The characters that the recognition knows, one per line in the order of its classes. */
  readonly dictionary: string;
  /** ONNX Runtime, WebAssembly. */
  readonly wasm: ArrayBuffer;
}
