import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The commit of a folder, with a plus where tracked files differ from it; `undefined` without git. */
function commitOf(folder: string): string | undefined {
  try {
    const described = ['describe', '--always', '--abbrev=40', '--dirty=+', '--exclude=*'];
    return execFileSync('git', described, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Writes `version.json`: the version, the commit, and the address of the source where `package.json` has one. */
export function versionFile(): Plugin {
  let root = '';
  return {
    name: 'sheaf:version',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const { version, homepage: source } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const text = JSON.stringify({ version, commit: commitOf(root), source }, undefined, 2);
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${text}\n` });
    },
  };
}
