import { type EngineName, engineNames } from '../engines/in-node.ts';
import { decimals } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { type Figures, figuresOf } from './figures.ts';
import { groupsOf } from './groups.ts';
import { type SetReport, truthTables } from './sets-report.ts';

type Limit =
  | { readonly atLeast: number }
  | { readonly atMost: number }
  /** Better than one peer, or than every peer of the run. */
  | { readonly above: EngineName | 'every peer' }
  /** As good as a peer. */
  | { readonly notBelow: EngineName }
  /** The worst of the producers of the set, each by itself. */
  | { readonly everyProducer: number }
  /** Off from the number of tables in the truth by at most this share. */
  | { readonly offBy: number };

interface Bar {
  /** All sets when absent. */
  readonly set?: string;
  readonly figure: keyof Figures;
  readonly limit: Limit;
}

/** What our row has to reach. */
const bars: readonly Bar[] = [
  { set: 'press', figure: 'nid', limit: { atLeast: 0.955 } },
  { set: 'press', figure: 'teds', limit: { atLeast: 0.88 } },
  { set: 'press', figure: 'mhs', limit: { atLeast: 0.86 } },
  { set: 'press', figure: 'nid', limit: { everyProducer: 0.8 } },
  { set: 'press', figure: 'teds', limit: { everyProducer: 0.8 } },
  { set: 'press', figure: 'mhs', limit: { everyProducer: 0.8 } },
  { set: 'press', figure: 'falseTables', limit: { atMost: 0 } },
  { set: 'odl-bench', figure: 'nid', limit: { atLeast: 0.93 } },
  { set: 'odl-bench', figure: 'teds', limit: { atLeast: 0.86 } },
  { set: 'odl-bench', figure: 'mhs', limit: { atLeast: 0.84 } },
  { set: 'odl-bench', figure: 'overall', limit: { atLeast: 0.89 } },
  { set: 'odl-bench', figure: 'nid', limit: { above: 'liteparse' } },
  { set: 'odl-bench', figure: 'teds', limit: { above: 'liteparse' } },
  { set: 'odl-bench', figure: 'mhs', limit: { above: 'liteparse' } },
  { set: 'odl-bench', figure: 'falseTables', limit: { atMost: 0 } },
  { set: 'icdar2013-tables', figure: 'teds', limit: { atLeast: 0.84 } },
  { set: 'icdar2013-tables', figure: 'tables', limit: { offBy: 0.15 } },
  { set: 'readoc-sample', figure: 'nid', limit: { atLeast: 0.925 } },
  { set: 'readoc-sample', figure: 'nid', limit: { above: 'every peer' } },
  { set: 'docling-pdf', figure: 'rightToLeft', limit: { atLeast: 0.9 } },
  { figure: 'pagesPerSecond', limit: { notBelow: 'liteparse' } },
  { figure: 'unstable', limit: { atMost: 0 } },
  { figure: 'failures', limit: { atMost: 0 } },
];

const names: Readonly<Record<keyof Figures, string>> = {
  nid: 'NID',
  teds: 'TEDS',
  mhs: 'MHS',
  overall: 'overall',
  rightToLeft: 'order of right-to-left text',
  tables: 'tables found',
  falseTables: 'false tables',
  pagesPerSecond: 'pages/s',
  failures: 'documents without an answer',
  unstable: 'documents that differ between rounds',
};

const show = (value: number): string => decimals(value, Number.isInteger(value) || value > 1 ? 0 : 3);

/** The best of the figures that the peers named reached; `undefined` unless all of them were run and compare. */
function bestOf(report: SetReport, figure: keyof Figures, peer: EngineName | 'every peer'): number | undefined {
  if (figure === 'pagesPerSecond' && !report.sameGround) return undefined;
  const peers = engineNames.filter((name) => name !== 'sheaf' && (peer === 'every peer' || peer === name));
  const values = peers.map((name) => report.figures.get(name)?.[figure] ?? Number.NaN);
  const best = Math.max(...values);
  return Number.isNaN(best) ? undefined : best;
}

/** The producer on whose documents a figure of ours is lowest. */
function worstProducer(report: SetReport, figure: keyof Figures): { producer: string; value: number } {
  const rows = [...groupsOf(report.documents, 'producer')].map(([producer, documents]) => ({
    producer,
    value: figuresOf('sheaf', documents)[figure] ?? Number.POSITIVE_INFINITY,
  }));
  return rows.sort((a, b) => a.value - b.value)[0] ?? { producer: 'none', value: Number.NaN };
}

function judgeAgainstPeers(own: number, peers: number | undefined, text: string, met: (peers: number) => boolean) {
  return peers === undefined
    ? { text, seen: '' }
    : { text, seen: `${show(own)} against ${show(peers)}`, met: met(peers) };
}

function judgeLimit(
  own: number,
  { figure, limit }: Bar,
  report: SetReport,
): { text: string; seen: string; met?: boolean } {
  const seen = show(own);
  if ('atLeast' in limit) return { text: `at least ${limit.atLeast}`, seen, met: own >= limit.atLeast };
  if ('atMost' in limit) return { text: `at most ${limit.atMost}`, seen, met: own <= limit.atMost };
  if ('above' in limit) {
    const peers = bestOf(report, figure, limit.above);
    return judgeAgainstPeers(own, peers, `above ${limit.above}`, (best) => own > best);
  }
  if ('notBelow' in limit) {
    const peers = bestOf(report, figure, limit.notBelow);
    return judgeAgainstPeers(own, peers, `not below ${limit.notBelow}`, (best) => own >= best);
  }
  if ('everyProducer' in limit) {
    const { producer, value } = worstProducer(report, figure);
    const text = `of each producer at least ${limit.everyProducer}`;
    return { text, seen: `${show(value)} of ${producer}`, met: value >= limit.everyProducer };
  }
  const truth = truthTables(report.documents);
  const text = `within ${limit.offBy * 100} % of the ${truth} that are there`;
  return { text, seen, met: Math.abs(own - truth) <= limit.offBy * truth };
}

function judge(bar: Bar, report: SetReport): Verdict {
  const claim = (text: string): string => `${report.set}: ${names[bar.figure]} ${text}`;
  const own = report.figures.get('sheaf')?.[bar.figure] ?? Number.NaN;
  const { text, ...result } = judgeLimit(own, bar, report);
  return Number.isNaN(own) ? { claim: claim(text), seen: '' } : { claim: claim(text), ...result };
}

/** How our row of the measured sets stands to the bars; bars of other sets are left out. */
export const judgeSets = (reports: readonly SetReport[]): Verdict[] =>
  reports.flatMap((report) =>
    bars.filter(({ set }) => set === undefined || set === report.set).map((bar) => judge(bar, report)),
  );
