import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['123 456 782'],
  invalid: ['123 456 783'],
  prose: 'The sum of 123 456 782 dollars was paid.',
};
