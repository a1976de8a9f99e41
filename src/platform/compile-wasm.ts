/** Milliseconds after which a compilation that has not settled is requested again. */
const COMPILE_PATIENCE = 3000;
const COMPILE_ATTEMPTS = 10;

/**
 * Compiles a WebAssembly module. Chromium 156 shares the compilation of equal bytes between workers: when the compiling
 * worker is terminated, the promises of the others never settle, and a second request succeeds at once.
 */
export async function compileWasm(bytes: ArrayBuffer): Promise<WebAssembly.Module> {
  const attempts: Promise<WebAssembly.Module>[] = [];
  while (attempts.length < COMPILE_ATTEMPTS) {
    attempts.push(WebAssembly.compile(bytes));
    const { promise: patience, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, COMPILE_PATIENCE);
    const module = await Promise.race([...attempts, patience]).finally(() => clearTimeout(timer));
    if (module) return module;
  }
  throw new Error('The engine was not compiled.');
}
