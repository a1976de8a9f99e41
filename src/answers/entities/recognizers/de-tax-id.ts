import { digitsOf } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Tax identification numbers of Germany: eleven digits, ISO/IEC 7064 MOD 11,10. */
export const deTaxId: EntityDefinition = {
  title: 'Tax identification number',
  region: 'Germany',
  form: 'eleven digits; MOD 11,10',
  source: 'ISO/IEC 7064; Bundeszentralamt für Steuern',
  confusions: 'other eleven digits, of which one in ten passes',
  example: 'Steuer-ID 86095742719',
  recognizer: byNumber({
    patterns: [['[1-9]\\d ?\\d{3} ?\\d{3} ?\\d{3}', 0.15]],
    context: [
      'steuer-?id(?:-?nr|nummer)?',
      'steuerident(?:ifikations)?nummer',
      'steuerliche identifikationsnummer',
      'id-?nr',
      'tin',
      'tax id',
      'tax identification',
    ],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      let product = 10;
      for (const digit of digits.slice(0, 10)) {
        const sum = (digit + product) % 10 || 10;
        product = (sum * 2) % 11;
      }
      return (11 - product) % 10 === digits[10];
    },
  }),
};
