import type { Cited } from '../cited.ts';

/** The values of each key with the places they are from. */
export type KeyValues = Readonly<Record<string, readonly Cited<string>[]>>;
