import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['12-3456789', '123456789'],
  invalid: ['07-3456789', '00-1234567', '123-456789'],
  prose: 'Part 12-3456789 of the machine.',
};
