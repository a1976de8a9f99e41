import { spanishLetter } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Tax and identity numbers of citizens of Spain. */
export const esNif: EntityDefinition = {
  title: 'Tax and identity number (NIF, DNI)',
  region: 'Spain',
  form: 'eight digits and a letter; modulus 23',
  source: 'Agencia Tributaria',
  confusions: 'part numbers of eight digits and a letter',
  example: 'NIF 12345678Z',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['\\d{8}-?[A-Z]', 0.5]],
    context: ['dni', 'nif', 'identidad', 'documento nacional'],
    checkDigits: (match) => spanishLetter(Number(match.slice(0, 8))) === match.at(-1)?.toUpperCase(),
  }),
};
