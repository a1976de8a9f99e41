import { digitsOf } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';
import { byNumber } from '../recognizer.ts';

/**
 * The number under which a tax office has a taxpayer: that of the office, the district and the taxpayer. How many digits
 * each has, and what checks them, differs between the states.
 */
const atOffice = byLabel({
  labels: ['steuer-?(?:nummer|nr)', 'st\\.?-?nr', 'umsatzsteuer-?nr'],
  value: '\\d{2,3} ?/ ?\\d{3,4} ?/ ?\\d{4,5}',
});

/** Identification numbers of persons: ISO/IEC 7064 MOD 11,10. */
const ofPerson = byNumber({
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
});

/** Tax numbers of Germany: eleven digits of a person for life, and those that a tax office gives, behind their label. */
export const deTaxId: EntityDefinition = {
  title: 'Tax identification number',
  region: 'Germany',
  form: 'eleven digits; MOD 11,10; or three groups behind a label',
  source: 'ISO/IEC 7064; Bundeszentralamt für Steuern',
  confusions: 'other eleven digits, of which one in ten passes',
  example: 'Steuer-ID 86095742719',
  recognizer: {
    ...ofPerson,
    context: [...ofPerson.context, ...atOffice.context],
    *find(text) {
      yield* ofPerson.find(text);
      yield* atOffice.find(text);
    },
  },
};
