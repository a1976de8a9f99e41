import fc, { type Arbitrary } from 'fast-check';
import type { Block, Cell, ListItem, Run } from '../../../src/document/block.ts';
import type { Document } from '../../../src/document/document.ts';
import { ADDRESSES, hostileText } from './hostile-text.ts';

const sometimes = <T>(value: Arbitrary<T>, oneIn: number): Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: oneIn });

/** Most runs are plain, so that text meets text as well as markup. */
const style: Arbitrary<Partial<Run>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Partial<Run>>({ bold: true }, { italic: true }, { bold: true, italic: true }),
  },
  { weight: 1, arbitrary: fc.constant({ strikethrough: true }) },
  { weight: 1, arbitrary: fc.constant({ code: true }) },
  { weight: 1, arbitrary: fc.constant({ math: true }) },
  { weight: 2, arbitrary: fc.constantFrom(...ADDRESSES).map((link) => ({ link })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Partial<Run>>({ position: 'superscript' }, { position: 'subscript', mathFont: true }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Partial<Run>>({ footnote: '1' }, { footnote: '*' }, { footnote: 'a](b' }) },
  { weight: 1, arbitrary: hostileText.map((name) => ({ anchors: [name] })) },
);

/** A text in runs that end anywhere, markup of it included. */
const split: Arbitrary<readonly Run[]> = fc
  .tuple(hostileText, fc.array(fc.tuple(fc.nat(40), style, fc.boolean(), fc.nat(9)), { maxLength: 5 }))
  .map(([text, cuts]) => {
    const ends = cuts.map(([at]) => at % (text.length + 1)).sort((a, b) => a - b);
    return [...ends, text.length].map((end, index) => {
      const [, own = {}, spaced = false, breaks = 1] = cuts[index] ?? [];
      const run: Run = { text: text.slice(ends[index - 1] ?? 0, end), spaced: spaced && index > 0, words: [], ...own };
      return breaks === 0 ? { ...run, lineBreak: true } : run;
    });
  });

const address: Arbitrary<readonly Run[]> = fc
  .constantFrom(...ADDRESSES)
  .map((link) => [{ text: link, spaced: false, words: [], link }]);

const runs: Arbitrary<readonly Run[]> = fc
  .array(fc.oneof({ weight: 8, arbitrary: split }, { weight: 1, arbitrary: address }), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.flat());

const marker = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('•', '1.', '2.', '3)', '(a)', '-') },
  { weight: 1, arbitrary: hostileText },
);
const label = fc.constantFrom('1', '2', '*', 'a](b', 'c d');

const { block, blocks } = fc.letrec<{ block: Block; blocks: readonly Block[]; item: ListItem; cell: Cell }>((tie) => {
  const page = { page: 1 } as const;
  const leaf: Arbitrary<Block>[] = [
    runs.map((own) => ({ kind: 'paragraph', ...page, runs: own })),
    runs.map((own) => ({ kind: 'paragraph', ...page, runs: own })),
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), runs)
      .map(([level, own]) => ({ kind: 'heading', ...page, level, runs: own })),
    hostileText.map((text) => ({ kind: 'code', ...page, text, words: [] })),
    fc.tuple(hostileText, sometimes(runs, 2)).map(([alternative, caption]) => ({
      kind: 'figure',
      ...page,
      alternative,
      ...(caption && { caption }),
    })),
    runs.map((own) => ({ kind: 'furniture', ...page, runs: own })),
  ];
  const nested: Arbitrary<Block>[] = [
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((items) => ({ kind: 'list', ...page, ordered: false, items })),
    fc
      .tuple(
        fc.array(fc.array(tie('cell'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        sometimes(runs, 3),
      )
      .map(([rows, caption]) => ({ kind: 'table', ...page, rows, ...(caption && { caption }) })),
    tie('blocks').map((blocks) => ({ kind: 'quote', ...page, blocks })),
  ];
  const paragraph = leaf[0] as Arbitrary<Block>;
  return {
    block: fc.oneof({ depthSize: 'small', withCrossShrink: true, maxDepth: 2 }, ...leaf, ...nested),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    item: fc
      .record({
        marker,
        checked: sometimes(fc.boolean(), 6),
        blocks: fc.oneof(
          paragraph.map((one) => [one]),
          tie('blocks'),
        ),
      })
      .map(({ checked, ...item }) => (checked === undefined ? item : { ...item, checked })),
    cell: fc.record({
      header: fc.boolean(),
      columnSpan: fc.constantFrom(1, 1, 1, 1, 1, 1, 2),
      rowSpan: fc.constant(1),
      blocks: fc.oneof(
        { weight: 6, arbitrary: paragraph.map((one) => [one]) },
        { weight: 1, arbitrary: fc.tuple(paragraph, paragraph) },
        { weight: 1, arbitrary: tie('blocks') },
      ),
    }),
  };
});

/** Notes stand beside the other blocks, never in one. */
const note: Arbitrary<Block> = fc
  .tuple(label, blocks)
  .map(([marker, own]) => ({ kind: 'footnote', page: 1, marker, blocks: own }));

/** A document of hostile blocks, from a file that flows or of pages. */
export const hostileDocument: Arbitrary<Document> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 12, arbitrary: block }, { weight: 1, arbitrary: note }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.boolean(),
  )
  .map(([blocks, flows]) => ({
    pageCount: 1,
    pages: flows ? [{ number: 1, width: 0, height: 0, source: 'flow' as const, blocks }] : [],
    blocks,
  }));
