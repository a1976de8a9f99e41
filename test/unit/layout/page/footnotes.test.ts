import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Text with a raised 1 behind it, and a small line of the same number at the foot of the page. */
const called = (y: number): LineSpec[] => [
  { text: 'One measured it', y },
  { text: '1', x: 142, y: y - 4, size: 6 },
];
const note = (text: string, y = 700): LineSpec[] => [
  { text: '1', x: 72, y: y - 3, size: 5 },
  { text, x: 76, y, size: 8 },
];
const body = (first: readonly LineSpec[], ...rest: readonly LineSpec[]): LineSpec[] => [...first, ...rest];
const texts = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'footnote') return `note ${block.marker}: ${texts(block.blocks).join(' ')}`;
    return 'runs' in block ? textOf(block.runs) : block.kind;
  });
const calls = (blocks: readonly Block[]): (string | undefined)[] =>
  blocks.flatMap((block) => ('runs' in block ? block.runs.map((run) => run.footnote) : [])).filter(Boolean);

describe('footnotes', () => {
  test('stand behind the paragraph that calls them, which refers to them', () => {
    const first = page(body(called(100), ...prose(4, 140), ...note('By hand, with care.')));
    const value = layout([first, page(prose(4, 100), { number: 2 })]);
    expect(texts(value)[1]).toBe('note 1: By hand, with care.');
    expect(calls(value)).toEqual(['1']);
  });

  test('are called without a space before the call, however wide the gap', () => {
    const far = called(100).map((spec) => (spec.text === '1' ? { ...spec, x: 145 } : spec));
    const value = layout([page(body(far, ...prose(4, 140), ...note('By hand, with care.')))]);
    const [first] = value;
    expect(first?.kind === 'paragraph' && first.runs.find((run) => run.footnote !== undefined)?.spaced).toBe(false);
  });

  test('are called by a number with a bracket, as German and Korean texts have it', () => {
    const first = called(100).map((spec) => (spec.text === '1' ? { ...spec, text: '1)' } : spec));
    const [sign, text] = note('By hand, with care.') as [LineSpec, LineSpec];
    const value = layout([page(body(first, ...prose(4, 140), { ...sign, text: '1)' }, { ...text, x: 79 }))]);
    expect(texts(value).at(-1)).toBe('note 1: By hand, with care.');
    expect(calls(value)).toEqual(['1']);
  });

  test('end above a note whose sign is not raised', () => {
    const other = { text: '* Figures of the parish are missing.', y: 712, size: 8 };
    const value = layout([page(body(called(100), ...prose(4, 140), ...note('By hand, with care.'), other))]);
    expect(texts(value)).toContain('note 1: By hand, with care.');
    expect(texts(value)).toContain('* Figures of the parish are missing.');
  });

  test('stay at the foot of the last page', () => {
    const value = layout([page(body(called(100), ...prose(4, 140), ...note('By hand, with care.')))]);
    expect(texts(value).at(-1)).toBe('note 1: By hand, with care.');
    expect(calls(value)).toEqual(['1']);
  });

  test('counted anew on every page keep apart', () => {
    const pages = [1, 2].map((number) =>
      page(body(called(90 + 20 * number), ...prose(4, 140), ...note('By hand.', 640)), { number }),
    );
    expect(calls(layout(pages))).toEqual(['1', '1-2']);
  });

  test('do not part a paragraph that goes on overleaf', () => {
    const first = page(body(called(100), ...prose(4, 140), ...note('By hand, with care.')));
    const value = layout([first, page(prose(4, 100), { number: 2 })]);
    expect(value.find((block) => block.page === 2)?.continued).toBe(true);
  });

  test('are none where nothing calls them, or where larger text follows', () => {
    const uncalled = page(body([{ text: 'One measured it', y: 100 }], ...prose(4, 140), ...note('By hand.')));
    const amid = page(body(called(100), ...prose(4, 140), ...note('By hand.', 500), ...prose(3, 560)));
    for (const without of [uncalled, amid]) expect(layout([without]).map(({ kind }) => kind)).not.toContain('footnote');
  });
});

describe('small text with a marker', () => {
  const isNote = (...lines: readonly LineSpec[]): boolean =>
    layout([page([...called(100), ...prose(4, 140), ...lines])]).some(({ kind }) => kind === 'footnote');

  /** A note of 8 points with a second line that begins so many points left of it. */
  const hanging = (left: number): LineSpec[] => [
    ...note('By hand, with care.').map((line) => ({ ...line, x: (line.x ?? 72) + 40 })),
    { text: 'and more of it', x: 112 - left, y: 710, size: 8 },
  ];

  test('is a footnote with lines that begin 20 points left of the first, not 30', () => {
    expect(isNote(...hanging(20))).toBe(true);
    expect(isNote(...hanging(30))).toBe(false);
  });

  test('is a footnote with lines at the edge of the text, half an inch left of the first', () => {
    const set = (left: number): LineSpec[] => [
      ...note('By hand, with care.').map((line) => ({ ...line, x: (line.x ?? 72) + 36 })),
      { text: 'and more of it', x: 72 + left, y: 710, size: 8 },
      { text: 'so.', x: 72 + left, y: 720, size: 8 },
    ];
    expect(isNote(...set(0))).toBe(true);
    expect(isNote(...set(6))).toBe(false);
  });

  test('is a footnote in nine tenths of the size of the text, not in its size', () => {
    const sized = (size: number): LineSpec[] => [
      { text: '1', x: 72, y: 696, size: 5 },
      { text: 'By hand.', x: 76, y: 700, size },
    ];
    expect(isNote(...sized(9))).toBe(true);
    expect(isNote(...sized(10))).toBe(false);
  });
});

describe('a number that is not raised begins a note', () => {
  const level: LineSpec = { text: '1 By hand, with care.', y: 700, size: 8 };
  const kindsOf = (specs: readonly LineSpec[], parts: Partial<PositionedPage> = {}): string[] =>
    layout([page(body(called(100), ...prose(4, 140), ...specs), parts)]).map(({ kind }) => kind);

  test('below a short line that is drawn, or written with underscores', () => {
    const rules = [{ orientation: 'horizontal', box: [72, 688, 180, 688.5] } as const];
    expect(kindsOf([level], { rules })).toContain('footnote');
    expect(kindsOf([{ text: '__________', y: 690, size: 8 }, level])).toContain('footnote');
  });

  test('not without it, nor below a line as wide as the text', () => {
    const rules = [{ orientation: 'horizontal', box: [72, 688, 480, 688.5] } as const];
    expect(kindsOf([level])).not.toContain('footnote');
    expect(kindsOf([level], { rules })).not.toContain('footnote');
  });
});
