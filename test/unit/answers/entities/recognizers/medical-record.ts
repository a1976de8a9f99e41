import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1234567', 'MR-12345', 'Versicherten-Nr. [K482019375]', 'KVNR: [K482019375]', 'Chart number [24-118832]'],
  invalid: ['1234', 'ABCDE-12345', 'Chart number 12/03/2024', 'Chart number 24-1188'],
  prose: 'Lot 1234567 of the auction.',
};
