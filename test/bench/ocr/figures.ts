import type { Verdict } from '../verdict.ts';
import type { LookFigures } from './looks/report.ts';

/** What one run has measured; what it has not is absent. */
export interface Figures {
  readonly sets: ReadonlyMap<string, { f1: number; cer: number | null; refined: number | null }>;
  readonly scans: { nid: number; overall: number } | null;
  /** The same by `file_refined_quick`. */
  readonly refinedScans: { nid: number; overall: number } | null;
  /** TEDS of the tables of documents as scans. */
  readonly tables: number | null;
  /** Greatest loss of NID of a turned or skewed scan against the same one upright. */
  readonly turnLoss: number | null;
  /** Our seconds for each of tesseract.js alone, and of two pages one by one for each together. */
  readonly slowdown: number | null;
  readonly speedup: number | null;
  /** Megabytes that a page with a long scan held at most. */
  readonly peak: number | null;
  /** Word F1 between the text of printed pages and what `ocr: always` recognises of them. */
  readonly always: number | null;
  /** Word F1 of pages in hard looks. */
  readonly looks: LookFigures | null;
  /** By how much the confidence of their words is off the share that is right. */
  readonly doubt: number | null;
}

const atLeast = (claim: string, value: number | null | undefined, bar: number): Verdict =>
  value === null || value === undefined
    ? { claim: `${claim} at least ${bar}`, seen: '' }
    : { claim: `${claim} at least ${bar}`, seen: value.toFixed(3), met: value >= bar };

const atMost = (claim: string, value: number | null | undefined, bar: number): Verdict =>
  value === null || value === undefined
    ? { claim: `${claim} at most ${bar}`, seen: '' }
    : { claim: `${claim} at most ${bar}`, seen: value.toFixed(3), met: value <= bar };

/** The bars, and how a run stands to them. */
export function judge({
  sets,
  scans,
  refinedScans,
  tables,
  turnLoss,
  slowdown,
  speedup,
  peak,
  always,
  looks,
  doubt,
}: Figures): Verdict[] {
  const [receipts, forms] = [sets.get('sroie-receipts'), sets.get('funsd-forms')];
  return [
    atLeast('sroie-receipts: word F1', receipts?.f1, 0.88),
    atMost('sroie-receipts: character error rate', receipts?.cer, 0.18),
    atLeast('funsd-forms: word F1', forms?.f1, 0.82),
    atLeast('sroie-receipts: word F1 by file_refined_quick', receipts?.refined, 0.93),
    atLeast('funsd-forms: word F1 by file_refined_quick', forms?.refined, 0.86),
    atLeast('odl-bench as scans: NID', scans?.nid, 0.94),
    atLeast('odl-bench as scans: overall', scans?.overall, 0.85),
    atLeast('odl-bench as scans: overall by file_refined_quick', refinedScans?.overall, 0.86),
    atLeast(
      'odl-bench as scans: NID that file_refined_quick gains',
      refinedScans && scans && refinedScans.nid - scans.nid,
      0,
    ),
    atLeast('icdar2013-tables as scans: TEDS', tables, 0.8),
    atMost('turned and skewed scans: loss of NID', turnLoss, 0.03),
    atMost('seconds per page for each of tesseract.js alone', slowdown, 1.2),
    atLeast('two pages one by one for each second of both at once', speedup, 1.6),
    atMost('a scan of 60 pages: megabytes at the peak', peak, 800),
    atLeast('ocr: always on printed pages: word F1 with their own text', always, 0.97),
    atLeast('hard looks: mean word F1', looks?.mean, 0.9),
    atLeast('the hardest of the looks: word F1', looks && Math.min(...looks.each.values()), 0.8),
    atMost('hard looks: confidence off the share of words that is right', doubt, 0.05),
  ];
}
