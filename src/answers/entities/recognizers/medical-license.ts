import { digitsOf } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Registration numbers of the Drug Enforcement Administration: two letters, seven digits, the last a check. */
export const medicalLicense: EntityDefinition = {
  title: 'DEA registration number',
  region: 'United States',
  form: 'two letters, seven digits; check digit',
  source: 'Drug Enforcement Administration',
  confusions: 'part numbers of that form, of which one in ten passes',
  example: 'DEA AB1234563',
  recognizer: byNumber({
    patterns: [['[ABCDEFGHJKLMPRSTUX][A-Z9]\\d{7}', 0.3]],
    context: ['dea', 'medical', 'license', 'licence', 'certificate', 'prescriber', 'physician'],
    checkDigits: (match) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = digitsOf(match.slice(2));
      return (a + c + e + 2 * (b + d + f)) % 10 === check;
    },
  }),
};
