import { describe, expect, test } from 'vitest';
import { pipeline } from '../../../src/layout/pipeline.ts';
import { printedStages } from '../../../src/layout/stage.ts';

/** What a document and its pages bring along. */
const GIVEN = ['page', 'trace', 'pages', 'typography', 'hyphenation', 'outline', 'runsOf'];

describe('the pipeline', () => {
  test.each(pipeline.map((stage, index) => ({ index, stage })))(
    'gives stage $index what it takes',
    ({ index, stage }) => {
      const known = new Set([...GIVEN, ...pipeline.slice(0, index).flatMap(({ gives }) => gives)]);
      expect(stage.takes.filter((fact) => !known.has(fact))).toEqual([]);
    },
  );

  test('finds tables and figures before the reading order, and what alignment marks after it', () => {
    const at = (name: string): number => pipeline.findIndex((stage) => stage.name === name);
    for (const name of ['lattice tables', 'figures', 'formulas', 'tagged tables']) {
      expect(at(name)).toBeLessThan(at('reading order'));
    }
    expect(at('stream tables')).toBeGreaterThan(at('reading order'));
  });

  test('has stages with names of their own', () => {
    expect(new Set(pipeline.map(({ name }) => name)).size).toBe(pipeline.length);
  });

  test('is printed as one line for each stage: name, what it takes, what it gives', () => {
    const lines = printedStages(pipeline).split('\n');
    expect(lines).toHaveLength(pipeline.length);
    expect(lines[1]).toBe('2.  lines (page): page, watermarkWords → lines, rotated, overlays, streamPosition');
    expect(lines.at(-1)).toMatch(/continuation \(document\): .+ → document$/);
  });
});
