import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['X1234567L', 'Y-1234567-X', 'z1234567r'],
  invalid: ['X1234567M', 'W1234567L'],
  prose: 'Part X1234567M fits model Y1234567A.',
};
