import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['2341 2341 2346'],
  invalid: ['2341 2341 2347', '1341 2341 2346'],
  prose: 'Row 2341 2341 2346 2341 has four groups.',
};
