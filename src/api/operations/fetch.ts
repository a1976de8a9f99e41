import type { Job, JobProgress } from '../../jobs/job.ts';
import { megabytesOf } from '../../platform/megabytes.ts';
import { authenticate } from '../authenticate.ts';
import { ApiError, errors } from '../errors.ts';
import { readBody } from '../request-body.ts';
import type { Reply } from '../respond.ts';
import { fetchRequest } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { Operation } from './operation.ts';

/** POST /async/fetch: what has become of a ticket. */
export const fetchResult: Operation = async ({ request, services }) => {
  const { key } = await authenticate(request, services, await services.config());
  const { file_id } = await readBody(request, fetchRequest, 0);
  const job = await services.jobs.get(file_id);
  // Another key's ticket looks as if it were not there.
  if (job?.kind !== 'ticket' || job.key !== key) {
    throw new ApiError(
      'not_found',
      'There is no such file_id for this key, or its time is past: check both, or ask for a new ticket.',
    );
  }
  return reply(job, services);
};

async function reply(job: Job, services: Services): Promise<Reply> {
  switch (job.state) {
    case 'awaiting_upload':
      throw new ApiError('not_uploaded', 'No file has been uploaded yet. PUT it to the presignedUrl of the ticket.');
    case 'queued':
    case 'processing':
      // A page that was just opened may not know of it.
      services.signals.send({ type: 'wake' });
      return {
        status: 202,
        body: { ...pending(job, await services.jobs.progress(job.id)), ...(await partial(job, services)) },
        headers: { 'retry-after': '1' },
      };
    case 'succeeded':
      return { status: 200, body: { ...(await services.jobs.answer(job.id)), pageCount: job.pageCount } };
    case 'failed':
      throw failed(job);
  }
}

function pending(job: Job, progress: JobProgress): object {
  const { state, pageCount } = job;
  const { pagesDone } = progress;
  return {
    message: stageOf(job, progress),
    status: state,
    pagesDone,
    ...(pageCount === undefined ? {} : { pageCount }),
  };
}

/** The Markdown of the pages read so far, where the ticket asked for it and there are some. */
async function partial({ id, options }: Job, services: Services): Promise<object> {
  const answer = options.partial ? await services.jobs.preview(id) : undefined;
  return answer ? { markdown: answer.markdown, provisional: true } : {};
}

function stageOf({ state, pageCount }: Job, { pagesDone, recognising, loading }: JobProgress): string {
  if (state === 'queued') return 'Waiting for a worker.';
  if (pageCount === undefined) return 'Opening the document.';
  if (loading) return `Loading text recognition: ${megabytesOf(loading.loaded, loading.total)}.`;
  if (recognising !== undefined) return `Recognising page ${recognising} of ${pageCount}.`;
  return `Reading page ${Math.min(pagesDone + 1, pageCount)} of ${pageCount}.`;
}

/** The error statuses of /async/fetch; whatever else keeps a document from being processed is a 422. */
const STATUSES: readonly number[] = [400, 402, 403, 404, 409, 422];

function failed({ failure }: Job): ApiError {
  const { code, message } = failure ?? {
    code: 'processing_failed',
    message: 'The document could not be processed. Ask for a new ticket and upload it again.',
  };
  return new ApiError(STATUSES.includes(errors[code].status) ? code : 'processing_failed', message);
}
