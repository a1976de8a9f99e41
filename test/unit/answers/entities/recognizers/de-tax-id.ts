import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['86095742719'],
  invalid: ['86095742718'],
  prose: 'Bestellung 86095742719 ist unterwegs.',
};
