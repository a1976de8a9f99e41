import { runScriptBeside } from './run-script.ts';
import { report, runTests } from './run-tests.ts';

// What needs neither a build nor a browser nor text recognition, all at once.
const [lint, types, tests] = await Promise.all([
  runScriptBeside('lint'),
  runScriptBeside('types'),
  runTests(process.argv.slice(2), ['unit']),
]);
report(tests, [lint, types].filter((isGood) => !isGood).length);
