import { askToKeep } from './keep.ts';
import type { AskedKey } from './opened-document.svelte.ts';

const STORAGE_KEY = 'sheaf own keys';

/** The visitor's own keys to look for among the key-values; kept on this device. */
export class OwnKeys {
  keys = $state.raw<readonly AskedKey[]>(stored());

  /** Replaces them, for later visits too. */
  save(keys: readonly AskedKey[]): void {
    this.keys = keys;
    void askToKeep();
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
    } catch {
      // Without storage they last as long as the view.
    }
  }
}

/** Deletes them from this device. */
export function eraseOwnKeys(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there are none.
  }
}

const isKey = (value: Partial<AskedKey> | null): value is AskedKey =>
  typeof value?.key === 'string' && typeof value.description === 'string';

function stored(): readonly AskedKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isKey) : [];
  } catch {
    return [];
  }
}
