import { StorageError, unavailable } from './storage-error.ts';
import type { Connection, StoredFile } from './tables.ts';

/** Where a file is put to see whether the browser takes one; nothing stays there. */
const PROBE = 'probe';

/**
 * Whether IndexedDB takes Blobs: private windows of WebKit refuse them («BlobURLs are not yet supported»), and take
 * ArrayBuffers. Rejects with `StorageError` where it takes neither, and when the connection fails.
 */
export async function takesBlobs(connection: Connection): Promise<boolean> {
  if ((await refusalOf(connection, new Blob([PROBE]))) === undefined) return true;
  const refusal = await refusalOf(connection, new ArrayBuffer(PROBE.length));
  if (refusal !== undefined) throw unavailable('refused', refusal);
  return false;
}

/** What the browser says against a file; undefined where it takes it. Rejects when the connection fails. */
async function refusalOf(connection: Connection, file: StoredFile): Promise<unknown> {
  const transaction = connection.transaction('files', 'readwrite');
  const ended = transaction.done.catch(() => undefined);
  try {
    await transaction.store.put(file, PROBE);
    return undefined;
  } catch (error) {
    // A closed connection or a full disk says nothing about files.
    if (transaction.error?.name === 'QuotaExceededError' || isOver(error)) throw transaction.error ?? error;
    return error;
  } finally {
    try {
      transaction.abort();
    } catch {
      // The refusal has ended it.
    }
    await ended;
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError', 'QuotaExceededError'].includes(error.name);

/** A stored file as a Blob. */
export const blobOf = (stored: StoredFile): Blob => (stored instanceof Blob ? stored : new Blob([stored]));

/** The bytes of a stored file. Rejects with `StorageError` where the browser has lost them. */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch (error) {
    throw lost(error);
  }
  if (bytes.byteLength !== file.size) throw lost();
  return new Uint8Array(bytes);
}

const lost = (cause?: unknown): StorageError =>
  new StorageError(
    'storage_unavailable',
    'The browser has lost the stored file, or cannot read it now. Send it again. Nothing was charged.',
    {},
    { cause },
  );
