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

/** Bytes of a row without a file. */
const ROW = 10_000;

/**
 * 507: there is no room; for so many bytes, where that is known. What is free is left out where the browser says more
 * than it gives: Chromium tells every site the same, whatever the disk holds.
 */
export async function noRoom(needed?: number, cause?: unknown): Promise<StorageError> {
  const free = await freeBytes();
  const isTold = free !== undefined && free < (needed ?? ROW);
  const room: Room = { ...(needed === undefined ? {} : { needed }), ...(isTold ? { free } : {}) };
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
  const figures = [
    ...(needed === undefined ? [] : [`needed: ${megabytes(needed)}`]),
    ...(free === undefined ? [] : [`free: ${megabytes(free)}`]),
  ];
  const told = figures.length > 0 ? ` (${figures.join(', ')})` : '';
  return `The browser has no room left for this site${told}. Free some on this device, then try again. Nothing was charged.`;
}
