const ZERO = '0'.charCodeAt(0);

/** The decimal digits of a text as numbers. */
export function digitsOf(text: string): number[] {
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) digits.push(digit);
  }
  return digits;
}

/** Sum of digits times weights, place by place. */
export function weighted(digits: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (digits[at] ?? 0);
  return sum;
}

/** Luhn's check over all digits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: readonly number[]): boolean {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd++) {
    const digit = digits[digits.length - 1 - fromEnd] as number;
    const value = fromEnd % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Remainder by 97 of an alphanumeric string, letters counting from A = 10 (ISO/IEC 7064; ISO 13616 for IBAN). */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The dihedral group of order 10 by its rule, for Verhoeff's check. */
function dihedral(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b - 5) % 5) + 5;
  return b < 5 ? ((a - 5 - b + 5) % 5) + 5 : (a - b + 5) % 5;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function permuted(digit: number, times: number): number {
  let value = digit;
  for (let i = 0; i < times % 8; i++) value = PERMUTATION[value] as number;
  return value;
}

/** Verhoeff's check over all digits (J. Verhoeff, Error Detecting Decimal Codes, 1969). */
export const passesVerhoeff = (digits: readonly number[]): boolean =>
  digits.toReversed().reduce((check, digit, index) => dihedral(check, permuted(digit, index)), 0) === 0;

/** Whether all digits are the same: placeholders pass many checks. */
export const isRepeated = (digits: readonly number[]): boolean => digits.every((digit) => digit === digits[0]);

/** Sum of the decimal digits of a number. */
export const digitSum = (value: number): number => digitsOf(String(value)).reduce((sum, digit) => sum + digit, 0);

/** The check letter of a number in Spain: its remainder by 23 (Ministerio del Interior). */
export const spanishLetter = (number: number): string => 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] as string;
