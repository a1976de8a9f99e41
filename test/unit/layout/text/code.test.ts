import { describe, expect, test } from 'vitest';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

describe('code', () => {
  test('is text in a fixed pitch of two lines and more, with its indentation', () => {
    const code = [
      { text: 'if (a)', y: 150, monospace: true },
      { text: 'return;', x: 82, y: 162, monospace: true },
    ];
    const blocks = blocksOf(page([...prose(3, 100), ...code, ...prose(3, 190)]));
    expect(blocks[1]).toMatchObject({ kind: 'code', text: 'if (a)\n  return;' });
  });

  test('leaves the numbers of its lines out, and a single numbered line is code too', () => {
    const line = (number: number, text: string, y: number): LineSpec[] => [
      { text: `${number}`, x: 72, y },
      { text, x: 90, y, monospace: true },
    ];
    const listing = page([...prose(4, 100), ...line(1, 'if ready:', 170), ...line(2, 'run()', 182), ...prose(4, 220)]);
    expect(blocksOf(listing)[1]).toMatchObject({ kind: 'code', text: 'if ready:\nrun()' });
    const single = page([...prose(4, 100), ...line(1, 'run()', 170), ...prose(4, 200)]);
    expect(blocksOf(single)[1]).toMatchObject({ kind: 'code', text: 'run()' });
  });

  test('goes on after a line with an arrow in another font at its end, which tells that it is broken', () => {
    const code = [
      { text: 'fetch --all --from', y: 150, monospace: true },
      { text: '← -', x: 400, y: 150, family: 'Signs' },
      { text: '--to home', x: 92, y: 162, monospace: true },
    ];
    const blocks = blocksOf(page([...prose(3, 100), ...code, ...prose(3, 190)]));
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'code', 'paragraph']);
    expect(blocks[1]).toMatchObject({ text: expect.stringMatching(/^fetch .*←.*\n {4}--to home$/u) });
  });

  test('is no list of addresses in a fixed pitch, and one of commands that hold some', () => {
    const lines = (second: string) => [
      { text: 'ada@example.org', y: 150, monospace: true },
      { text: second, y: 162, monospace: true },
    ];
    const kindsWith = (second: string) => kinds(blocksOf(page([...prose(3, 100), ...lines(second), ...prose(3, 190)])));
    expect(kindsWith('max@example.com')).not.toContain('code');
    expect(kindsWith('mail --to max@example.com')).toContain('code');
  });

  test('in two boxes side by side is two listings, and each begins at its own left edge', () => {
    const listing = (x: number, lines: readonly string[]): LineSpec[] =>
      lines.map((text, index) => ({ text, x, y: 200 + 14 * index, monospace: true }));
    const fills = [80, 320].map((x) => ({ color: '#eeeeee', box: [x, 186, x + 180, 250] as const }));
    const boxes = [...listing(90, ['amber 3', 'basil 12', 'cedar 7']), ...listing(330, ['cedar', 'amber', 'basil'])];
    const blocks = blocksOf(page([...prose(6, 100), ...boxes], { fills }));
    expect(blocks.slice(1)).toMatchObject([
      { kind: 'code', text: 'amber 3\nbasil 12\ncedar 7' },
      { kind: 'code', text: 'cedar\namber\nbasil' },
    ]);
  });

  test('is not what a document wholly in a fixed pitch is made of', () => {
    expect(kinds(blocksOf(page(prose(4, 100).map((line) => ({ ...line, monospace: true })))))).toEqual(['paragraph']);
  });

  test('is what stands beside text in other fonts, though most of the document is code', () => {
    const listing = prose(12, 200).map((line) => ({ ...line, monospace: true }));
    expect(kinds(blocksOf(page([...prose(6, 100), ...listing])))).toEqual(['paragraph', 'code']);
    const letterhead = { text: 'Department of fisheries and forests', y: 60 };
    expect(kinds(blocksOf(page([letterhead, ...listing])))).not.toContain('code');
  });

  test('is a single line that is a paragraph of its own', () => {
    const blocks = blocksOf(
      page([...prose(4, 100), { text: '$ run --all', y: 200, monospace: true }, ...prose(4, 300)]),
    );
    expect(kinds(blocks)).toEqual(['paragraph', 'code', 'paragraph']);
  });

  test('is no single line that is an address, or is drawn with characters', () => {
    for (const text of ['anna@example.org', '---------']) {
      const blocks = blocksOf(page([...prose(4, 100), { text, y: 200, monospace: true }, ...prose(4, 300)]));
      expect(kinds(blocks)).not.toContain('code');
    }
  });

  test('takes in lines right below it whose signs are in another font, which its own has not', () => {
    const sign = (y: number): LineSpec[] => [
      { text: 'macro', y, monospace: true },
      { text: '<', x: 106, y, family: 'Symbol' },
      { text: 'toggle', x: 115, y, monospace: true },
    ];
    const of = (y: number) => [{ text: '# Show all', y: 150, monospace: true }, ...sign(y), ...prose(3, 230)];
    expect(blocksOf(page([...prose(3, 100), ...of(162)]))[1]).toMatchObject({
      kind: 'code',
      text: expect.stringMatching(/^# Show all\nmacro +< +toggle$/),
    });
    expect(blocksOf(page([...prose(3, 100), ...of(190)]))[1]).toMatchObject({ text: '# Show all' });
  });

  test('is not torn by a line of capitals, though the file calls it a heading', () => {
    const drawing = ['| |', '|--- REQUEST', '| |'].map((text, index) => ({
      text,
      y: 150 + 12 * index,
      monospace: true,
      ...(index === 1 && { role: 'H1' }),
    }));
    const outside = { text: 'REQUEST', y: 260, monospace: true, role: 'H1' };
    const blocks = blocksOf(page([...prose(3, 100), ...drawing, ...prose(3, 210), outside, ...prose(3, 290)]));
    expect(kinds(blocks)).toEqual(['paragraph', 'code', 'paragraph', 'heading', 'paragraph']);
  });

  test('below an item of a list is a listing within it', () => {
    const [list] = blocksOf(
      page([
        { text: '1. Load the program:', y: 150 },
        { text: '$ load basic', x: 96, y: 166, monospace: true },
        { text: '$ run', x: 96, y: 178, monospace: true },
        { text: '2. Wait for the prompt.', y: 196 },
        ...prose(3, 240),
      ]),
    );
    expect(list).toMatchObject({
      kind: 'list',
      items: [
        { blocks: [{ kind: 'paragraph' }, { kind: 'code', text: '$ load basic\n$ run' }] },
        { blocks: [{ kind: 'paragraph' }] },
      ],
    });
  });

  test('is a single line with much white around it where the document has other code, and no heading', () => {
    const single = { text: 'setright', y: 200, monospace: true, family: 'Mono', size: 11 };
    const other = ['$ load basic', '$ run', '$ stop'].map((text, index) => ({ ...single, text, y: 300 + 12 * index }));
    expect(kinds(blocksOf(page([...prose(4, 100), single, ...prose(4, 240), ...other])))).not.toContain('heading');
  });
});
