// The peers that benches compare with are installed on first use: nothing else needs them.
import { install } from '../../src/tools/npm.mjs';

if (await install('test/bench')) await import('./bench.ts');
else process.exitCode = 1;
