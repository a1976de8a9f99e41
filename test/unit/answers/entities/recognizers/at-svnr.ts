import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1237 010180', 'Vers.-Nr.: [1237 010180]', '1237010180'],
  invalid: ['1238 010180', '1237 320180'],
  prose: 'Parcel 1238 010180 was sent on 01.01.80.',
};
