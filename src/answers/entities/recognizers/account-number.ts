import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';

const FORM = {
  value: '\\d{2}-\\d{2}-\\d{2},? \\d{8}|\\d{1,20}(?:[ .-]\\d{2,10}){0,6}(?:[-/]\\d)?',
  isValid: (value: string) => /^(?:\D*\d){5,26}\D*$/.test(value),
};

const inEnglish = byLabel({
  labels: [
    'account(?= \\d{8},? \\(?sort code)',
    '(?<=(?:routing|aba)[^\\n]{1,40}[ ,;])account',
    '(?:(?:bank|giro|savings|current|checking|deposit|customer) )?(?:account|acct|a/c)(?= ?(?:no|nr|num|number|id|#|[:#=]))',
  ],
  ...FORM,
  // Beside a cell this label is US_BANK_NUMBER's.
  isContext: false,
});

const elsewhere = byLabel({
  labels: [
    'sort code(?: (?:and|&|/|\\+) account)?',
    '(?:bank)?konto(?:nummer|-?nr)',
    'bankleitzahl|blz',
    '(?:numéro|n°|no|nº) de compte',
    '(?:número de |n\\.?º (?:de )?)(?:cuenta|conta)',
    '(?:cuenta|conta)(?: (?:bancaria|bancária|corrente|corriente))?(?= ?[:#nº])',
    'c/c',
    '(?:numero (?:di )?)?conto(?: corrente)?(?= ?[:#n])',
    'rekening(?:nummer|nr)',
    '(?:numer|nr) (?:konta|rachunku)(?: bankowego)?',
  ],
  ...FORM,
});

/** Numbers of accounts, of banks and others, in the forms that countries have at home. */
export const accountNumber: EntityDefinition = {
  title: 'Account number',
  region: 'any',
  form: '5 to 26 digits in groups, right behind the label',
  source: 'none: each bank has its own',
  confusions: 'other numbers behind the label',
  example: 'Kontonummer 1234567890',
  recognizer: {
    context: elsewhere.context,
    *find(text) {
      for (const rule of [elsewhere, inEnglish]) yield* rule.find(text);
    },
  },
};
