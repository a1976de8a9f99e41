import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1234567', 'MR-12345', 'Versicherten-Nr. [K482019375]', 'KVNR: [K482019375]'],
  invalid: ['1234', 'ABCDE-12345'],
  prose: 'Lot 1234567 of the auction.',
};
