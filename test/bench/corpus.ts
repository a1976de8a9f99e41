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
  /** What opens it. */
  readonly password?: string;
}

/** A document of a set, which may have no ground truth. */
type CorpusInput = Pick<CorpusDocument, 'set' | 'id' | 'path'> & Pick<Item, 'password'>;

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
  return (await readItems(corpus, set)).map((item) => ({
    ...inputOf(corpus, set, item),
    truthPath: join(corpus, set, item.truth),
    ...(item.producer === undefined ? {} : { producer: item.producer.split('>')[0] as string }),
    ...(item.theme === undefined ? {} : { theme: item.theme }),
    ...(item.features === undefined ? {} : { features: item.features }),
  }));
}

/** The same without their truths, of sets that have none too. */
export async function readInputs(corpus: string, set: string): Promise<CorpusInput[]> {
  return (await readItems(corpus, set)).map((item) => inputOf(corpus, set, item));
}

async function readItems(corpus: string, set: string): Promise<readonly Item[]> {
  const manifest = join(corpus, set, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`The corpus has no set ${set}: ${manifest} is not there.`);
  return (JSON.parse(await readFile(manifest, 'utf8')) as { items: readonly Item[] }).items;
}

const inputOf = (corpus: string, set: string, { id, input, password }: Item): CorpusInput => ({
  set,
  id,
  path: join(corpus, set, input),
  ...(password === undefined ? {} : { password }),
});
