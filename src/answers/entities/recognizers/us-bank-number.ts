import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Account numbers of banks in the United States: 8 to 17 digits, so only in context. */
export const usBankNumber: EntityDefinition = {
  title: 'Bank account number',
  region: 'United States',
  form: '8 to 17 digits',
  source: 'none: each bank has its own',
  confusions: 'other numbers near the label',
  example: 'Account number 12345678',
  recognizer: byNumber({
    patterns: [['\\d{8,17}', 0.25]],
    context: ['bank account', 'account number', 'account no', 'checking', 'savings', 'acct', 'debit account'],
  }),
};
