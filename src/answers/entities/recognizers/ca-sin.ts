import { digitsOf, isRepeated, passesLuhn } from '../checksums.ts';
import { byPattern } from '../recognizer.ts';

/** Social insurance numbers of Canada: nine digits with Luhn's check. */
export const caSin = byPattern({
  patterns: [
    ['[1-79]\\d{2}([- ])\\d{3}\\1\\d{3}', 0.3],
    ['[1-79]\\d{8}', 0.05],
  ],
  context: ['sin', 'social insurance', 'nas'],
  isValid: (match) => passesLuhn(digitsOf(match)) && !isRepeated(digitsOf(match)),
});
