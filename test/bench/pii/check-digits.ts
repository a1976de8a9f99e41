/** Check digits as their standards compute them, apart from the product's code, which tests whole numbers. */

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sum of places times weights; a letter counts its ASCII code less 48. */
export const weighted = (places: string, weights: readonly number[]): number =>
  sum(weights.map((weight, i) => weight * (places.charCodeAt(i) - 48)));

/** The digit that completes a number by Luhn. */
export const luhn = (digits: string): number => {
  const doubled = [...digits]
    .reverse()
    .map((digit, i) => (i % 2 === 0 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][+digit] : +digit));
  return (10 - (sum(doubled as number[]) % 10)) % 10;
};

/** The digit that completes a number by ISO/IEC 7064, MOD 11,10. */
export function mod1110(digits: string): number {
  let product = 10;
  for (const digit of digits) product = (((+digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10;
}

const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
const INVERSE = '0432156789';

/** The digit that completes a number by Verhoeff, from his tables. */
export function verhoeff(digits: string): string {
  let check = 0;
  for (const [i, digit] of [...digits].reverse().entries())
    check = Number(MULTIPLY[check]?.[Number(PERMUTE[(i + 1) % 8]?.[+digit])]);
  return INVERSE[check] as string;
}

/** Remainder by 97 of a number with letters from A = 10. */
export const mod97 = (places: string): number =>
  Number(BigInt([...places].map((place) => Number.parseInt(place, 36)).join('')) % 97n);

/** The digit that completes places of a machine-readable zone: weights 7 3 1. */
export const icao = (places: string): number =>
  sum([...places].map((place, i) => (place === '<' ? 0 : Number.parseInt(place, 36)) * ([7, 3, 1][i % 3] as number))) %
  10;
