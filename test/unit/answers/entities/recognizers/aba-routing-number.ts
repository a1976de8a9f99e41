import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['021000021', '0210-0002-1'],
  invalid: ['021000022', '921000021'],
  prose: 'Order 021000021 was sent by train.',
};
