import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['85.07.30-033.28', '85073003328'],
  invalid: ['85.07.30-033.29', '85.07.30-034.28', '85.13.30-033.70'],
  prose: 'Order 85.07.30-033.29 of 30.07.85.',
};
