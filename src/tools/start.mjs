import { install, npm } from './npm.mjs';

const ready = (await install()) && (await npm('run', '--silent', 'build')) === 0;
process.exitCode = ready ? await npm('run', '--silent', 'serve') : 1;
