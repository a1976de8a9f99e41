import { digitsOf, isRepeated } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Numbers that the Social Security Administration never gives: area 000, 666, 9xx; group 00; serial 0000. */
function isIssued(match: string): boolean {
  const digits = digitsOf(match).join('');
  const area = digits.slice(0, 3);
  if (area === '000' || area === '666' || area.startsWith('9')) return false;
  return digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000' && !isRepeated(digitsOf(match));
}

/** Social security numbers of the United States. */
export const usSsn: EntityDefinition = {
  title: 'Social security number',
  region: 'United States',
  form: 'nine digits; areas, groups and serials that are given out',
  source: 'Social Security Administration',
  confusions: 'part numbers in groups of 3, 2 and 4',
  example: 'SSN 078-05-1120',
  recognizer: byNumber({
    patterns: [
      ['(?<!\\d[-.])\\d{3}([- .])\\d{2}\\1\\d{4}(?![-.]\\d)', 0.6],
      ['\\d{9}', 0.05],
    ],
    context: ['ssn', 'social security', 'social', 'security number', 'soc sec', 'seguro social'],
    isValid: isIssued,
  }),
};
