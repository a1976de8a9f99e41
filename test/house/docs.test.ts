import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pipeline } from '../../src/layout/pipeline.ts';
import { PAGE_PIPELINE } from '../../src/ocr/pipeline.ts';
import { filesIn } from './files.ts';
import { layers } from './layers.ts';

const pages = [...readdirSync('.'), ...filesIn('docs')]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const architecture = readFileSync('docs/architecture.md', 'utf8');

/** The rows of the table below a heading, without its head. */
function tableBelow(heading: string): string[] {
  const section = architecture.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

const firstCell = (row: string): string => row.split('|')[1]?.trim() ?? '';

test('every link from one document to another leads to a file', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every file and folder of ours that a document names is there', () => {
  // Worked examples name the files that they would make.
  const descriptions = pages.filter(({ path }) => !/adding-[\w-]+\.md$/.test(path));
  const missing = descriptions.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:src|test|workers|docs)\/[\w./-]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(named))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('architecture.md lists every folder of the layers, in their order', () => {
  const folders = layers.map(({ path }) => path).filter((path) => !path.endsWith('.ts'));
  const listed = tableBelow('Rooms').map((row) => firstCell(row).replaceAll('`', ''));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});

test.each([
  { heading: 'The layout pipeline', stages: pipeline, folder: 'src/layout' },
  { heading: 'The OCR pipeline', stages: PAGE_PIPELINE, folder: 'src/ocr' },
])('architecture.md lists the stages under «$heading» as they run, with files that are there', (pipelineRow) => {
  const rows = tableBelow(pipelineRow.heading);
  expect(rows.map(firstCell)).toEqual(pipelineRow.stages.map(({ name }) => name));
  const files = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) => file));
  expect(files.filter((file) => !existsSync(join(pipelineRow.folder, file)))).toEqual([]);
});
