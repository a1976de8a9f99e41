import type { Conventions } from './conventions.ts';
import { decimalOf, NUMBER } from './number.ts';

const PERCENTAGE = new RegExp(
  `^([-–−]?)(${NUMBER}) ?(?:%|percent|per cent|Prozent|pour cent|por ciento|v\\.H\\.)$`,
  'iu',
);

/** A percentage as a decimal share: `0.19` of `19 %`. */
export function normalizedPercentage(printed: string, conventions: Conventions): string | undefined {
  const [, minus = '', number = ''] = PERCENTAGE.exec(printed) ?? [];
  const decimal = decimalOf(number, conventions);
  return decimal === undefined ? undefined : (minus && '-') + hundredth(decimal);
}

/** A decimal with its point two places to the left: in text, as binary fractions are not exact. */
function hundredth(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = whole.padStart(3, '0');
  const share = `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
  return share.replace(/(?:\.|(?<![.0]))0+$/, '');
}
