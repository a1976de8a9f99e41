import { readdir, readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { openPress } from '../../press/print.ts';
import { officeStyles, styledPage } from './styles.ts';

/** A document that was printed for this run. */
export interface OfficeDocument {
  readonly source: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Its Markdown. */
  readonly truth: string;
}

/**
 * Papers of offices and clubs, of our own words, each printed in every style by the browser: no truth set has them, and
 * what stands out in them often is no heading. The style is their source.
 */
export async function officeDocuments(): Promise<OfficeDocument[]> {
  const folder = new URL('contents/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const press = openPress();
  const documents: OfficeDocument[] = [];
  try {
    for (const name of names) {
      const truth = await readFile(new URL(name, folder), 'utf8');
      const body = await marked.parse(truth);
      for (const style of Object.keys(officeStyles)) {
        documents.push({ source: `office ${style}`, truth, pdf: await press.print(styledPage(style, body)) });
      }
    }
  } finally {
    await press.close();
  }
  return documents;
}
