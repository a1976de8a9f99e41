import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['2123 45670 1'],
  invalid: ['2123 45671 1', '1123 45670 1'],
  prose: 'Invoice 2123456701 is paid.',
};
