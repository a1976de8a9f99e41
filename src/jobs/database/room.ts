import { type Room, StorageError } from './storage-error.ts';

/** Bytes that the browser still has for the site; undefined where it does not tell (plain http). */
export async function freeBytes(): Promise<number | undefined> {
  try {
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
    return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
  } catch {
    return undefined;
  }
}

/** 507: there is no room; for so many bytes, where that is known. */
export async function noRoom(needed?: number, cause?: unknown): Promise<StorageError> {
  const free = await freeBytes();
  const room: Room = { ...(needed === undefined ? {} : { needed }), ...(free === undefined ? {} : { free }) };
  return new StorageError('storage_full', sentenceOf(room), room, { cause });
}

/**
 * Throws the 507 of a file of so many bytes for which the estimate says that there is no room. What the browser
 * estimates is about the whole origin and not exact (Storage Standard, 5): a write may still fail.
 */
export async function ensureRoom(needed: number): Promise<void> {
  const free = await freeBytes();
  if (free !== undefined && needed > free) throw await noRoom(needed);
}

function sentenceOf({ needed, free }: Room): string {
  const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const figures =
    needed === undefined || free === undefined || needed <= free
      ? ''
      : ` ${megabytes(needed)} are needed, and ${megabytes(free)} are free.`;
  return `The browser has no room left for this site.${figures} Free some on this device, then try again. Nothing was charged.`;
}
