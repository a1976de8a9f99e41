import { digitsOf, isRepeated, passesLuhn } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** Payment card numbers of 13 to 19 digits (ISO/IEC 7812-1). */
export const creditCard: EntityDefinition = {
  title: 'Payment card number',
  region: 'any',
  form: '13 to 19 digits; Luhn (ISO/IEC 7812-1)',
  source: 'ISO/IEC 7812-1',
  confusions: 'IMEI and SIM card numbers, which pass Luhn too',
  example: '4012-8888-8888-1881',
  recognizer: byPattern({
    patterns: [
      ['[2-6]\\d{3}([ -])\\d{4}\\1\\d{4}\\1\\d{1,7}', 0.9],
      ['3[47]\\d\\d([ -])\\d{6}\\1\\d{5}', 0.9],
      ['[2-6]\\d{12,18}', 0.6],
    ],
    context: ['card', 'credit', 'debit', 'visa', 'mastercard', 'amex', 'discover', 'jcb', 'diners', 'maestro', 'cc'],
    checkDigits: (match) => passesLuhn(digitsOf(match)) && !isRepeated(digitsOf(match)),
  }),
};
