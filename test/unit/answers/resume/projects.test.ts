import { describe, expect, test } from 'vitest';
import type { Block, Run } from '../../../../src/document/block.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { flowing, heading, item, list, paragraph, printed, run } from '../documents.ts';

const projectsOf = (document: Document) =>
  (answer(document, 'extract_resume_key_value').json as { projects: Record<string, unknown>[] }).projects;

const flowingProjects = (...blocks: readonly Block[]) =>
  projectsOf(flowing(heading('Education'), paragraph('University of London'), heading('Projects'), ...blocks));

const runs = (...parts: readonly Run[]): Block => ({ kind: 'paragraph', page: 1, runs: parts });
const bullets = (...texts: readonly string[]): Block => list(...texts.map((text) => item('•', paragraph(text))));

const printedProjects = (...lines: readonly LineSpec[]) =>
  projectsOf(
    printed([
      { text: 'Ada Lovelace', y: 50, size: 22, weight: 700 },
      { text: 'Education', y: 90, size: 16, weight: 700 },
      { text: 'University of London', y: 110 },
      { text: 'Projects', y: 150, size: 16, weight: 700 },
      ...lines,
    ]),
  );

const name = (text: string, y: number, style: Partial<LineSpec> = {}): LineSpec => ({ text, y, weight: 700, ...style });

describe('a project', () => {
  test('keeps a name with dashes, commas and words such as "at" in it', () => {
    const found = printedProjects(
      name('Looms - Weaving at Scale, Volume One', 170),
      { text: 'Shows that a loom weaves algebra as well as it weaves flowers.', y: 186 },
      name('Note G', 220),
      { text: 'Computes the numbers of Bernoulli with a machine that is not built.', y: 236 },
    );
    expect(found).toMatchObject([
      {
        name: 'Looms - Weaving at Scale, Volume One',
        description: 'Shows that a loom weaves algebra as well as it weaves flowers.',
      },
      { name: 'Note G', description: 'Computes the numbers of Bernoulli with a machine that is not built.' },
    ]);
  });

  test.each([':', ' –', ' -'])('is told from the description behind "%s" by its bold type', (mark) => {
    expect(
      flowingProjects(
        runs(run('Note G', { bold: true }), run(`${mark} Computes the numbers of Bernoulli with a mill`)),
      ),
    ).toMatchObject([{ name: 'Note G', description: 'Computes the numbers of Bernoulli with a mill' }]);
  });

  test('is an item of a list of projects', () => {
    expect(flowingProjects(bullets('Note G: numbers of Bernoulli', 'Punch cards – a store of patterns'))).toMatchObject(
      [
        { name: 'Note G', description: 'numbers of Bernoulli', bullet_points: [] },
        { name: 'Punch cards', description: 'a store of patterns', bullet_points: [] },
      ],
    );
  });

  test('has bullet points apart from what it was made with', () => {
    const found = flowingProjects(
      runs(run('Note G', { bold: true })),
      paragraph('Highlights'),
      bullets('Was the first of its kind', 'Has been proved right'),
      paragraph('Technologies'),
      bullets('Brass', 'Steam'),
    );
    expect(found).toMatchObject([
      { name: 'Note G', bullet_points: ['Was the first of its kind', 'Has been proved right'] },
    ]);
    const inline = flowingProjects(
      runs(run('Note G', { bold: true })),
      paragraph('Tech stack: Brass, Steam'),
      bullets('Was the first of its kind'),
    );
    expect(inline).toMatchObject([{ name: 'Note G', description: null, bullet_points: ['Was the first of its kind'] }]);
  });

  test('has chips that are neither a project nor a description', () => {
    const found = printedProjects(
      name('Note G', 170),
      { text: 'Computes the numbers of Bernoulli with a machine that is not built.', y: 186 },
      { text: 'Brass', y: 204, size: 8 },
      { text: 'Steam', y: 204, x: 100, size: 8 },
      { text: '• Was the first of its kind', y: 222, x: 90 },
    );
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([{ name: 'Note G', bullet_points: ['Was the first of its kind'] }]);
  });

  test('has the address that is printed, or else the one that it links to', () => {
    const [linked] = flowingProjects(runs(run('Note G', { bold: true, link: 'https://engines.example/g' })));
    expect(linked).toMatchObject({ name: 'Note G', url: 'https://engines.example/g' });
    const [printedOne] = flowingProjects(runs(run('Note G', { bold: true }), run(' | www.engines.example/g')));
    expect(printedOne).toMatchObject({ name: 'Note G', url: 'www.engines.example/g' });
  });

  test('has no description if only a role is beside it', () => {
    const found = flowingProjects(runs(run('Note G', { bold: true }), run(' | Author')), bullets('Computes numbers'));
    expect(found).toMatchObject([{ name: 'Note G', description: null, bullet_points: ['Computes numbers'] }]);
  });
});
