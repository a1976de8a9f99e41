import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['123456789', 'A12345678'],
  invalid: ['1234567890', 'AB1234567'],
  prose: 'Order 123456789 has been sent.',
};
