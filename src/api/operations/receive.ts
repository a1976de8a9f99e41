import { isSettled } from '../../jobs/job.ts';
import { openUploadSignature } from '../../jobs/upload-signature.ts';
import { digest } from '../../platform/digest.ts';
import { ensureRoomForBody, takeBody } from '../body-room.ts';
import { ApiError } from '../errors.ts';
import { inspectFile } from '../file-content.ts';
import type { Exchange, Operation } from './operation.ts';

/** PUT to a pre-signed address: the raw bytes. */
export const receivePut: Operation = async (exchange) => {
  const id = await verifiedId(exchange);
  await ensureRoomForBody(exchange.request);
  return { status: 200, headers: await receive(exchange, id, await takeBody(exchange.request)) };
};

/** POST to a pre-signed address: a multipart form with one `file` part. */
export const receiveForm: Operation = async (exchange) => {
  const id = await verifiedId(exchange);
  await ensureRoomForBody(exchange.request);
  const form = await exchange.request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof Blob)) {
    throw new ApiError(
      'invalid_request',
      'Send a multipart/form-data body with one «file» part, or PUT the raw bytes.',
    );
  }
  return { status: 204, headers: await receive(exchange, id, file) };
};

/** DELETE of a pre-signed address, also after its time: nothing is left of the ticket. */
export const discard: Operation = async (exchange) => {
  const { jobs, signals } = exchange.services;
  const removed = await jobs.remove(await verifiedId(exchange, 0));
  if (removed && !isSettled(removed)) signals.send({ type: 'cancelled', job: removed.id });
  return { status: 204 };
};

/** The ticket of an address. Throws 403, alike for every address that was not made here or expires before `now`. */
async function verifiedId({ request, params, services }: Exchange, now = Date.now()): Promise<string> {
  const { file_id: id = '' } = params;
  const query = new URL(request.url).searchParams;
  const expiresAt = Number(query.get('expires'));
  const signature = await openUploadSignature(services.database);
  if (expiresAt > now && (await signature.verify(id, expiresAt, query.get('signature') ?? ''))) return id;
  throw new ApiError('forbidden', 'This upload address is not valid, or no longer. Ask for a new one at async/upload.');
}

/** Stores the file and wakes the workers; returns its entity tag (RFC 9110, 8.8.3). */
async function receive({ services }: Exchange, id: string, file: Blob): Promise<{ etag: string }> {
  const { limits } = await services.config();
  const type = await inspectFile(file, limits.bytes);
  const etag = `"${await digest(file)}"`;
  // The blob itself is stored: the browser keeps it outside this worker's memory.
  const outcome = await services.jobs.receive(id, file, type);
  if (outcome === 'gone')
    throw new ApiError('not_found', 'There is no such ticket any more. Ask for a new one at async/upload.');
  if (outcome === 'late') {
    throw new ApiError(
      'already_processing',
      'The file of this ticket has been taken: ask async/fetch for its result, and for a new ticket for another file.',
    );
  }
  services.signals.send({ type: 'wake' });
  return { etag };
}
