import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['S1234567D', 'F1234567N'],
  invalid: ['S1234567E', 'F1234567D'],
  prose: 'Model S1234567E is a fin.',
};
