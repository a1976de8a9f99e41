import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['811228-9874', '19811228-9874', '198112289874', '811288-9871'],
  invalid: ['811228-9875', '811328-9874', '811232-9874'],
  prose: 'Ring 811228-9875 eller beställ artikel 8112289874.',
};
