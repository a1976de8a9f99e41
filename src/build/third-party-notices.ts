import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The file, beside the site’s index. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';
const noticeFile = /^(?:licen[cs]e|notice|copying|copyright|authors)/i;
/** What is added to the name of a file of our own for that of its notice. */
const OWN_NOTICE = '.notice.txt';
const introduction = 'Sheaf contains the following packages, each under its own licence.';

/**
 * Folders of the packages whose files are in a bundle, each with the folders that hold these files, and itself; and the
 * notices of files of our own.
 */
export type BundledPackages = Map<string, Set<string>>;

const describe = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function addDependencies(packages: BundledPackages, folder: string): void {
  const lookup = createRequire(join(folder, 'package.json')).resolve;
  for (const name of Object.keys(describe(folder).dependencies ?? {})) {
    const places = (lookup.paths(name) ?? []).map((place) => join(place, name).replaceAll('\\', '/'));
    const dependency = places.find((place) => existsSync(join(place, 'package.json')));
    if (dependency === undefined || packages.has(dependency)) continue;
    packages.set(dependency, new Set([dependency]));
    addDependencies(packages, dependency);
  }
}

/** Adds the package that a bundled file belongs to; a file of our own that is made from others’ data has a notice beside it. */
function add(packages: BundledPackages, file: string): void {
  const path = file.replace(/\?.*$/, '').replaceAll('\\', '/');
  const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
  if (folder === undefined) {
    if (existsSync(path + OWN_NOTICE)) packages.set(path + OWN_NOTICE, new Set());
    return;
  }
  packages.set(folder, (packages.get(folder) ?? new Set([folder])).add(dirname(path)));
  // A package's own minified bundle contains its dependencies, without naming them.
  if (path.endsWith('.min.js')) addDependencies(packages, folder);
}

const sources = (output: Rolldown.OutputChunk | Rolldown.OutputAsset, root: string): string[] =>
  output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => resolve(root, name));

/** Name, version, licence and notices of a package; its parts may have notices of their own, beside their files. */
async function notices([folder, parts]: readonly [string, ReadonlySet<string>]): Promise<string> {
  if (folder.endsWith(OWN_NOTICE)) return (await readFile(folder, 'utf8')).trim();
  const { name, version, license } = describe(folder);
  const texts = await Promise.all([...parts].sort().map(noticesIn));
  const heading = `${name} ${version}\nLicence: ${license ?? 'see below'}`;
  return [heading, ...new Set(texts.flat())].join('\n\n');
}

/** The texts of the notices in a folder. */
async function noticesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}

/**
 * Writes THIRD-PARTY-NOTICES.txt beside the site: name, version, licence and notices of every bundled package. The site,
 * its workers and its scripts are separate builds: each adds its packages, and the last one writes the notices of all.
 * @param packages shared by the builds of one site.
 */
export function thirdPartyNotices(packages: BundledPackages): Plugin {
  let root = '';
  return {
    name: 'sheaf:third-party-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) for (const file of sources(output, root)) add(packages, file);
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const rule = `\n\n${'-'.repeat(80)}\n\n`;
      const parts = await Promise.all([...packages].sort().map(notices));
      await writeFile(join(dir, NOTICES), `${[introduction, ...parts].join(rule)}\n`);
    },
  };
}
