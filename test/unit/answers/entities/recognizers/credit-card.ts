import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['4012888888881881', '4012-8888-8888-1881', '3782 822463 10005'],
  invalid: ['4012888888881882', '4012 8888-8888 1881', '9012888888881881'],
  prose: 'Tracking number 4012888888881882 of the card game.',
};
