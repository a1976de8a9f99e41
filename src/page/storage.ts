import { openServices, type Services } from '../api/services.ts';
import { StorageError, type Unavailability } from '../jobs/database/storage-error.ts';
import { takeControl } from './service-worker.ts';

/** Why nothing can be kept: site data are blocked. Other tabs and newer versions give way, and a full disk has room again. */
const KEEPS_NOTHING: readonly (Unavailability | undefined)[] = ['refused', 'broken'];

export interface Storage {
  readonly services: Services;
  /** Whether the browser keeps what is stored; else it is in the memory of this page, and gone with it. */
  readonly isKept: boolean;
}

/**
 * Opens the site's services, and tries whether files are taken before anything is promised. Where the browser keeps
 * nothing, and so has no service worker either, they work in memory. Rejects with `StorageError` when they cannot.
 */
export async function openStorage(base: string, dispatcher: string): Promise<Storage> {
  try {
    const services = await openServices(base, dispatcher);
    await services.database.takesBlobs();
    return { services, isKept: true };
  } catch (error) {
    if (!(error instanceof StorageError) || !KEEPS_NOTHING.includes(error.reason)) throw error;
    // A service worker would know nothing of what is in this page.
    if (await takeControl(base)) throw error;
    await import('./memory.ts');
    return { services: await openServices(base, dispatcher, false), isKept: false };
  }
}
