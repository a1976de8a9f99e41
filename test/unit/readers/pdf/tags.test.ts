import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { type ElementSpec, element, type MarkedText, taggedPdf } from '../../../fixtures/pdf-tagged.ts';

const at = (text: string, column: number, row: number): MarkedText => ({
  text,
  x: 72 + 100 * column,
  y: 100 + 20 * row,
});

async function wordsOf(...roots: readonly ElementSpec[]) {
  const reading = await createPdfReader(pdfiumWasm).open(taggedPdf(...roots), { maxInflatedBytes: 1_000_000 });
  const words = [];
  for await (const { value } of reading.pages()) words.push(...(value as PositionedPage).words);
  reading.close();
  return words;
}

/** The rows and columns of words by their texts, with what they span where that is more than one. */
async function placesIn(...rows: readonly ElementSpec[]): Promise<Record<string, string>> {
  const words = await wordsOf(element('Table', ...rows));
  return Object.fromEntries(
    words.map(({ text, cell }) => {
      if (!cell) return [text, 'in no cell'];
      const spans = cell.rowSpan * cell.columnSpan > 1 ? ` over ${cell.rowSpan} × ${cell.columnSpan}` : '';
      return [text, `${cell.row} ${cell.column}${spans}`];
    }),
  );
}

const cell = (text: MarkedText, attributes = '', type = 'TD'): ElementSpec => ({ type, attributes, children: [text] });
/** A cell without text, which the tree of its page knows nothing of. */
const EMPTY = element('TD');

test('a word in a paragraph of a cell is in the cell, as Word and LibreOffice write it', async () => {
  const row = (n: number) =>
    element('TR', element('TD', element('P', at(`a${n}`, 0, n))), element('TD', element('P', at(`b${n}`, 1, n))));
  const words = await wordsOf(element('Table', row(0), row(1)));
  expect(words.map(({ role }) => role)).toEqual(['TD', 'TD', 'TD', 'TD']);
  expect(words.map((word) => [word.cell?.row, word.cell?.column])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('cells stand where those that span rows and columns leave room, in groups of rows too', async () => {
  expect(
    await placesIn(
      element(
        'THead',
        element('TR', cell(at('Site', 0, 0), '/RowSpan 2'), cell(at('Spring', 1, 0), '/ColSpan 2')),
        element('TR', cell(at('low', 1, 1)), cell(at('high', 2, 1))),
      ),
      element('TBody', element('TR', cell(at('Wall', 0, 2)), cell(at('3', 1, 2)), cell(at('4', 2, 2)))),
    ),
  ).toEqual({
    Site: '0 0 over 2 × 1',
    Spring: '0 1 over 1 × 2',
    low: '1 1',
    high: '1 2',
    Wall: '2 0',
    3: '2 1',
    4: '2 2',
  });
});

test('an empty cell keeps its place, and spans what its row lacks', async () => {
  const full = element('TR', ...['a', 'b', 'c'].map((text, column) => cell(at(text, column, 0))));
  const places = await placesIn(
    full,
    element('TR', cell(at('d', 0, 1)), EMPTY, cell(at('f', 2, 1))),
    element('TR', EMPTY, cell(at('sum', 2, 2))),
  );
  expect(places).toMatchObject({ d: '1 0', f: '1 2', sum: '2 2' });
});

test('where empty cells are no elements, the heads that cells name tell their columns, as in files of Chromium', async () => {
  const heads = ['Name', 'Room', 'Phone'];
  const head = (text: string, column: number): ElementSpec => ({ ...cell(at(text, column, 0), '', 'TH'), id: text });
  const below = (text: string, name: string, column: number, row: number) =>
    cell(at(text, column, row), `/Headers [(${name})]`);
  expect(
    await placesIn(
      element('TR', ...heads.map(head)),
      element('TR', below('Elm', 'Name', 0, 1), below('555', 'Phone', 2, 1)),
    ),
  ).toMatchObject({ Elm: '1 0', 555: '1 2' });
});

test('a table within a cell is read by itself, and a heading in a cell stays one', async () => {
  const inner = element('Table', element('TR', cell(at('in', 0, 1)), cell(at('side', 1, 1))));
  const words = await wordsOf(
    element('Table', element('TR', element('TD', element('H2', at('Title', 0, 0)), inner), cell(at('out', 2, 0)))),
  );
  const found = words.map(({ text, role, cell: own }) => [text, role, own?.table]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['Title', 'H2', 0],
      ['in', 'TD', 1],
      ['side', 'TD', 1],
      ['out', 'TD', 0],
    ]),
  );
});
