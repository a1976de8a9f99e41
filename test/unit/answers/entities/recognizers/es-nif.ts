import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['12345678Z', '12345678-Z'],
  invalid: ['12345678A', '1234567Z'],
  prose: 'Part 12345678A fits model 1234567Z.',
};
