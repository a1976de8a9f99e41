import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../../../src/document/block.ts';
import { cell, flowing, heading, run, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const field = (caption: string, value: string): Cell => ({
  ...cell(''),
  blocks: [{ kind: 'paragraph', page: 1, runs: [run(caption), run(value, { bold: true })] }],
});

describe('a table whose cells hold a caption and its value in bold', () => {
  const asked = { make: 'make of the boat', colour: 'colour', owner: 'name of the owner', berths: 'how many berths' };
  const answers = { make: ['HALLBERG'], colour: ['BLUE'], owner: ['ADA MARSH'], berths: ['4'] };

  test('names each value by the caption in its own cell, not by its neighbour', () => {
    const paper = flowing(
      heading('Certificate'),
      table(
        [field('D.1 Make', 'HALLBERG'), field('D.3 Model', 'RASSY 31')],
        [field('R Colour', 'BLUE'), field('S Berths', '4')],
        [field('C.1 Owner', 'ADA MARSH'), field('C.3 Port', 'BATH')],
      ),
    );
    expect(valuesOf(paper, asked)).toEqual(answers);
  });

  test('is left a table of labels beside values where the first cells have no bold type in them', () => {
    const pair = (label: string, value: string) => [cell(label), { ...field(value, ''), blocks: cell(value).blocks }];
    const paper = flowing(heading('Certificate'), table(pair('Make', 'HALLBERG'), pair('Colour', 'BLUE')));
    expect(valuesOf(paper, { make: 'make of the boat' })).toEqual({ make: ['HALLBERG'] });
  });
});
