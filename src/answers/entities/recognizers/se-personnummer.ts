import { digitsOf, passesLuhn } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Month and day; 60 is added to the day in numbers of persons who are not registered (samordningsnummer). */
const MONTH_DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])';
const CENTURY = '(?:18|19|20)';

/** Personal identity numbers of Sweden: a birthday, a serial and Luhn's check over the last ten digits. */
export const sePersonnummer: EntityDefinition = {
  title: 'Personal identity number',
  region: 'Sweden',
  form: 'birthday, three digits, check digit; Luhn',
  source: 'Skatteverket, SKV 704',
  confusions: 'civil registration numbers of Denmark and telephone numbers of that form',
  example: 'Personnummer 811228-9874',
  recognizer: byNumber({
    patterns: [
      [`${CENTURY}\\d\\d${MONTH_DAY}[-+]\\d{4}`, 0.5],
      [`\\d\\d${MONTH_DAY}[-+]\\d{4}`, 0.3],
      [`${CENTURY}?\\d\\d${MONTH_DAY}\\d{4}`, 0.15],
    ],
    context: [
      'personnummer',
      'personnr',
      'pers(?:on)?\\.? ?nr',
      'pnr',
      'samordningsnummer',
      'personal identity number',
      'födelsenummer',
    ],
    checkDigits: (match) => passesLuhn(digitsOf(match).slice(-10)),
  }),
};
