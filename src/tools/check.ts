import { findBrowser } from './find-browser.ts';
import { runScriptBeside } from './run-script.ts';
import { report, runTests } from './run-tests.ts';

/** All but the attacks that wait for minutes. */
const PROJECTS = ['unit', 'ocr', 'contract', 'browser', 'app', 'attack'];

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

// The static checks run beside the build and the tests; the tests need the build.
const checks = Promise.all(['lint', 'types'].map(runScriptBeside));
const foundations = await Promise.all([runScriptBeside('build'), browserIsThere()]);
const tests = await runTests(process.argv.slice(2), PROJECTS);
const outcomes = [...foundations, ...(await checks)];
report(tests, outcomes.filter((isGood) => !isGood).length);
