import { ensureRoom } from '../jobs/database/room.ts';
import { unavailable } from '../jobs/database/storage-error.ts';

/**
 * Throws the 507 of a request with a document for which the browser says that there is no room, before its body is
 * taken: of no byte at all, or of its `content-length`, which a service worker does not see.
 */
export const ensureRoomForBody = ({ headers }: Request): Promise<void> =>
  ensureRoom(Number(headers.get('content-length')) || 1);

/** The body of a request. Browsers put a large one on the disk: throws the 503 of one that they could not take or keep. */
export async function takeBody(request: Request): Promise<Blob> {
  try {
    return await request.blob();
  } catch (error) {
    throw request.bodyUsed ? unavailable('broken', error) : error;
  }
}
