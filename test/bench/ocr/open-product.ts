import { basename } from 'node:path';
import { openBatchSite } from '../../../src/batch/batch-site.ts';
import { ensureSite } from '../built-site.ts';

export interface Read {
  readonly markdown: string;
  /** One block per line, without the markup of tables that would count as words. */
  readonly text: string;
  /** Milliseconds of the whole call. */
  readonly milliseconds: number;
}

/** Sheaf as a script meets it, through the service worker of the built site in headless Chromium. */
export async function openProduct(site: string) {
  await ensureSite(site);
  const batch = await openBatchSite(site);
  return {
    /** Reads a document with the default recogniser, or as `file_refined_quick`. Throws an `Error` with what went wrong. */
    async read(path: string, refined: boolean): Promise<Read> {
      const processType = refined ? 'file_refined_quick' : undefined;
      const fileName = basename(path);
      const call = {
        endpoint: 'parse',
        processType,
        fileName,
        fileType: undefined,
        extractArgs: { include_evidence: true },
      };
      const { status, body, ms } = await batch.send(path, call);
      if (status !== 200) throw new Error(`${fileName}: ${status} ${body.slice(0, 200)}`);
      const { markdown, text } = JSON.parse(body);
      return { markdown: markdown.content, text, milliseconds: ms };
    },
    close: () => batch.close(),
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;
