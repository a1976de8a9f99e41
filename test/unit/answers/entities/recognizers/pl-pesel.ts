import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['44051401359'],
  invalid: ['44051401358', '44131401359'],
  prose: 'Order 44051401358 has been sent.',
};
