import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Business numbers of Australia: eleven digits, one less in the first, modulus 89. */
export const auAbn: EntityDefinition = {
  title: 'Business number',
  region: 'Australia',
  form: 'eleven digits; modulus 89',
  source: 'Australian Business Register',
  confusions: 'other eleven digits, of which one in 89 passes',
  example: 'ABN 51 824 753 556',
  recognizer: byNumber({
    patterns: [
      ['\\d\\d \\d{3} \\d{3} \\d{3}', 0.5],
      ['\\d{11}', 0.1],
    ],
    context: ['abn', 'australian business number', 'business number'],
    checkDigits: (match) => {
      const [first = 0, ...rest] = digitsOf(match);
      return weighted([first - 1, ...rest], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
    },
  }),
};
