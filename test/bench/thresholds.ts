import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { Bench } from './bench-definition.ts';
import { textTable } from './text-table.ts';
import { mutation } from './thresholds/mutants.ts';
import type { Outcome } from './thresholds/outcome.ts';

const FOLDER = 'src/layout';
const TESTS = 'test/unit/layout';
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Runs every mutant below `only` against the layout tests. */
async function outcomesOf(only: string): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-thresholds-'));
  const report = join(folder, 'outcomes.json');
  try {
    const vitest = await startVitest(
      'test',
      [],
      {
        root,
        config: false,
        // What plugins make of a module must not be found again in ordinary test runs, nor here after a change.
        fsModuleCache: false,
        watch: false,
        include: ['test/bench/thresholds/run-mutants.ts'],
        env: { SHEAF_THRESHOLDS: report, SHEAF_THRESHOLDS_ONLY: only },
      },
      { plugins: [mutation(root, FOLDER, TESTS)] },
    );
    await vitest.close();
    return JSON.parse(await readFile(report, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The outcomes of each constant: up, then down. */
function byConstant(outcomes: readonly Outcome[]): Outcome[][] {
  const groups = Map.groupBy(outcomes, ({ file, constant }) => `${file} ${constant}`);
  return [...groups.values()].sort((a, b) => (a[0]?.file ?? '').localeCompare(b[0]?.file ?? ''));
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: FOLDER } } });
  const constants = byConstant(await outcomesOf(values.only));
  if (constants.length === 0) throw new Error(`There is no named number below ${values.only}.`);
  const noticed = (outcomes: readonly Outcome[]): number =>
    outcomes.filter(({ noticedBy }) => noticedBy !== undefined).length;
  const missed = (outcomes: readonly Outcome[]): string =>
    outcomes
      .filter(({ noticedBy }) => noticedBy === undefined)
      .map(({ moved }) => Number(moved.toPrecision(3)))
      .join(', ');
  const rows = constants.map((outcomes) => {
    const { file, constant, value } = outcomes[0] as Outcome;
    const directions = ['none', 'one', 'both'][noticed(outcomes)] ?? '';
    return [`${file.slice(FOLDER.length + 1)} ${constant}`, `${value}`, directions, missed(outcomes)];
  });
  console.log(textTable([['constant', 'value', 'noticed', 'not noticed'], ...rows]));
  const both = constants.filter((outcomes) => noticed(outcomes) === 2).length;
  const share = Math.round((100 * both) / constants.length);
  console.log(`\nTests notice ${both} of ${constants.length} thresholds in both directions: ${share} %.`);
  return true;
}

export const thresholds: Bench = {
  summary: 'The share of layout thresholds that unit tests hold: each is raised by half and lowered by a third.',
  usage: '--only FOLDER          of src/layout, such as src/layout/text\n',
  run,
};
