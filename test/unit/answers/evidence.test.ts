import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, AnswerKind } from '../../../src/answers/answers.ts';
import { boxesOf, type Evidence } from '../../../src/answers/evidence.ts';
import type { Block, Run } from '../../../src/document/block.ts';
import type { Document } from '../../../src/document/document.ts';
import { contains } from '../../../src/document/geometry.ts';
import type { Levelling } from '../../../src/document/levelling.ts';
import type { Word } from '../../../src/document/page.ts';
import { type Corners, projectionOnto } from '../../../src/document/projection.ts';
import { displayedWord } from '../../../src/reading/displayed-page.ts';
import { answer } from '../../fixtures/answer.ts';
import { prose, words } from '../layout/page.ts';
import { cell, flowing, heading, item, list, paragraph, printed, table } from './documents.ts';

const OPERATIONS: readonly AnswerKind[] = [
  'parse',
  'extract_tables',
  'extract_key_value',
  'extract_pii',
  'extract_resume_key_value',
];

const resume = printed(
  [
    { text: 'Ada Lovelace', y: 60, size: 20, weight: 700 },
    { text: 'ada@example.org | (212) 555-0188 | Austin, TX', y: 80 },
    { text: 'Experience', y: 110, size: 14, weight: 700 },
    { text: 'Senior Engineer, Analytical Engines Ltd', y: 130, weight: 700 },
    { text: 'March 2019 - Present', y: 144 },
    { text: '• Wrote the first program for a machine', y: 160 },
    { text: 'Skills', y: 190, size: 14, weight: 700 },
    { text: 'Languages: English, French', y: 210 },
  ],
  [...prose(3, 80), { text: 'Total:', y: 150 }, { text: '$1,200.00', x: 200, y: 150 }],
);

const letter = flowing(
  heading('Letter/1~'),
  paragraph('Invoice/No: 4711'),
  paragraph('Write to Mr. John Smith, 12 Main Street, Springfield, IL 62704.'),
  list(item('•', paragraph('IBAN DE89 3704 0044 0532 0130 00')), item('2.', paragraph('born 12 May 1990'))),
  table([cell('Key', { header: true }), cell('Value', { header: true })], [cell('Due date'), cell('1 June 2024')]),
);

const heading14 = { size: 14, weight: 700 };

/** A printed resume that fills every section of the answer. */
const wholeResume = printed(
  [
    { text: 'Tilda Quarrie', y: 60, size: 20, weight: 700 },
    { text: 'tilda@example.org | (212) 555-0188 | 14 Kiln Lane, Springfield, IL 62704', y: 80 },
    { text: 'linkedin.com/in/tilda-quarrie | github.com/tildaq', y: 94 },
    { text: 'Summary', y: 120, ...heading14 },
    { text: 'Potter who has run kilns and taught apprentices for ten years in two countries.', y: 138 },
    { text: 'Experience', y: 164, ...heading14 },
    { text: 'Head Potter, Kiln Works Ltd', y: 184, weight: 700 },
    { text: 'March 2019 - Present', y: 198 },
    { text: '• Fired four thousand bowls a year', y: 214 },
    { text: '• Rebuilt the large kiln', y: 230 },
    { text: 'Education', y: 256, ...heading14 },
    { text: 'Diploma in Ceramics, Clay College', y: 276, weight: 700 },
    { text: '2012 - 2014', y: 290 },
    { text: 'Skills', y: 316, ...heading14 },
    { text: 'Clay: Throwing, Glazing', y: 336 },
    { text: 'Kilns: Gas, Electric', y: 350 },
  ],
  [
    { text: 'Certifications', y: 60, ...heading14 },
    { text: 'Kiln Operator, Guild of Potters, 2018', y: 80 },
    { text: 'Projects', y: 106, ...heading14 },
    { text: 'Wood-fired oven', y: 126, weight: 700 },
    { text: 'An oven for the village that bakes bread and fires pots on the same day.', y: 140 },
  ],
);

/** The RFC 6901 pointers of all texts in a value. */
function leavesOf(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** The value at an RFC 6901 pointer. */
function resolve(value: unknown, pointer: string): unknown {
  const tokens = pointer.split('/').slice(1);
  return tokens.reduce<unknown>((node, token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    return (node as Record<string, unknown> | undefined)?.[key];
  }, value);
}

/** What must hold of every answer with evidence. */
function check(document: Document, given: Answer): void {
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  for (const { pointer, page, boxes, confidence, range } of given.evidence as readonly Evidence[]) {
    const value = resolve(given, pointer);
    expect(value, pointer).toBeDefined();
    expect(value, pointer).not.toBeNull();
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    const { width = 0, height = 0 } = pages.get(page) ?? {};
    expect(pages.has(page), `page ${page}`).toBe(true);
    for (const [x0, y0, x1, y1] of boxes) {
      expect(x0 <= x1 && y0 <= y1 && x0 >= 0 && y0 >= 0 && x1 <= width && y1 <= height, `${[x0, y0, x1, y1]}`).toBe(
        true,
      );
    }
    if (range) {
      expect(typeof value).toBe('string');
      expect(0 <= range[0] && range[0] < range[1] && range[1] <= (value as string).length, pointer).toBe(true);
    }
  }
}

const all = (document: Document): Answer[] =>
  OPERATIONS.map((operation) => answer(document, operation, { includeEvidence: true, withMarkdown: true }));

describe('evidence', () => {
  test.each([
    ['a printed resume', resume],
    ['a letter without places', letter],
  ])('of %s leads to a value in the answer, a page, and places on it', (_, document) => {
    const answers = all(document);
    for (const given of answers) check(document, given);
    expect(answers.every(({ evidence = [] }) => evidence.length > 0)).toBe(true);
  });

  test('of a printed resume is there for every text in the answer', () => {
    const { json, evidence = [] } = answer(wholeResume, 'extract_resume_key_value', { includeEvidence: true });
    const texts = leavesOf(json, '/json');
    expect(texts.map((pointer) => pointer.split('/')[2])).toEqual(
      expect.arrayContaining(Object.keys(json as Record<string, unknown>)),
    );
    const cited = new Set(evidence.filter(({ boxes }) => boxes.length > 0).map(({ pointer }) => pointer));
    expect(texts.filter((pointer) => !cited.has(pointer))).toEqual([]);
  });

  test('of entities: their offsets slice the plain text to what they claim', () => {
    for (const document of [resume, letter]) {
      const { text = '', json } = answer(document, 'extract_pii', { includeEvidence: true });
      const entities = json?.entities as { text: string; start: number; end: number }[];
      expect(entities.length).toBeGreaterThan(0);
      for (const { text: found, start, end } of entities) expect(text.slice(start, end)).toBe(found);
    }
  });

  test('of Markdown: each range holds the words of its boxes', () => {
    const { markdown, evidence = [] } = answer(resume, 'parse', { includeEvidence: true });
    const content = evidence.filter(({ pointer }) => pointer === '/markdown/content');
    const slices = content.map(({ range: [start, end] = [0, 0] }) => markdown?.content.slice(start, end));
    // A paragraph that runs over pages has evidence on each of them.
    expect([...new Set(slices)].join('\n\n')).toBe(markdown?.content);
    const name = evidence[slices.findIndex((slice) => slice?.includes('Ada Lovelace'))];
    const [x0, , , y1] = words({ text: 'Ada', y: 60, size: 20 })[0]?.box ?? [0, 0, 0, 0];
    expect([name?.boxes[0]?.[0], name?.boxes[0]?.[3]]).toEqual([x0, y1]);
  });

  test('of pages points into the Markdown of that page', () => {
    const { evidence = [] } = answer(resume, 'parse', { includeEvidence: true });
    const second = evidence.filter(({ pointer }) => pointer === '/markdown/pages/1/content');
    expect(second.length).toBeGreaterThan(0);
    expect(second.every(({ page }) => page === 2)).toBe(true);
  });

  test('of tables: each range is the content of a cell', () => {
    const { json, evidence = [] } = answer(letter, 'extract_tables', { includeEvidence: true });
    const { tables } = json as { tables: { html: string }[] };
    const html = tables[0]?.html ?? '';
    expect(evidence.map(({ range: [start, end] = [0, 0] }) => html.slice(start, end))).toEqual([
      'Key',
      'Value',
      'Due date',
      '1 June 2024',
    ]);
  });

  test('of a key with a slash or tilde has an escaped pointer', () => {
    const instruction = [{ key: 'Invoice/No', description: '' }];
    const { json, evidence } = answer(letter, 'extract_key_value', { includeEvidence: true, instruction });
    expect(json).toEqual({ 'Invoice/No': ['4711'] });
    expect(evidence?.[0]?.pointer).toBe('/json/Invoice~1No/0');
  });

  test('has no boxes where the document has no places', () => {
    for (const { evidence = [] } of all(letter)) expect(evidence.every(({ boxes }) => boxes.length === 0)).toBe(true);
  });

  test('and text are there only when asked for', () => {
    for (const operation of OPERATIONS) {
      const { text, evidence } = answer(letter, operation);
      expect([text, evidence]).toEqual([undefined, undefined]);
    }
  });

  test('counts how sure the recognition was', () => {
    const unsure = words({ text: 'Call (212) 555-0188 now', y: 100 }).map((word) => ({ ...word, confidence: 0.5 }));
    const base = printed([{ text: 'x', y: 100 }]);
    const [page] = base.pages;
    const runs: Run[] = [{ text: 'Call (212) 555-0188 now', spaced: true, words: unsure }];
    const block: Block = { kind: 'paragraph', page: 1, runs };
    const document = { ...base, pages: [{ ...page, words: unsure } as never], blocks: [block] };
    const { json, evidence } = answer(document, 'extract_pii', { includeEvidence: true });
    const { entities } = json as { entities: { score: number }[] };
    const score = entities[0]?.score ?? 0;
    const found = evidence?.find(({ pointer }) => pointer === '/json/entities/0');
    expect(found?.confidence).toBeCloseTo(score * 0.5);
  });

  test('names each word of the text that was recognised with doubt, and no other', () => {
    const line = words({ text: 'Punp | repaired in May 2O24', y: 100 });
    const recognised = line.map((word) => ({ ...word, confidence: word.text === 'May' ? 0.7 : 0.69 }));
    const sure = words({ text: 'Printed', y: 200 });
    const base = printed([{ text: 'x', y: 100 }]);
    const runs: Run[] = [recognised.slice(0, 5), recognised.slice(5)].map((part) => ({
      text: part.map(({ text }) => text).join(' '),
      spaced: true,
      words: part,
    }));
    const block: Block = { kind: 'paragraph', page: 1, runs };
    const other: Block = { kind: 'paragraph', page: 1, runs: [{ text: 'Printed', spaced: true, words: sure }] };
    const document = {
      ...base,
      pages: [{ ...base.pages[0], words: [...recognised, ...sure] } as never],
      blocks: [block, other],
    };
    const given = answer(document, 'extract_key_value', { includeEvidence: true });
    check(document, given);
    const doubted = given.evidence?.filter(({ pointer }) => pointer === '/text') ?? [];
    expect(doubted.map(({ range = [0, 0] }) => given.text?.slice(...range))).toEqual([
      'Punp',
      'repaired',
      'in',
      '2O24',
    ]);
    expect(doubted.map(({ confidence, boxes }) => [confidence, boxes.length])).toEqual(Array(4).fill([0.69, 1]));
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const blockOf = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc
      .record({ kind: fc.constant('paragraph' as const), page: fc.integer({ min: 1, max: 3 }), value: text })
      .map(({ value, page }): Block => paragraph(value, page)),
    text.map((value): Block => heading(value)),
    text.map((value): Block => ({ kind: 'code', page: 1, text: value, words: [] })),
    fc.array(tie('block'), { maxLength: 3 }).map((blocks): Block => ({ kind: 'quote', page: 1, blocks })),
    fc.array(tie('block'), { maxLength: 3 }).map((blocks): Block => list(item('•', ...blocks))),
    fc
      .array(fc.array(tie('block'), { maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((cells): Block => table(cells.map((blocks) => cell('', { blocks })))),
  ),
})).block;

test('of any document whatever holds', () => {
  fc.assert(
    fc.property(fc.array(blockOf, { maxLength: 6 }), (blocks) => {
      const document = flowing(...blocks, paragraph('end', 3));
      for (const given of all(document)) check(document, given);
    }),
    { numRuns: 100 },
  );
});

test('Markdown comes beside JSON where it is asked for', () => {
  for (const operation of OPERATIONS) {
    const { markdown, json } = answer(letter, operation, { withMarkdown: true });
    expect(markdown).toEqual(answer(letter, 'parse').markdown);
    expect(json).toEqual(answer(letter, operation).json);
  }
});

test('a key that is a name of the prototype is an ordinary key', () => {
  const instruction = [{ key: '__proto__', description: '' }];
  const { json } = answer(letter, 'extract_key_value', { instruction });
  expect(JSON.stringify(json)).toBe('{"__proto__":[]}');
});

test('the same document gives the same answers, byte for byte', () => {
  expect(JSON.stringify(all(resume))).toBe(JSON.stringify(all(resume)));
});

test('a box holds all of what is higher than its line', () => {
  const [first, second] = words({ text: 'of 1/2', x: 0, y: 100 }) as [Word, Word];
  expect(boxesOf([first, { ...second, extent: [13, 80, 28, 112] }])).toEqual([[0, 80, 28, 112]]);
});

describe('the boxes of a line of a page photographed at a slant', () => {
  const size = { width: 600, height: 800 };
  const corners: Corners = [
    [40, 60],
    [560, 10],
    [580, 790],
    [20, 760],
  ];
  const levelling: Levelling = {
    displayed: { ...size, resolution: 72 },
    flattening: { ...size, projection: projectionOnto(corners, size) },
    turns: 0,
    skew: 0,
  };
  const line = words({ text: 'Suite 400, 220 Market Street, San Francisco, CA 94105, USA', x: 60, y: 90 });
  const shown = line.map((word) => displayedWord(word, levelling));

  test('hold every word of it', () => {
    const boxes = boxesOf(shown);
    expect(shown.filter(({ box }) => !boxes.some((around) => contains(around, box, 0.01)))).toEqual([]);
  });

  test('are at most half as high again as a word, so that they hold no other line', () => {
    const height = ([, y0, , y1]: readonly number[]): number => (y1 as number) - (y0 as number);
    const most = Math.max(...shown.map(({ box }) => height(box)));
    expect(Math.max(...boxesOf(shown).map(height))).toBeLessThanOrEqual(1.51 * most);
    expect(boxesOf(shown).length).toBeLessThan(shown.length);
  });
});
