import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Tax and identity numbers of Spain, for citizens (NIF) and foreigners (NIE, with X, Y or Z in front). */
export const esNif: EntityDefinition = {
  title: 'Tax number (NIF, NIE)',
  region: 'Spain',
  form: 'eight places and a letter; modulus 23',
  source: 'Agencia Tributaria',
  confusions: 'part numbers of eight digits and a letter',
  example: 'NIF 12345678Z',
  recognizer: byPattern({
    patterns: [['(?:\\d{8}|[XYZ]-?\\d{7})-?[A-Z]', 0.6]],
    context: ['dni', 'nif', 'nie', 'identidad', 'documento nacional'],
    checkDigits: (match) => {
      const number = match.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
      return LETTERS[Number(number.replaceAll('-', '')) % 23] === match.at(-1);
    },
  }),
};
