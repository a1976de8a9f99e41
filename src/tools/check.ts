import { startVitest, type Vitest } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import { runScript } from './run-script.ts';

/** Steps before the tests, by the names of their npm scripts. */
const steps = ['lint', 'types', 'types:workers', 'types:svelte', 'build'];

async function browserIsThere(): Promise<boolean> {
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
    console.log(`\n— tests in ${process.env.CHROMIUM_PATH}`);
    return true;
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    return false;
  }
}

/** Tests by outcome. A file that does not load and an error outside any test count as failures. */
function count(vitest: Vitest): { passed: number; failed: number } {
  let passed = 0;
  let failed = vitest.state.getUnhandledErrors().length;
  for (const module of vitest.state.getTestModules()) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    passed += states.filter((state) => state === 'passed').length;
    const failures = states.filter((state) => state === 'failed').length;
    failed += failures === 0 && !module.ok() ? 1 : failures;
  }
  return { passed, failed };
}

async function runTests(filters: string[]): Promise<{ passed: number; failed: number }> {
  const vitest = await startVitest(filters, { run: true, watch: false });
  const counts = count(vitest);
  await vitest.close();
  return counts;
}

let broken = 0;
for (const step of steps) {
  console.log(`\n— ${step}`);
  if (!(await runScript(step))) broken++;
}
if (!(await browserIsThere())) broken++;
const { passed, failed } = await runTests(process.argv.slice(2));
if (passed + failed === 0) broken++;

console.log(`\n${passed} passed, ${failed + broken} failed`);
process.exitCode = failed + broken === 0 ? 0 : 1;
