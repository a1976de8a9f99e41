import { readFile, writeFile } from 'node:fs/promises';
import { withOperations } from '../build/readme-operations.ts';

await writeFile('README.md', withOperations(await readFile('README.md', 'utf8')));
