import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Environment, layers } from './layers.ts';

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const project = (name: Environment): Project => JSON.parse(readFileSync(`tsconfig.${name}.json`, 'utf8'));

const foldersOf = (environment: Environment): string[] =>
  layers.filter((layer) => layer.environment === environment).map(({ path }) => path);

test.each(['worker', 'page', 'node'] as const)('layers of the environment %s are checked by its project', (name) => {
  expect(project(name).include).toEqual(expect.arrayContaining(foldersOf(name)));
});

test('every other source is checked as core: without the DOM, Node and Vite', () => {
  const { include, exclude = [] } = project('core');
  const others = [...foldersOf('page'), ...foldersOf('node')];
  expect(include).toEqual(['src']);
  expect(exclude.toSorted()).toEqual(others.toSorted());
});
