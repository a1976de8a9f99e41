import { install, npm } from './npm.mjs';

if (await install()) {
  process.exitCode = await npm('run', '--silent', 'check', '--', ...process.argv.slice(2));
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
