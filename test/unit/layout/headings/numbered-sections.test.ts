import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';

const headingsOf = (lines: readonly LineSpec[]): string[] =>
  layout([page(lines)]).flatMap((block) => (block.kind === 'heading' ? [textOf(block.runs)] : []));

/** Sections with parts whose titles are in the size of the text, right below it. */
function paper(
  part: Partial<LineSpec>,
  section: Partial<LineSpec>,
  names: readonly [string, string, string],
): LineSpec[] {
  const [whole, first, second] = names;
  return [
    { text: 'Rivers of the north', y: 60, size: 18 },
    { text: whole, y: 100, ...section },
    { text: first, y: 116, ...part },
    ...prose(4, 128),
    { text: second, y: 180, ...part },
    ...prose(4, 192),
  ];
}

describe('titles of parts of sections', () => {
  test.each<[string, Partial<LineSpec>, Partial<LineSpec>, readonly [string, string, string]]>([
    [
      'italic below a larger one',
      { italic: true },
      { size: 13, weight: 700 },
      ['2 Field work', '2.1 Gauges', '2.2 Boats'],
    ],
    [
      'bold below a bold one',
      { weight: 700 },
      { size: 12, weight: 700 },
      ['4. Duties', '4.1. On board', '4.2. Ashore'],
    ],
    ['of an annex', { italic: true }, { size: 13, weight: 700 }, ['Annex B Tables', 'B.1 Gauges', 'B.2 Boats']],
  ])('are headings where their numbers go on: %s', (_, part, section, names) => {
    expect(headingsOf(paper(part, section, names))).toEqual(['Rivers of the north', ...names]);
  });

  test.each<[string, readonly [string, string, string]]>([
    ['are of another section', ['2 Field work', '7.1 Gauges', '9.2 Boats']],
    ['stand before clauses', ['2 Field work', '2.1 Gauges are read at noon.', '2.2 Boats are kept ashore.']],
  ])('are none where the numbers %s', (_, names) => {
    expect(headingsOf(paper({ italic: true }, { size: 13, weight: 700 }, names))).toEqual([
      'Rivers of the north',
      names[0],
    ]);
  });
});
