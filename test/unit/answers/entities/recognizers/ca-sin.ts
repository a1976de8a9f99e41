import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['130 692 544'],
  invalid: ['130 692 545'],
  prose: 'The sinking of 130692544 tons.',
};
