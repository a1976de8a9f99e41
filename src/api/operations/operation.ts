import type { Reply } from '../respond.ts';
import type { Services } from '../services.ts';

/** A request with what its address says. */
export interface Exchange {
  readonly request: Request;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Parts of the path that stand for something, e.g. `file_id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly services: Services;
}

/** What answers one path of the API. Throws `ApiError`. */
export type Operation = (exchange: Exchange) => Promise<Reply>;
