import { readFile } from 'node:fs/promises';
import type { Engine } from '../engines/engine.ts';
import { createEngine, type EngineName, engineNames, nodeFlags } from '../engines/in-node.ts';
import type { Place } from './place.ts';

/** Engines that Node runs only with flags that slow them down. */
function remarkOn(names: readonly EngineName[]): { remark?: string } {
  const slowed = names.filter((name) => nodeFlags(name).length > 0);
  if (slowed.length === 0) return {};
  const flags = slowed.flatMap(nodeFlags).join(' ');
  return { remark: `${slowed.join(', ')} needs ${flags} in Node: its pages/s count through chromium only.` };
}

/** All engines in this process, where they can be. They are started in the order of their table, which pdf.js depends on. */
export async function openNodePlace(names: readonly EngineName[]): Promise<Place> {
  const running = new Map<EngineName, Engine>();
  for (const name of engineNames) if (names.includes(name)) running.set(name, await createEngine(name));
  return {
    engines: engineNames,
    inProcess: true,
    sameGround: true,
    ...remarkOn(names),
    async convert(name, path) {
      const engine = running.get(name);
      if (!engine) throw new Error(`${name} was not started.`);
      const bytes = new Uint8Array(await readFile(path));
      const start = performance.now();
      const text = await engine.convert(bytes);
      return { text, milliseconds: performance.now() - start };
    },
    async close() {
      for (const engine of running.values()) engine.close?.();
    },
  };
}
