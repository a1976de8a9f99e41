import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Environment, layers } from './layers.ts';

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Where the project of each environment is. */
const FILES: Readonly<Record<Environment, string>> = {
  core: 'src/tsconfig.json',
  worker: 'workers/tsconfig.json',
  page: 'src/tsconfig.page.json',
  node: 'test/tsconfig.json',
};

/** The folders of a project, from the top of the checkout. */
function project(name: Environment): Required<Project> {
  const file = FILES[name];
  const { include, exclude = [] } = JSON.parse(readFileSync(file, 'utf8')) as Project;
  const fromTop = (path: string): string => posix.join(posix.dirname(file), path);
  return { include: include.map(fromTop), exclude: exclude.map(fromTop) };
}

const foldersOf = (environment: Environment): string[] =>
  layers.filter((layer) => layer.environment === environment).map(({ path }) => path);

test.each(['worker', 'page', 'node'] as const)('layers of the environment %s are checked by its project', (name) => {
  expect(project(name).include).toEqual(expect.arrayContaining(foldersOf(name)));
});

test('every other source is checked as core: without the DOM, Node and Vite', () => {
  const { include, exclude } = project('core');
  const others = [...foldersOf('page'), ...foldersOf('node')];
  expect(include).toEqual(['src']);
  expect(exclude.toSorted()).toEqual(others.toSorted());
});
