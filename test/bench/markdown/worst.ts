import { decimals, textTable } from '../text-table.ts';
import { type BestPeer, bestPeer } from './best-peer.ts';
import type { Measured, Outcome } from './measure.ts';

interface Loss {
  readonly measured: Measured;
  readonly own: Outcome;
  readonly peer: BestPeer;
  readonly loss: number;
}

function lossOf(measured: Measured): Loss | undefined {
  const own = measured.outcomes.get('sheaf');
  const peer = bestPeer(measured);
  if (!own || !peer) return undefined;
  return { measured, own, peer, loss: (peer.outcome.overall ?? 0) - (own.overall ?? 0) };
}

/** Prints the documents on which our overall score is furthest below that of the best peer. */
export function printWorst(documents: readonly Measured[], count: number): void {
  const losses = documents
    .map(lossOf)
    .filter((loss) => loss !== undefined)
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss);
  const scores = ({ nid, teds, mhs, overall }: Outcome): string[] =>
    [nid, teds, mhs, overall].map((score) => decimals(score, 3));
  const head = [
    'set',
    'document',
    'best peer',
    'loss',
    'NID',
    'TEDS',
    'MHS',
    'overall',
    '|',
    'NID',
    'TEDS',
    'MHS',
    'overall',
  ];
  const rows = losses
    .slice(0, count)
    .map(({ measured: { document }, own, peer, loss }) => [
      document.set,
      document.id,
      peer.engine,
      decimals(loss, 3),
      ...scores(own),
      '|',
      ...scores(peer.outcome),
    ]);
  console.log(
    `\nBelow the best peer on ${losses.length} of ${documents.length} documents; worst first, ours | the peer's`,
  );
  console.log(textTable([head, ...rows], 3));
}
