import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['00:1B:44:11:3A:B7', '00-1b-44-11-3a-b7'],
  invalid: ['00:1B:44:11:3A:G7', '00:1B-44:11:3A:B7'],
  prose: 'The score was 00:11:22 and the ratio 1:2.',
};
