import type { EngineName } from '../engines/in-node.ts';
import { decimals, textTable } from '../text-table.ts';
import { figuresOf } from './figures.ts';
import { type Grouping, groupsOf } from './groups.ts';
import type { Measured } from './measure.ts';
import type { SetReport } from './sets-report.ts';

const scores = ['nid', 'teds', 'mhs'] as const;

/** Prints NID, TEDS and MHS of every engine for each group of a set's documents; nothing where there are no groups. */
export function printGroups({ documents, figures }: SetReport, grouping: Grouping): void {
  const groups = groupsOf(documents, grouping);
  if (groups.size === 0) return;
  const engines = [...figures.keys()];
  const cells = (engine: EngineName, group: readonly Measured[]): string[] => {
    const row = figuresOf(engine, group);
    return ['|', ...scores.map((score) => decimals(row[score], 3))];
  };
  const head = [grouping, 'documents', ...engines.flatMap((engine) => ['|', `${engine} NID`, 'TEDS', 'MHS'])];
  const rows = [...groups].map(([name, group]) => [
    name,
    String(group.length),
    ...engines.flatMap((engine) => cells(engine, group)),
  ]);
  console.log(`\n${textTable([head, ...rows])}`);
}
