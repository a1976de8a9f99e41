import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['CPR-nr. [070761-4285]', 'CPR: [070761 4285]'],
  invalid: ['370761-4285', '071361-4285'],
  prose: 'Order 070761-4285 of July.',
};
