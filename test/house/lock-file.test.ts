import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockFiles = ['package-lock.json', 'test/bench/package-lock.json'].map((path) => {
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Readonly<Record<string, Entry>> };
  return { path, packages };
});

/** The folders in which Node looks for a package that the one in `folder` names, from the nearest to the farthest. */
function* placesOf(name: string, folder: string): Generator<string> {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

test.each(lockFiles)('$path names the packages of every platform', ({ packages }) => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => ![...placesOf(name, folder)].some((place) => packages[place])),
  );
  expect(missing).toEqual([]);
});

test.each(lockFiles)('$path has a digest of all but tools that only other platforms install', ({ packages }) => {
  const without = Object.entries(packages).filter(
    ([folder, { integrity }]) => folder !== '' && integrity === undefined,
  );
  const tools = /^node_modules\/(?:@biomejs\/cli|@napi-rs\/canvas)-(?:android|darwin|linux|win32)-/;
  expect(without.filter(([folder, { optional, os }]) => !(optional && os && tools.test(folder)))).toEqual([]);
});

test.each(lockFiles)('$path names no registry', ({ packages }) => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
