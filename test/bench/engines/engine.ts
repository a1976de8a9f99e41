/** What every converter of the bench can do, ours and the peers'. */
export interface Engine {
  /** The Markdown, or plain text where an engine has no more, of a PDF. It may take the bytes over. */
  convert(pdf: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Ends what keeps a process running; only where there is something. */
  close?(): void;
}

/** Gives the bytes of a WebAssembly module by its specifier, e.g. `@embedpdf/pdfium/pdfium.wasm`. */
export type LoadWasm = (specifier: string) => Promise<ArrayBuffer>;
