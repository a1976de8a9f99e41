import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['86095742719', 'Steuernummer: [93/815/08152]', 'St.-Nr. [133/8150/8159]'],
  invalid: ['86095742718'],
  prose: 'Bestellung 86095742719 ist unterwegs.',
};
