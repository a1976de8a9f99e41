import { openUploadSignature } from '../../jobs/upload-signature.ts';
import { randomId } from '../../platform/random-id.ts';
import { authenticate } from '../authenticate.ts';
import { type ProcessRow, processTypes } from '../contract.ts';
import { readBody } from '../request-body.ts';
import { uploadRequest } from '../schemas.ts';
import { jobOptions } from './document.ts';
import type { Operation } from './operation.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** POST /async/upload: a ticket, and a signed address to upload its file to. */
export const upload: Operation = async ({ request, services }) => {
  const config = await services.config();
  const { key } = await authenticate(request, services, config);
  const body = await readBody(request, uploadRequest, 0);
  const process: ProcessRow = processTypes[body.process_type];
  const id = randomId('file');
  const expiresAt = Date.now() + config.retention.uploadMinutes * MINUTE;
  await services.jobs.issue(
    {
      id,
      kind: 'ticket',
      fingerprint: id,
      operation: process.operation,
      options: {
        ...jobOptions(body.extract_args),
        ...process.options,
        ...(body.extract_args.partial && { partial: true }),
        withMarkdown: true,
      },
      key,
      maxPages: config.limits.pages,
      retention: config.retention.resultHours * HOUR,
    },
    expiresAt,
  );
  const signature = await openUploadSignature(services.database);
  const address = new URL(`async/upload/${id}`, services.base);
  address.searchParams.set('expires', String(expiresAt));
  address.searchParams.set('signature', await signature.sign(id, expiresAt));
  return {
    status: 200,
    body: { file_id: id, presignedUrl: address.href, expires_at: new Date(expiresAt).toISOString() },
  };
};
