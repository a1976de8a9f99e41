import { expect, test } from 'vitest';
import { isSameSection, sectionsOf } from '../../../src/app/results/sections.ts';
import type { Mark } from '../../../src/app/state/pointing.svelte.ts';

/** Blocks as `[page, text]`, one below the other, with the marks that the API's evidence makes of them. */
function blocks(...given: readonly (readonly [page: number, text: string])[]) {
  const marks: Mark[] = [];
  let start = 0;
  for (const [page, text] of given) {
    const range = [start, start + text.length] as [number, number];
    const evidence = { pointer: '/markdown/content', page, boxes: [], confidence: 1, range };
    marks.push({ id: `${marks.length}`, evidence });
    start += text.length + 2;
  }
  return { markdown: given.map(([, text]) => text).join('\n\n'), marks, plain: '', doubts: [] };
}

const textsOf = (sources: Parameters<typeof sectionsOf>[0]): string[] =>
  [...sectionsOf(sources)].map(({ text }) => text);

test('each page is a section, and together they are the whole text', () => {
  const sources = blocks([1, '# Peas'], [1, 'Sown in May.'], [2, '# Beans']);
  expect(textsOf(sources)).toEqual(['# Peas\n\nSown in May.\n\n', '# Beans']);
  expect(textsOf(sources).join('')).toBe(sources.markdown);
});

test('a long page is several sections, none of which ends within a block', () => {
  const long = Array.from({ length: 9 }, (_, index) => [1, `${index} ${'pea '.repeat(500)}`] as const);
  const texts = textsOf(blocks(...long));
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/^\d pea/);
});

test('the ranges of marks are within their section', () => {
  const [, second] = sectionsOf(blocks([1, '# Peas'], [2, '# Beans'], [2, 'Runner beans.']));
  const ranges = second?.marks.map(({ evidence }) => evidence.range ?? []);
  expect(ranges?.map(([from, to]) => second?.text.slice(from, to))).toEqual(['# Beans', 'Runner beans.']);
});

test('a section says which page is before it, so that the beginning of its own can be shown', () => {
  const sections = [...sectionsOf(blocks([1, 'Peas'], [2, 'Beans'], [4, 'Plums']))];
  expect(sections.map(({ after }) => after)).toEqual([0, 1, 2]);
});

test('a section has the words in doubt of its pages, and the plain text around them', () => {
  const plain = `${'x'.repeat(1000)}\nPeos\n${'x'.repeat(1000)}`;
  const evidence = { pointer: '/text', page: 2, boxes: [], confidence: 0.4, range: [1001, 1005] as [number, number] };
  const sources = { ...blocks([1, 'x'], [2, 'Peos']), plain, doubts: [{ id: 'd', word: 'Peos', evidence }] };
  const [first, second] = sectionsOf(sources);
  expect(first?.doubts).toEqual([]);
  expect(second?.doubts.map(({ evidence: { range = [] } }) => second.plain.slice(...range))).toEqual(['Peos']);
  expect(second?.plain.length).toBeLessThan(500);
});

test('a section stays the same when pages follow it, and not when its text changes', () => {
  const [short] = sectionsOf(blocks([1, '# Peas'], [2, 'Beans']));
  const [longer] = sectionsOf(blocks([1, '# Peas'], [2, 'Beans'], [3, 'Plums']));
  const [other] = sectionsOf(blocks([1, '## Peas'], [2, 'Beans']));
  if (!short || !longer || !other) throw new Error('There are no sections.');
  expect(isSameSection(short, longer)).toBe(true);
  expect(isSameSection(short, other)).toBe(false);
});
