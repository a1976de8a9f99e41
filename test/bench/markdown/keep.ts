import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured } from './measure.ts';

/** Writes every engine's text of every document to `folder/SET/ENGINE/ID.md`. */
export async function keepTexts(folder: string, documents: readonly Measured[]): Promise<void> {
  for (const { document, outcomes } of documents) {
    for (const [engine, { text }] of outcomes) {
      const target = join(folder, document.set, engine);
      await mkdir(target, { recursive: true });
      await writeFile(join(target, `${document.id}.md`), text);
    }
  }
}
