import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['RSSMRA85T10A562S'],
  invalid: ['RSSMRA85T10A562T'],
  prose: 'Serial RSSMRA85T10A562T of the machine.',
};
