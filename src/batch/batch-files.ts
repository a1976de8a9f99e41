import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { extensions } from '../formats/lists.ts';

export interface BatchFile {
  readonly path: string;
  /** What its answer, and its file of arguments, are called, without `.json`. */
  readonly name: string;
  readonly bytes: number;
}

const stem = (path: string): string => basename(path, extname(path));

async function pathsIn(input: string): Promise<string[]> {
  if (!(await stat(input)).isDirectory()) return [input];
  const entries = await readdir(input, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(input, entry.name))
    .sort();
}

/** The answers' names: a file's stem where no other file lays claim to it, otherwise its whole name. */
function answerNames(paths: readonly string[]): string[] {
  const claims = new Map<string, number>();
  for (const path of paths) {
    for (const claim of new Set([stem(path), basename(path)].map((name) => name.toLowerCase()))) {
      claims.set(claim, (claims.get(claim) ?? 0) + 1);
    }
  }
  return paths.map((path) => (claims.get(stem(path).toLowerCase()) === 1 ? stem(path) : basename(path)));
}

/**
 * The files to send: those named, and the documents that lie directly in the folders named, by path.
 * @throws Error when there are none, one is not there, or two have the same name.
 */
export async function batchFiles(inputs: readonly string[]): Promise<BatchFile[]> {
  const paths = (await Promise.all(inputs.map(pathsIn))).flat();
  if (paths.length === 0) throw new Error('There is no document among what --in names.');
  const names = answerNames(paths);
  const twice = names.find((name, index) => names.some((other, i) => i < index && sameFile(name, other)));
  if (twice !== undefined) throw new Error(`Two files are called ${twice}: their answers would overwrite each other.`);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return paths.map((path, index) => ({ path, name: names[index] ?? '', bytes: sizes[index] ?? 0 }));
}

const sameFile = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
