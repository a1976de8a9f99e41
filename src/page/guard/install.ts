import type { Connection } from '../connection.ts';
import { beacons } from './beacons.ts';
import { cachedRequests } from './cached-requests.ts';
import { childFrames } from './child-frames.ts';
import { fetchCalls } from './fetch-calls.ts';
import { forms } from './forms.ts';
import { createGuard, type Guard, type Scope, type Way } from './guard.ts';
import { noteGuard } from './guarded.ts';
import { laterFetches } from './later-fetches.ts';
import { xmlHttpRequests } from './xml-http-requests.ts';

/** The ways in which a page can send a document or a key to an address. */
const ways: readonly Way[] = [fetchCalls, xmlHttpRequests, beacons, laterFetches, forms, cachedRequests];

/**
 * Puts a guard before this page's ways to send: what stays on the device waits until something there can answer it, and
 * is refused rather than sent to the host. All other requests pass as they are. Does nothing where the site has a guard.
 */
export const installGuard = (base: string, connection: () => Promise<Connection>): void =>
  installIn(window, createGuard(base, connection));

function installIn(scope: Scope, guard: Guard): void {
  if (!noteGuard(scope, guard.base)) return;
  for (const way of ways) way(scope, guard);
  childFrames(scope, (frame) => installIn(frame, guard));
}
