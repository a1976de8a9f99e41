import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['078-05-1120', '078051120'],
  invalid: ['000-05-1120', '666-05-1120', '078-00-1120', '078-05-0000'],
  prose: 'Order 078051120, or 078-05-1120-99, has been sent.',
};
