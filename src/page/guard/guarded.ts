import type { Scope } from './guard.ts';

/** Scripts that were built apart find each other's guards by this name. */
const GUARDED = Symbol.for('sheaf guarded');

interface Guarded {
  /** The sites that have a guard in this scope, each with `fetch` as it was before. */
  [GUARDED]?: Map<string, typeof fetch>;
}

/** Notes that the site at `base` has a guard in a scope; false where it has one already. Before `fetch` is replaced. */
export function noteGuard(scope: Scope, base: string): boolean {
  const guarded = scope as Guarded;
  guarded[GUARDED] ??= new Map();
  if (guarded[GUARDED].has(base)) return false;
  guarded[GUARDED].set(base, scope.fetch.bind(scope));
  return true;
}

/** Whether another site that has a guard here is nearer to an address than the one at `base`. */
export function isOfAnother(scope: Scope, url: string, base: string): boolean {
  const own = url.startsWith(base) ? base.length : 0;
  const bases = [...((scope as Guarded)[GUARDED]?.keys() ?? [])];
  return bases.some((other) => other.length > own && url.startsWith(other));
}

/** `fetch` of this page as it was before the guard of the site at `base` took its place. */
export const unguardedFetch = (base: string): typeof fetch =>
  (globalThis as Guarded)[GUARDED]?.get(base) ?? globalThis.fetch.bind(globalThis);
