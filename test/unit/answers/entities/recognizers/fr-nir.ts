import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['2 55 08 14 168 025 38', '255081416802538'],
  invalid: ['2 55 08 14 168 025 39'],
  prose: 'Article 255081416802539 du catalogue.',
};
