import { describe, expect, test } from 'vitest';
import { markerOf } from '../../../../src/layout/text/list-markers.ts';
import { line } from '../page.ts';

describe('the marker of a list item', () => {
  test.each([
    ['• text', 'bullet', 0],
    ['- text', 'bullet', 0],
    ['12. text', 'number', 12],
    ['(c) text', 'number', 3],
    ['ii) text', 'number', 2],
    ['iv) text', 'number', 4],
    ['vi) text', 'number', 6],
    ['ix) text', 'number', 9],
    ['xi) text', 'number', 11],
  ])('is read from «%s»: a %s with the ordinal %i', (text, kind, ordinal) => {
    expect(markerOf(line({ text, y: 100 }))).toMatchObject({ kind, ordinal });
  });

  test.each(['text', '•', '-', '-5 degrees', '1234. text', '3.5 text'])('is not in «%s»', (text) => {
    expect(markerOf(line({ text, y: 100 }))).toBeUndefined();
  });
});
