import { expect, test } from 'vitest';
import { withoutNoise } from '../../../../src/ocr/words/noise.ts';

const read = (text: string, confidence: number) =>
  ({ text, box: [0, 0, 9, 9], baseline: 8, fontSize: 10, confidence }) as const;

test('words of little confidence are noise', () => {
  expect(withoutNoise([read('text', 0.3), read('~~~~', 0.29)]).map(({ text }) => text)).toEqual(['text']);
});

test('short words are noise sooner: specks are read as such', () => {
  const words = [read('Te', 0.49), read('2!', 0.49), read('(ary)', 0.49), read('the', 0.5), read('Servien:', 0.49)];
  expect(withoutNoise(words).map(({ text }) => text)).toEqual(['the', 'Servien:']);
});
