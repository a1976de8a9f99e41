import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['ABCPE1234F'],
  invalid: ['ABCDE1234F', 'ABCPE12345'],
  prose: 'Model ABCDE1234F is a pan.',
};
