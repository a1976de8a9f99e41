import { digitsOf, isRepeated, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Taxpayer numbers of persons in Brazil: two check digits, modulus 11. */
export const brCpf: EntityDefinition = {
  title: 'Taxpayer number (CPF)',
  region: 'Brazil',
  form: 'eleven digits; modulus 11, twice',
  source: 'Receita Federal',
  confusions: 'PIS/PASEP numbers, which are eleven digits too',
  example: 'CPF 111.444.777-35',
  recognizer: byNumber({
    patterns: [
      ['\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}', 0.7],
      ['\\d{11}', 0.05],
    ],
    context: ['cpf', 'cadastro de pessoas físicas', 'contribuinte'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      const check = (weights: readonly number[]): number => ((weighted(digits, weights) * 10) % 11) % 10;
      const first = check([10, 9, 8, 7, 6, 5, 4, 3, 2]);
      const second = check([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
      return !isRepeated(digits) && first === digits[9] && second === digits[10];
    },
  }),
};
