import type { Conventions } from './conventions.ts';

/** Signs that one currency has, by ISO 4217. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₪': 'ILS',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₴': 'UAH',
  '₦': 'NGN',
  US$: 'USD',
  USD$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  MX$: 'MXN',
  R$: 'BRL',
  RM: 'MYR',
  zł: 'PLN',
  Kč: 'CZK',
  Euro: 'EUR',
  Euros: 'EUR',
};

/** Signs that several currencies have, and which of them a country means. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { CA: 'CAD', AU: 'AUD', NZ: 'NZD', MX: 'MXN' },
  '¥': { JP: 'JPY' },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK' },
  Rs: { IN: 'INR' },
};

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Source of a pattern for the sign or code of a currency. */
export const CURRENCY = `[A-Z]{1,3}\\$|\\p{Sc}|[A-Z]{3}|RM|zł|Kč|[Kk]r\\.?|Rs\\.?|[Ee]uros?|EUROS?`;

/** The ISO 4217 code of a currency's sign; `undefined` where its document does not say which it is. */
export function currencyOf(sign: string, { regions, american }: Conventions): string | undefined {
  const plain = sign.replace(/\.$/, '');
  if (CODES.has(plain)) return plain;
  const known = SIGNS[plain] ?? (/^euros?$/i.test(plain) ? 'EUR' : undefined);
  if (known !== undefined) return known;
  if (plain === '$' && american) return 'USD';
  const shared = SHARED[plain === 'Kr' ? 'kr' : plain];
  const [first] = regions.filter((region) => shared?.[region] !== undefined);
  return first && shared?.[first];
}
