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
    signs: undefined,
  });
});

test.each(['Courier', 'NimbusMonL-Regu', 'LiberationMono', 'CMTT10'])('letters of %s are of one width', (name) => {
  expect(describeFont({ name, flags: 0, stemWeight: 0, italicAngle: 0 }).monospace).toBe(true);
});

test('a file that calls a proportional font one of fixed pitch is not believed', () => {
  const facts = { name: 'Garalde', flags: 1, stemWeight: 0, italicAngle: 0 };
  expect(describeFont(facts).monospace).toBe(true);
  expect(describeFont({ ...facts, isProportional: () => false }).monospace).toBe(true);
  expect(describeFont({ ...facts, isProportional: () => true }).monospace).toBe(false);
});

test('a font whose name says nothing is bold or italic as its letters are', () => {
  const facts = { name: 'CairoFont-1-0', flags: 0, stemWeight: 0, italicAngle: 0 };
  const drawn = (stem: number, slant: number) => describeFont({ ...facts, letterforms: () => ({ stem, slant }) });
  expect(drawn(0.16, 0)).toMatchObject({ weight: 400, italic: false });
  expect(drawn(0.26, 0)).toMatchObject({ weight: 700, italic: false });
  expect(drawn(0.16, 0.2)).toMatchObject({ weight: 400, italic: true });
});

test('letters weigh more than a guess from the stem width', () => {
  const facts = { name: 'OpenSans', flags: 1 << 18, stemWeight: 635, italicAngle: 0 };
  expect(describeFont({ ...facts, letterforms: () => ({ stem: 0.15, slant: 0 }) }).weight).toBe(400);
  expect(describeFont({ ...facts, letterforms: () => undefined }).weight).toBe(700);
});

test('the letters of a font whose name tells its weight are not measured', () => {
  const letterforms = () => expect.unreachable();
  expect(describeFont({ name: 'Lato-Bold', flags: 0, stemWeight: 0, italicAngle: 0, letterforms }).weight).toBe(700);
});
