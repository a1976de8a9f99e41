import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['756.9217.0769.85', '7569217076985'],
  invalid: ['756.9217.0769.86', '757.9217.0769.85'],
  prose: 'Article 7569217076986 of the shop.',
};
