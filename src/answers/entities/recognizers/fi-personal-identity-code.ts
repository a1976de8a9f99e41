import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** Personal identity codes of Finland: birthday, sign of the century, serial, remainder by 31. */
export const fiPersonalIdentityCode: EntityDefinition = {
  title: 'Personal identity code',
  region: 'Finland',
  form: 'birthday, serial and a sign; modulus 31',
  source: 'Digital and Population Data Services Agency',
  confusions: 'none known',
  example: 'Henkilötunnus 131052-308T',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d\\d[-+A-FU-Y]\\d{3}[\\dA-Y]', 0.7]],
    context: ['hetu', 'henkilötunnus', 'personbeteckningen', 'personal identity code'],
    checkDigits: (match) => CHECKS[Number(match.slice(0, 6) + match.slice(7, 10)) % 31] === match.at(-1)?.toUpperCase(),
  }),
};
