import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CorpusDocument } from '../corpus.ts';
import type { Engine } from '../engines/engine.ts';
import type { Scorer } from '../markdown/scorer.ts';
import type { Kind } from './kinds.ts';
import type { EditPages } from './pdfium-pages.ts';

/** How alike our answers to a document and to a sibling of it are. */
export interface Likeness {
  readonly document: CorpusDocument;
  readonly kind: Kind;
  readonly nid: number | null;
  /** `null` when neither answer has a table, 0 when only one has. */
  readonly teds: number | null;
  /** Why there is no sibling, or no answer to it. */
  readonly failure?: string;
}

export interface Setting {
  readonly engine: Engine;
  readonly edit: EditPages;
  readonly scorer: Scorer;
  /** Where the siblings are kept, as `FOLDER/KIND/ID.pdf`; nowhere when absent. */
  readonly keep: string | undefined;
}

/** Writes the siblings of a document, all at once, and compares our answers to them with that to the document. */
export async function compareSiblings(
  document: CorpusDocument,
  kinds: readonly Kind[],
  { engine, edit, scorer, keep }: Setting,
): Promise<Likeness[]> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'sheaf-variants-')));
  const targets = kinds.map(({ name }) => join(folder, name.replaceAll(/\W+/g, '-'), `${document.id}.pdf`));
  const answer = async (path: string) => engine.convert(new Uint8Array(await readFile(path)));
  async function made(kind: Kind, target: string): Promise<string | undefined> {
    try {
      await mkdir(join(target, '..'), { recursive: true });
      await kind.make(document.path, target, edit);
      return undefined;
    } catch (error) {
      return String(error);
    }
  }
  async function likeness(kind: Kind, target: string, failure: string | undefined, own: string): Promise<Likeness> {
    try {
      if (failure !== undefined) throw new Error(failure);
      const other = await answer(target);
      const { nid, teds } = scorer.score(own, false, other);
      return { document, kind, nid, teds: teds ?? scorer.score(other, false, own).teds };
    } catch (error) {
      return { document, kind, nid: null, teds: null, failure: String(error) };
    }
  }
  try {
    const failures = await Promise.all(kinds.map((kind, index) => made(kind, targets[index] as string)));
    const own = await answer(document.path);
    const rows: Likeness[] = [];
    for (const [index, kind] of kinds.entries()) {
      rows.push(await likeness(kind, targets[index] as string, failures[index], own));
    }
    return rows;
  } finally {
    if (keep === undefined) await rm(folder, { recursive: true });
  }
}
