import { spanishLetter } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Identity numbers of foreigners in Spain; X, Y and Z count 0, 1 and 2. */
export const esNie: EntityDefinition = {
  title: 'Identity number of foreigners (NIE)',
  region: 'Spain',
  form: 'X, Y or Z, seven digits and a letter; modulus 23',
  source: 'Ministerio del Interior',
  confusions: 'part numbers of that form, of which one in 23 passes',
  example: 'NIE X1234567L',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['[XYZ]-?\\d{7}-?[A-Z]', 0.6]],
    context: ['nie', 'extranjero', 'identidad', 'dni', 'nif'],
    checkDigits: (match) => {
      const [first = '', ...rest] = match.toUpperCase().replaceAll('-', '');
      return spanishLetter(Number(`${'XYZ'.indexOf(first)}${rest.slice(0, 7).join('')}`)) === rest.at(-1);
    },
  }),
};
