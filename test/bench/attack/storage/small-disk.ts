import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Takes every byte that is free. */
  fill(): void;
  /** Gives them back. */
  free(): Promise<void>;
  /** Unmounts it. */
  close(): Promise<void>;
}

/** Sizes of the writes that fill it, in bytes: down to a block. */
const CHUNKS = [1 << 20, 4096, 512];

/** A disk of so many megabytes in memory; undefined where this user may not mount one (Linux, root). */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      for (const size of CHUNKS) while (wrote(file, size));
      fsyncSync(file);
      closeSync(file);
    },
    free: () => rm(filler, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function wrote(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 1)) === size;
  } catch {
    return false;
  }
}
