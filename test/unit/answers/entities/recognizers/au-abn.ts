import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['51 824 753 556', '51824753556'],
  invalid: ['51 824 753 557'],
  prose: 'The parcel 51824753556 is on its way.',
};
