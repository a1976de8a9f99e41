import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['SW1A 1AA', 'M1 1AE', 'EC1A1BB'],
  invalid: ['QX1 1AA', 'SW1A 1CI', 'SW1A-1AA'],
  prose: 'Model X1 1AA and part SW1A1AA.',
};
