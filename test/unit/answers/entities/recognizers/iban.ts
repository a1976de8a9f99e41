import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819'],
  invalid: ['DE88 3704 0044 0532 0130 00'],
  prose: 'Gate DE88 3704 0044 0532 0130 00 does not exist.',
};
