import type { Conventions } from './conventions.ts';

/** Source of a pattern for digits with signs between them. */
export const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f.,’']\\d{3}){1,6}(?:[.,]\\d{1,4})?|\\d{1,15}(?:[.,]\\d{1,6})?";

/** One sign before three digits: decimals or thousands. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/;
const GROUPED = /^\d{1,3}(?:([ .,’'])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;

/** The plain decimal of a printed number, `1234.50` of `1.234,50`. None where a sign could be of decimals or thousands. */
export function decimalOf(printed: string, { decimalSign }: Conventions): string | undefined {
  const text = printed.replace(/[\u00a0\u202f]/g, ' ');
  const sign = EITHER.exec(text)?.[1];
  if (sign !== undefined) {
    if (decimalSign === undefined) return undefined;
    return sign === decimalSign ? text.replace(',', '.') : text.replace(/[.,]/, '');
  }
  const grouped = GROUPED.exec(text);
  // A leading zero is never before thousands: `0,234`.
  if (grouped && !text.startsWith('0')) {
    const [, , decimals] = grouped;
    const whole = text.slice(0, decimals === undefined ? undefined : -decimals.length - 1).replace(/\D/g, '');
    return decimals === undefined ? whole : `${whole}.${decimals}`;
  }
  return /^(?:0|[1-9]\d*)(?:[.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined;
}
