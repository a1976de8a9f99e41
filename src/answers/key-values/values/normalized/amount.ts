import type { Conventions } from './conventions.ts';
import { CURRENCY, currencyOf } from './currency.ts';
import { decimalOf, NUMBER } from './number.ts';

/** An amount with its currency on one side; in brackets or with a minus on either side where it is owed. */
const AMOUNT = new RegExp(
  `^([-–−(]?) ?(?:(${CURRENCY}) ?)?([-–−]?)(${NUMBER})(?:,[-–—]{1,2})?([-–−)]?)(?: ?(${CURRENCY}))?\\)?$`,
  'u',
);

/** An amount as a plain decimal behind the ISO 4217 code of its currency: `USD 1234.50`; without the code where none is printed. */
export function normalizedAmount(printed: string, conventions: Conventions): string | undefined {
  const [, before = '', sign, within = '', number = '', after = '', unit] = AMOUNT.exec(printed) ?? [];
  const decimal = decimalOf(number, conventions);
  if (decimal === undefined || (sign !== undefined && unit !== undefined && sign !== unit)) return undefined;
  const currency = sign ?? unit;
  const code = currency && currencyOf(currency, conventions);
  // Digits alone may be anything: a year, a number of something.
  if (currency === undefined ? !/[.,’' ]/.test(number) : code === undefined && !/^\p{Sc}|kr|Rs/iu.test(currency)) {
    return undefined;
  }
  const signed = before + within + after === '' ? decimal : `-${decimal}`;
  return code ? `${code} ${signed}` : signed;
}
