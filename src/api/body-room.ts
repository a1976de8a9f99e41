import { ensureRoom } from '../jobs/database/room.ts';

/**
 * Throws the 507 of a request with a document for which the browser says that there is no room, before its body is
 * taken: of no byte at all, or of its `content-length`, which a service worker does not see.
 */
export const ensureRoomForBody = ({ headers }: Request): Promise<void> =>
  ensureRoom(Number(headers.get('content-length')) || 1);
