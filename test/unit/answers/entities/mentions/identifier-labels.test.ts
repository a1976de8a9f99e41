import { expect, test } from 'vitest';
import { endWithoutLabel, isIdentifierLabel } from '../../../../../src/answers/entities/mentions/identifier-labels.ts';

test.each([
  ['P. IVA', ' 07643520567'],
  ['SIRET', ' : 732 829 320 00074'],
  ['USt-IdNr', '. DE136695976'],
  ['KRS', ' 0000123456'],
  ['ABN', ': 51 824 753 556'],
  ['NIF', ' nº 123456789'],
])('«%s» before a number is a label', (label, behind) => {
  expect(isIdentifierLabel(`${label}${behind}`, 0, label.length)).toBe(true);
});

test.each([
  ['Rut', ' 24 rue Haute'],
  ['SIREN', ' of Titan sings'],
  ['Siren Lindqvist', ' 12'],
  ['BIC', ' makes pens'],
])('«%s» before «%s» may be a name', (name, behind) => {
  expect(isIdentifierLabel(`${name}${behind}`, 0, name.length)).toBe(false);
});

test.each([
  ['Delores J. MRN', ': 4418827', 'Delores J.'],
  ['Zeynep Aydın, T.C. Kimlik', ' No: 10000000146', 'Zeynep Aydın'],
  ['Anna Kowal PESEL', ' 44051401359', 'Anna Kowal'],
  ['Anna Kowal', ' 12', 'Anna Kowal'],
  ['Anna Rut', ' 24 rue Haute', 'Anna Rut'],
  ['Anna MRN', ' wrote', 'Anna MRN'],
])('a name ends before the label of a number: «%s»', (name, behind, whole) => {
  expect(name.slice(0, endWithoutLabel(name + behind, 0, name.length))).toBe(whole);
});
