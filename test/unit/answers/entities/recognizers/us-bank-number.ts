import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['12345678', '12345678901234567'],
  invalid: ['1234567', '123456789012345678'],
  prose: 'Order 12345678 has been sent.',
};
