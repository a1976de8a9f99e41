import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['BIC: [COBADEFFXXX]', 'SWIFT code [DEUTDEFF]', 'BIC/SWIFT [BNPAFRPP]'],
  invalid: ['SWIFT code DEUTZZFF', 'BIC COBADEFFX', 'COBADEFF'],
  prose: 'A SWIFT RESPONSE and a swift delivery of DOCUMENT files.',
};
