import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1234567FA', '1234567T'],
  invalid: ['1234567GA', '1234567F', '123456FA'],
  prose: 'Order 1234567F was shipped.',
};
