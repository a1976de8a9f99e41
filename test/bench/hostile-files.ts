import { readFile } from 'node:fs/promises';
import { readInputs } from './corpus.ts';

/** A document that is sent to see whether the page survives it. */
export interface HostileFile {
  readonly name: string;
  readonly password?: string;
  bytes(): Promise<Uint8Array> | Uint8Array;
}

/** The hostile set of a corpus; only the files whose names end like this, where that is said. */
export async function hostileFiles(corpus: string, ending = ''): Promise<HostileFile[]> {
  const inputs = await readInputs(corpus, 'hostile');
  return inputs
    .filter(({ path }) => path.endsWith(ending))
    .map(({ id, path, password }) => ({
      name: id,
      ...(password !== undefined && { password }),
      bytes: () => readFile(path),
    }));
}
