/**
 * Asks the browser not to delete what is kept here when the device runs short of room (Storage Standard, 4.3): when the
 * visitor keeps work, as Firefox asks the visitor.
 */
export async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Plain http has no such thing, and some windows refuse it.
  }
}

/** Whether the browser deletes what is kept here only when it is told to; undefined where it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
}
