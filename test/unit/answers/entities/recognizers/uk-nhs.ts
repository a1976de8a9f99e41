import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['943 476 5919', '9434765919'],
  invalid: ['943 476 5918'],
  prose: 'Order 9434765919 has been sent.',
};
