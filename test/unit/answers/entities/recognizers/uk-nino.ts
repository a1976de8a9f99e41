import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['AB123456C', 'AB 12 34 56 C'],
  invalid: ['BG123456C', 'AB123456E', 'QQ123456C'],
  prose: 'Gate BG123456C of national interest.',
};
