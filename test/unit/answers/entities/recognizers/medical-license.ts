import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['AB1234563'],
  invalid: ['AB1234564'],
  prose: 'Model AB1234564 is certified.',
};
