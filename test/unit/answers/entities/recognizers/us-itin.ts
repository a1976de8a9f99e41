import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['911-70-1234', '911701234'],
  invalid: ['911-69-1234', '811-70-1234'],
  prose: 'Order 911701234 has been sent.',
};
