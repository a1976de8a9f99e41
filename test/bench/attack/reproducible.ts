import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Attack } from '../attack.ts';
import { reportVerdicts } from '../verdict.ts';

const run = promisify(execFile);

/** The same files in another folder, without copies of their bytes where the disk allows it. */
async function linked(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) continue;
    await mkdir(dirname(target), { recursive: true });
    if (entry.isFile()) await link(source, target).catch(() => cp(source, target));
    else await cp(source, target, { verbatimSymlinks: true });
  }
}

/** Builds the last commit in a folder of its own; returns the digests of what was made, by path. */
async function built(folder: string, environment: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  await run('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder]);
  await linked('node_modules', join(folder, 'node_modules'));
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  const site = join(folder, 'dist');
  const digests = new Map<string, string>();
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    digests.set(
      relative(site, path),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return digests;
}

/** Two builds of the last commit, at different times, in different folders and time zones: the same bytes. */
export const reproducible: Attack = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-reproducible-'));
  try {
    const one = await built(join(folder, 'one'), { TZ: 'Pacific/Kiritimati', LANG: 'C' });
    const two = await built(join(folder, 'another/folder/two'), { TZ: 'Pacific/Pago_Pago', LANG: 'tr_TR.UTF-8' });
    const paths = [...new Set([...one.keys(), ...two.keys()])];
    const different = paths.filter((path) => one.get(path) !== two.get(path));
    for (const path of different) console.log(`differs: ${path}`);
    return reportVerdicts([
      {
        claim: 'two builds of one commit are byte-identical',
        seen: `${different.length} of ${paths.length} files differ`,
        met: different.length === 0,
      },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
