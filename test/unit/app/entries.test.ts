import { expect, test } from 'vitest';
import { entriesByType, entriesOf, textParts } from '../../../src/app/results/personal-data/entries.ts';

const text = 'Jane Doe, JANE DOE and Bo: bo@example.org';
const entity = (type: string, said: string, page: number) => {
  const start = text.indexOf(said);
  return { type, text: said, score: page / 10, page, start, end: start + said.length };
};
const entities = [
  entity('EMAIL_ADDRESS', 'bo@example.org', 2),
  entity('PERSON', 'Jane Doe', 1),
  entity('PERSON', 'JANE DOE', 3),
];
const answer = { json: { entities }, text, pageCount: 3 } as unknown as Parameters<typeof entriesOf>[0];
const marks = entities.map(({ page }, index) => ({
  id: `mark ${index}`,
  evidence: {
    pointer: `/json/entities/${index}`,
    page,
    boxes: [[index, 0, 9, 9] as [number, number, number, number]],
    confidence: 1,
  },
}));

test('the same letters of one type are one entry with all its places', () => {
  const entries = entriesOf(answer, marks);
  expect(entries.map(({ text, score }) => [text, score])).toEqual([
    ['bo@example.org', 0.2],
    ['Jane Doe', 0.3],
  ]);
  expect(entries[1]?.places).toEqual([
    { page: 1, mark: 'mark 1' },
    { page: 3, mark: 'mark 2' },
  ]);
  expect(entries[1]?.regions).toEqual([
    { page: 1, boxes: [[1, 0, 9, 9]] },
    { page: 3, boxes: [[2, 0, 9, 9]] },
  ]);
});

test('persons come first, and where and when after what tells who they are', () => {
  const dates = [1, 2, 3, 4].map((page) => entity('DATE', 'Jane', page));
  const entries = entriesOf({ ...answer, json: { ...answer.json, entities: [...dates, ...entities] } }, []);
  expect(entriesByType(entries).map(([type]) => type)).toEqual(['PERSON', 'EMAIL_ADDRESS', 'DATE']);
});

test('the text is whole, and each place in it names its entry', () => {
  const entries = entriesOf(answer, marks);
  const parts = textParts(answer, entries);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ entry }) => entry !== undefined).map((part) => [part.text, part.mark])).toEqual([
    ['Jane Doe', 'mark 1'],
    ['JANE DOE', 'mark 2'],
    ['bo@example.org', 'mark 0'],
  ]);
  expect(parts[0]?.entry).toBe(parts[2]?.entry);
});
