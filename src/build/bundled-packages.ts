import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { suppliedTerms } from './supplied-terms.ts';

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What is added to the name of a file of our own, made from others’ data, for that of its notice. */
const OWN_NOTICE = '.notice.txt';

/**
 * Folders of the packages whose files are in a bundle, each with the folders that hold these files, and itself; and the
 * notices of files of our own.
 */
export type BundledPackages = Map<string, Set<string>>;

/** Whether a key of the map is the notice of a file of our own. */
export const isOwnNotice = (key: string): boolean => key.endsWith(OWN_NOTICE);

/** The file that a notice of our own is about. */
export const noticedFile = (notice: string): string => notice.slice(0, -OWN_NOTICE.length);

/** What the package in a folder says of itself, with its licence where only its repository states that. */
export function describePackage(folder: string): Package {
  const description: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { licence } = suppliedTerms(description.name);
  return licence === undefined ? description : { ...description, license: licence };
}

function addDependencies(packages: BundledPackages, folder: string): void {
  const lookup = createRequire(join(folder, 'package.json')).resolve;
  for (const name of Object.keys(describePackage(folder).dependencies ?? {})) {
    const places = (lookup.paths(name) ?? []).map((place) => join(place, name).replaceAll('\\', '/'));
    const dependency = places.find((place) => existsSync(join(place, 'package.json')));
    if (dependency === undefined || packages.has(dependency)) continue;
    packages.set(dependency, new Set([dependency]));
    addDependencies(packages, dependency);
  }
}

/** Adds the package that a bundled file belongs to. */
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

/** Adds the packages that the files of a bundle come from. */
export function addBundle(packages: BundledPackages, bundle: Rolldown.OutputBundle, root: string): void {
  for (const output of Object.values(bundle)) for (const file of sources(output, root)) add(packages, file);
}
