import type { DocumentErrorCode } from '../document/document-error.ts';
import { DocumentError } from '../document/document-error.ts';
import { extract } from '../extract/extract.ts';
import type { Reader } from '../readers/reader.ts';
import { QuotaExceeded } from './allowance.ts';
import type { Failure, Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { tryLease } from './lease.ts';
import type { Progress, Signals } from './signals.ts';

/** Parts of a DOCX may inflate to this many bytes in all. */
const MAX_INFLATED_BYTES = 512 * 1024 * 1024;

export interface Workplace {
  readonly scope: string;
  readonly store: JobStore;
  readonly signals: Signals;
  readonly readers: readonly Reader[];
}

/**
 * Does one job from its file to its stored answer, unless another worker holds it.
 * Never throws for a document's sake: what goes wrong with it is stored as the job's failure.
 */
export async function perform(id: string, workplace: Workplace): Promise<void> {
  const { scope, store, signals } = workplace;
  await tryLease(scope, id, async () => {
    const job = await store.claim(id);
    const file = job && (await store.file(id));
    if (job && file) {
      await attempt(job, file, workplace);
      signals.send({ type: 'settled', job: id });
    }
  });
}

async function attempt(job: Job, file: Blob, { store, signals, readers }: Workplace): Promise<void> {
  const report = (progress: Omit<Progress, 'type' | 'job'>): void =>
    signals.send({ type: 'progress', job: job.id, ...progress });
  report({ phase: 'loading', pagesDone: 0 });
  try {
    let pageCount = 0;
    const extracted = await extract(readers, {
      operation: job.operation,
      bytes: new Uint8Array(await file.arrayBuffer()),
      type: job.type,
      ...(job.password === undefined ? {} : { password: job.password }),
      ...(job.pages === undefined ? {} : { pages: job.pages }),
      maxPages: job.maxPages,
      maxInflatedBytes: MAX_INFLATED_BYTES,
      onPageCount: async (count) => {
        pageCount = count;
        await store.reserve(job.id, count);
        report({ phase: 'reading', pagesDone: 0, pageCount });
      },
      onPage: (pagesDone) => report({ phase: 'reading', pagesDone, pageCount }),
    });
    await store.complete(job.id, extracted.answer, extracted.pageCount);
  } catch (error) {
    await store.fail(job.id, failureOf(error));
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof QuotaExceeded) return { code: 'quota_exceeded', message: error.message };
  if (error instanceof DocumentError) return { code: error.code satisfies DocumentErrorCode, message: error.message };
  console.error(error);
  return {
    code: 'processing_failed',
    message: 'The document could not be processed: reading it came to an unexpected end.',
  };
}
