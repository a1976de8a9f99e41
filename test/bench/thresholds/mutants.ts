import type { Plugin } from 'vite';
import { constantsOf, mutantsOf } from './constants.ts';

/** A threshold with another value, in a module that is loaded. */
export interface Mutant {
  /** Path from the root, such as `src/layout/text/lists.ts`. */
  readonly file: string;
  /** The constant's name; for the second number of a constant on with its index, such as `SIZES[1]`. */
  readonly constant: string;
  readonly value: number;
  readonly direction: 'up' | 'down';
  readonly moved: number;
  apply(): void;
  undo(): void;
}

declare global {
  /** All mutants of the modules that are loaded. */
  var mutants: Mutant[] | undefined;
}

/** Code to append to a module that registers the mutants of its constants, and makes these variables. */
export function withMutants(source: string, file: string): string {
  let code = source;
  const rows: string[] = [];
  for (const { name, keyword, initialiser, thresholds } of constantsOf(source).toReversed()) {
    code = `${code.slice(0, keyword)}let  ${code.slice(keyword + 'const'.length)}`;
    for (const threshold of thresholds) {
      const moved = mutantsOf(threshold);
      const constant = thresholds.length > 1 ? `${name}[${threshold.index}]` : name;
      for (const direction of ['up', 'down'] as const) {
        const fields = { file, constant, value: threshold.value, direction, moved: moved[direction] };
        rows.push(
          `{ ...${JSON.stringify(fields)}, apply() { ${name} = ${threshold.initialiser(moved[direction])}; }, undo() { ${name} = ${initialiser}; } }`,
        );
      }
    }
  }
  return `${code}\n(globalThis.mutants ??= []).push(${rows.join(',\n')});\n`;
}

/** A module in the place of Vitest that only collects tests, so that they can be run many times. */
const COLLECTOR = `
export { expect } from 'vitest';
const tests = (globalThis.collected ??= []);
export const describe = (name, body) => body();
export const test = (name, body) => tests.push({ name, body, file: globalThis.collecting });
const each = (rows) => (name, body) => {
  for (const row of rows) test(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};
test.each = each;
describe.each = (rows) => (name, body) => {
  for (const row of rows) Array.isArray(row) ? body(...row) : body(row);
};
export const it = test;
`;
const COLLECTOR_ID = 'virtual:collector';

/** Modules whose numbers are no thresholds: weights of signs order them, their sizes are a scale. */
const SCALES = ['src/layout/decision.ts'];

/** Makes the thresholds of the modules below `folder` movable, and the tests below `tests` repeatable, in memory. */
export const mutation = (root: string, folder: string, tests: string): Plugin => ({
  name: 'sheaf:thresholds',
  enforce: 'pre',
  resolveId: (id) => (id === COLLECTOR_ID ? `\0${id}` : undefined),
  load: (id) => (id === `\0${COLLECTOR_ID}` ? COLLECTOR : undefined),
  transform(code, id) {
    const file = id.slice(root.length + 1);
    // Vitest takes its own name before plugins can resolve it.
    if (file.startsWith(`${tests}/`)) return code.replace("from 'vitest'", `from '${COLLECTOR_ID}'`);
    const isMutable = file.startsWith(`${folder}/`) && file.endsWith('.ts') && !SCALES.includes(file);
    return isMutable ? withMutants(code, file) : undefined;
  },
});
