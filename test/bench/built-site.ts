import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../src/tools/run-script.ts';

/**
 * Makes sure that a built site is in the folder: in `dist` it is built when there is none.
 * @throws Error when there is none.
 */
export async function ensureSite(folder: string): Promise<void> {
  if (existsSync(join(folder, 'index.html'))) return;
  if (folder !== 'dist') throw new Error(`There is no built site in ${folder}.`);
  if (!(await runScript('build'))) throw new Error('The site could not be built.');
}
