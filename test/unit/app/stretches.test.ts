import { expect, test } from 'vitest';
import { jsonPieces, stretchesOf } from '../../../src/app/results/stretches.ts';

test('the pieces of JSON are what JSON.stringify writes, indented by two', () => {
  for (const value of [
    { pageCount: 2, list: [1, [], {}, [null, true]], text: 'a\n"b"', none: undefined, deep: { a: { b: [{}] } } },
    [],
    'text',
    null,
  ]) {
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, undefined, 2));
  }
});

test('a long text is cut at the ends of lines, and nothing is lost', () => {
  const text = Array.from({ length: 2000 }, (_, line) => `This is line ${line}.\n`).join('');
  const stretches = [...stretchesOf([text])];
  expect(stretches.length).toBeGreaterThan(2);
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  for (const stretch of stretches) {
    expect(stretch.text.endsWith('\n')).toBe(true);
    expect(text.startsWith(stretch.text, stretch.start)).toBe(true);
  }
});

test('a line that is very long is cut too', () => {
  const text = 'x'.repeat(100_000);
  const lengths = [...stretchesOf([text])].map((stretch) => stretch.text.length);
  expect(Math.max(...lengths)).toBeLessThan(20_000);
});
