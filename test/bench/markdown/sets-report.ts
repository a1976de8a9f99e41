import { type EngineName, engineLabel } from '../engines/in-node.ts';
import { decimals, textTable } from '../text-table.ts';
import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';

/** All that was measured of one set. */
export interface SetReport {
  readonly set: string;
  readonly documents: readonly Measured[];
  readonly figures: ReadonlyMap<EngineName, Figures>;
  /** Megabytes; empty where it was not measured. */
  readonly peakMemory: ReadonlyMap<EngineName, number | null>;
  /** Whether the engines' times compare. */
  readonly sameGround: boolean;
}

/** Tables in the truth of a set. */
export const truthTables = (documents: readonly Measured[]): number =>
  documents.reduce((sum, document) => sum + document.truthTables, 0);

/** Prints one table: a row per engine, ours first. */
export async function printSet({ set, documents, figures, peakMemory }: SetReport): Promise<void> {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0);
  const free = documents.filter((document) => document.truthTables === 0).length;
  const rightToLeft = [...figures.values()].some((row) => row.rightToLeft !== null);
  const head = [
    'engine',
    'NID',
    'TEDS',
    'MHS',
    'overall',
    ...(rightToLeft ? ['RTL order'] : []),
    `tables (${truthTables(documents)})`,
    `false, on ${free}`,
    'pages/s',
    'peak MB',
    'failed',
  ];
  const rows = [...figures].map(async ([engine, row]) => [
    await engineLabel(engine),
    ...[row.nid, row.teds, row.mhs, row.overall].map((score) => decimals(score, 3)),
    ...(rightToLeft ? [decimals(row.rightToLeft, 3)] : []),
    String(row.tables),
    decimals(row.falseTables, 0),
    decimals(row.pagesPerSecond, 0),
    decimals(peakMemory.get(engine), 0),
    String(row.failures),
  ]);
  console.log(`\n${set}: ${documents.length} documents, ${pages} pages`);
  console.log(textTable([head, ...(await Promise.all(rows))]));
  for (const { document, outcomes } of documents) {
    for (const [engine, { failure, stable }] of outcomes) {
      if (failure !== undefined) console.log(`  ${engine} failed on ${document.id}: ${failure}`);
      if (!stable) console.log(`  ${engine} gave different texts of ${document.id}`);
    }
  }
}
