import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Permanent account numbers of India; the fourth letter is the kind of holder. */
export const inPan: EntityDefinition = {
  title: 'Permanent account number',
  region: 'India',
  form: 'five letters, four digits, a letter',
  source: 'Income Tax Department',
  confusions: 'part numbers of that form',
  example: 'PAN ABCPE1234F',
  recognizer: byNumber({
    patterns: [['[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', 0.6]],
    context: ['pan', 'permanent account number', 'income tax'],
  }),
};
