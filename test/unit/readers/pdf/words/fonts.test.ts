import { expect, test } from 'vitest';
import { describeFont, weightOf } from '../../../../../src/readers/pdf/words/fonts.ts';

test.each([
  ['Helvetica-Bold', 700],
  ['ArialMT', 400],
  ['MyriadPro-Semibold', 600],
  ['NimbusRomNo9L-Medi', 600],
  ['CMBX12', 700],
  ['Roboto-Light', 300],
  ['Inter-Black', 900],
])('%s weighs %d by its name', (name, weight) => {
  expect(weightOf(name, 0, 0)).toBe(weight);
});

test('a font whose name says nothing is bold by its flags or its stems', () => {
  expect(weightOf('F1', 1 << 18, 0)).toBe(700);
  expect(weightOf('F1', 0, 700)).toBe(700);
  expect(weightOf('F1', 0, 350)).toBe(400);
});

test('the tag of a subset and the style are no part of the family', () => {
  expect(describeFont({ name: 'ABCDEF+CourierNewPS-BoldItalicMT', flags: 0, stemWeight: 0, italicAngle: 0 })).toEqual({
    family: 'CourierNewPS',
    weight: 700,
    italic: true,
    monospace: true,
    isOperators: false,
  });
});
