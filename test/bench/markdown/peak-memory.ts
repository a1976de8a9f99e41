import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type EngineName, nodeFlags } from '../engines/in-node.ts';

const script = fileURLToPath(new URL('./convert-alone.ts', import.meta.url));

/**
 * Peak resident memory in megabytes (2^20 bytes) of a Node process that starts one engine and converts the files one
 * after the other; about 50 of them are Node itself. `null` when the process failed.
 */
export async function peakMemory(engine: EngineName, paths: readonly string[]): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags(engine), script, engine, ...paths]);
    return Number(stdout.trim().split('\n').at(-1)) / 1024;
  } catch {
    return null;
  }
}
