import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1234567893'],
  invalid: ['1234567894', '3234567893'],
  prose: 'Order 1234567893 has been sent.',
};
