import { startVitest, type Vitest } from 'vitest/node';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that failed and passed at the second try. */
  readonly retried: readonly string[];
}

/** Tests by outcome. A file that does not load and an error outside any test count as failures. */
function count(vitest: Vitest): Counts {
  let passed = 0;
  let failed = vitest.state.getUnhandledErrors().length;
  const retried: string[] = [];
  for (const module of vitest.state.getTestModules()) {
    const tests = [...module.children.allTests()];
    retried.push(...tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName));
    const states = tests.map((test) => test.result().state);
    passed += states.filter((state) => state === 'passed').length;
    const failures = states.filter((state) => state === 'failed').length;
    failed += failures === 0 && !module.ok() ? 1 : failures;
  }
  return { passed, failed, retried };
}

/** Runs the tests whose paths hold one of `filters`, or all, of the named projects of vite.config.ts, or of all. */
export async function runTests(filters: string[], projects: string[] = []): Promise<Counts> {
  const vitest = await startVitest(filters, { run: true, watch: false, project: projects });
  const counts = count(vitest);
  await vitest.close();
  return counts;
}

/** Prints the last lines of a run, and sets the exit code: 0 when tests passed and nothing failed. */
export function report({ passed, failed, retried }: Counts, failedChecks: number): void {
  for (const name of retried) console.log(`\nPassed at the second try only: ${name}`);
  const failures = failed + failedChecks + (passed + failed === 0 ? 1 : 0);
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}
