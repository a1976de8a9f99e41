/** Runs in Vitest: every mutant against the collected tests until one fails. */
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import type { Outcome } from './outcome.ts';

interface CollectedTest {
  readonly name: string;
  readonly file: string;
  body(): unknown;
}

declare global {
  /** The tests that are collected so far. */
  var collected: CollectedTest[] | undefined;
  /** The path of the test file that is being collected. */
  var collecting: string | undefined;
}

const files = import.meta.glob<unknown>('/test/unit/layout/**/*.test.ts');
for (const [file, load] of Object.entries(files)) {
  globalThis.collecting = file;
  await load();
}
const tests = globalThis.collected ?? [];
const { SHEAF_THRESHOLDS: report = '', SHEAF_THRESHOLDS_ONLY: only = '' } = process.env;
const mutants = (globalThis.mutants ?? []).filter(({ file }) => file.startsWith(only));

/** The first test that fails. */
async function failing(ordered: readonly CollectedTest[]): Promise<CollectedTest | undefined> {
  for (const candidate of ordered) {
    try {
      await candidate.body();
    } catch {
      return candidate;
    }
  }
  return undefined;
}

/** Tests of the same folder come first: they notice most. */
function ordered({ file }: Mutant): CollectedTest[] {
  const folder = dirname(file).replace(/^src/, '/test/unit');
  const isNear = (candidate: CollectedTest): boolean => candidate.file.startsWith(`${folder}/`);
  return [...tests.filter(isNear), ...tests.filter((candidate) => !isNear(candidate))];
}

test('the layout tests notice thresholds that move', async () => {
  expect((await failing(tests))?.name).toBeUndefined();
  const outcomes: Outcome[] = [];
  for (const mutant of mutants) {
    mutant.apply();
    const noticedBy = (await failing(ordered(mutant)))?.name;
    mutant.undo();
    const { file, constant, value, direction, moved } = mutant;
    outcomes.push({ file, constant, value, direction, moved, ...(noticedBy === undefined ? {} : { noticedBy }) });
  }
  await writeFile(report, JSON.stringify(outcomes));
}, 3_600_000);
