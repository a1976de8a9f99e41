/** Converts files with one engine and prints the peak resident memory of the process in kilobytes. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createEngine, type EngineName } from '../engines/in-node.ts';

/** On Linux `getrusage` counts what the parent held when it forked: the mark of this process alone is in /proc. */
function peakKilobytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const mark = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return mark === undefined ? process.resourceUsage().maxRSS : Number(mark);
}

const [name, ...paths] = process.argv.slice(2);
const engine = await createEngine(name as EngineName);
for (const path of paths) {
  // What fails here has failed, and was counted, in the measured rounds.
  await engine.convert(new Uint8Array(await readFile(path))).catch(() => '');
}
console.log(peakKilobytes());
process.exit();
