/** The smallest WebAssembly module: its mark and its version (WebAssembly Core Specification, 5.5.16). */
const EMPTY = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/** Whether this thread may compile WebAssembly: lockdown modes take it away, and so may a Content-Security-Policy. */
export function isWasmAllowed(): boolean {
  try {
    return new WebAssembly.Module(EMPTY) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
