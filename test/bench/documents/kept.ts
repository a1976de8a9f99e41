import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

/** A hash of the source code in folders of the project: what is kept holds as long as the code that made it. */
export async function codeVersion(folders: readonly string[]): Promise<string> {
  const names = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const files = names.flat().sort();
  return sha256(...(await Promise.all(files.map((file) => readFile(file)))));
}

/** Results that take long, kept in a folder of the system's temporary one: by what made them and from what. */
export class Kept<T> {
  readonly #folder: string;
  readonly #version: string;

  constructor(name: string, version: string) {
    this.#folder = join(tmpdir(), `sheaf-bench-${name}`);
    this.#version = version;
  }

  #path(of: readonly (string | Uint8Array)[]): string {
    return join(this.#folder, sha256(this.#version, '\n', ...of));
  }

  /** What is kept of something; `undefined` when it is not. Objects that were one remain one. */
  async get(...of: readonly (string | Uint8Array)[]): Promise<T | undefined> {
    try {
      return deserialize(await readFile(this.#path(of)));
    } catch {
      return undefined;
    }
  }

  has(...of: readonly (string | Uint8Array)[]): boolean {
    return existsSync(this.#path(of));
  }

  async put(value: T, ...of: readonly (string | Uint8Array)[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const path = this.#path(of);
    // Whole or not at all: another process may look.
    await writeFile(`${path}.${process.pid}`, serialize(value));
    await rename(`${path}.${process.pid}`, path);
  }
}
