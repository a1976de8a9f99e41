import { mean } from '../statistics.ts';
import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import type { Likeness } from './compare.ts';

/** What siblings have to reach on average. */
const LEAST = { nid: 0.98, teds: 0.95 } as const;

const nidOf = (rows: readonly Likeness[]): number | null => mean(rows.map(({ nid }) => nid));
const tedsOf = (rows: readonly Likeness[]): number | null => mean(rows.map(({ teds }) => teds));

const figures = (rows: readonly Likeness[]): string[] => [
  String(rows.filter(({ failure }) => failure === undefined).length),
  decimals(nidOf(rows), 3),
  decimals(tedsOf(rows), 3),
  String(rows.filter(({ failure }) => failure !== undefined).length),
];

const grouped = (rows: readonly Likeness[], name: (row: Likeness) => string): string[][] =>
  [...Map.groupBy(rows, name)].map(([group, members]) => [group, ...figures(members)]);

/** Prints how alike siblings are, by kind and by set. */
export function printLikeness(rows: readonly Likeness[]): void {
  const head = ['siblings', 'NID', 'TEDS', 'failed'];
  console.log(textTable([['kind', ...head], ...grouped(rows, ({ kind }) => kind.name), ['all', ...figures(rows)]]));
  console.log(`\n${textTable([['set', ...head], ...grouped(rows, ({ document }) => document.set)])}`);
  for (const { document, kind, failure } of rows) {
    if (failure !== undefined) console.log(`  ${document.id}, ${kind.name}: ${failure.split('\n')[0]}`);
  }
}

/** Prints the siblings that are least alike. */
export function printUnlike(rows: readonly Likeness[], count: number): void {
  const score = ({ nid, teds }: Likeness): number => mean([nid, teds]) ?? 1;
  const worst = rows.toSorted((a, b) => score(a) - score(b)).slice(0, count);
  const cells = worst.map(({ document, kind, nid, teds }) => [
    document.set,
    document.id,
    kind.name,
    decimals(nid, 3),
    decimals(teds, 3),
  ]);
  console.log(`\n${textTable([['set', 'document', 'kind', 'NID', 'TEDS'], ...cells], 3)}`);
}

/** How the means stand to the bars. */
export function judgeLikeness(rows: readonly Likeness[]): Verdict[] {
  const verdict = (name: string, value: number | null, least: number): Verdict => ({
    claim: `mean ${name} between siblings at least ${least}`,
    seen: decimals(value, 3),
    ...(value === null ? {} : { met: value >= least }),
  });
  return [verdict('NID', nidOf(rows), LEAST.nid), verdict('TEDS', tedsOf(rows), LEAST.teds)];
}
