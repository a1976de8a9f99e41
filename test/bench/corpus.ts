import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One document of a set with its ground truth. */
export interface CorpusDocument {
  readonly set: string;
  readonly id: string;
  /** Absolute path of the document. */
  readonly path: string;
  /** Absolute path of the truth. */
  readonly truthPath: string;
  /** What printed the document; what printed it first, where another program wrote it anew. */
  readonly producer?: string;
  /** The look in which a producer printed it. */
  readonly theme?: string;
  /** What is on its pages. */
  readonly features?: readonly string[];
}

interface Item {
  readonly id: string;
  readonly input: string;
  readonly truth: string;
  /** A chain: `chromium>gs` was printed by Chromium and written anew by Ghostscript. */
  readonly producer?: string;
  readonly theme?: string;
  readonly features?: readonly string[];
}

/**
 * The folder of the corpus, or `undefined`, with a sentence printed, when none is named: the documents belong to others
 * and are no part of this project.
 * @throws Error when the folder is not there.
 */
export function corpusFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) {
    console.log('Nothing measured: name the folder of the benchmark documents with --corpus FOLDER.');
    return undefined;
  }
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: --corpus names the benchmark documents.`);
  return resolve(folder);
}

/** The documents that the manifest of a set lists. Throws an `Error` when the corpus does not hold the set. */
export async function readSet(corpus: string, set: string): Promise<CorpusDocument[]> {
  const folder = join(corpus, set);
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`The corpus has no set ${set}: ${manifest} is not there.`);
  const { items } = JSON.parse(await readFile(manifest, 'utf8')) as { items: readonly Item[] };
  return items.map(({ id, input, truth, producer, theme, features }) => ({
    set,
    id,
    path: join(folder, input),
    truthPath: join(folder, truth),
    ...(producer === undefined ? {} : { producer: producer.split('>')[0] as string }),
    ...(theme === undefined ? {} : { theme }),
    ...(features === undefined ? {} : { features }),
  }));
}
