import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['111.444.777-35'],
  invalid: ['111.444.777-36', '111.111.111-11'],
  prose: 'Serial 11144477735 of the machine.',
};
