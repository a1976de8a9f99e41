import { expect, test } from 'vitest';
import { isDoubtful } from '../../../../src/reading/recognition/doubt.ts';
import { word, wordsOf } from '../../ocr/words.ts';

const sureAs = (...confidences: readonly number[]) => confidences.map((confidence) => word('word', { confidence }));

test('a page is doubtful when more than one word in seven is expected to be wrong', () => {
  expect(isDoubtful(sureAs(0.95, 0.73))).toBe(true);
  expect(isDoubtful(sureAs(0.95, 0.77))).toBe(false);
});

test('one unsure word among many does not make a page doubtful', () => {
  expect(isDoubtful([...wordsOf('one', { confidence: 0.4 }), ...wordsOf('a b c d e f', { confidence: 0.95 })])).toBe(
    false,
  );
});

test('words of the file itself are not doubted, nor make up for those that are', () => {
  expect(isDoubtful(wordsOf('three printed words'))).toBe(false);
  expect(isDoubtful([...wordsOf('three printed words'), ...sureAs(0.5)])).toBe(true);
  expect(isDoubtful([])).toBe(false);
});
