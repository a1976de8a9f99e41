import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    'Kontonummer [1234567890]',
    'account no. [0012 3456 78]',
    'Account number: [12-3456-7890123-00]',
    'sort code [20-00-00 55779911]',
    'ag. 1234-5, c/c [45678-9]',
    'her account [30442918], sort code 09-01-28',
    'routing 121000358, account [0049271836]',
    'numéro de compte : [00012345678]',
    'nr rachunku [61 1090 1014 0000 0712 1981 2874]',
  ],
  invalid: ['Kontonummer 1234', 'account 12345678', 'on account of 12345678'],
  prose: 'On account of 12345678 people, the bank opened account managers.',
};
