import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['131052-308T'],
  invalid: ['131052-308U', '321052-308T'],
  prose: 'Rooms 131052-308U to 131052-310A.',
};
