import type { EngineName } from '../engines/in-node.ts';
import type { Measured, Outcome } from './measure.ts';

export interface BestPeer {
  readonly engine: EngineName;
  readonly outcome: Outcome;
}

/** The peer with the best overall score on a document; `undefined` when no peer was run. */
export function bestPeer({ outcomes }: Measured): BestPeer | undefined {
  let best: BestPeer | undefined;
  for (const [engine, outcome] of outcomes) {
    if (engine === 'sheaf') continue;
    if (!best || (outcome.overall ?? 0) > (best.outcome.overall ?? 0)) best = { engine, outcome };
  }
  return best;
}
