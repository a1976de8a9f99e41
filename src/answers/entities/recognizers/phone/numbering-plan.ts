import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Countries whose way of writing a number at home is understood in any document: those that dial a leading zero. */
const WITH_ZERO: readonly CountryCode[] = [
  'GB',
  'DE',
  'FR',
  'AU',
  'IN',
  'IT',
  'NL',
  'CH',
  'IL',
  'BR',
  'SE',
  'ZA',
  'JP',
];
/** Groups of a number of the North American plan. */
const NORTH_AMERICAN = /^(?:1[ .-])?\(?\d{3}\)?[ .\-–/]{0,3}\d{3}[ .\-–]?\d{4}(?!\d)/;

/**
 * Whether a number is one that some country gives out: the country of its code, or, for a number without, one of the
 * regions that the document is from, a country that dials a leading zero, or North America.
 */
export function isInPlan(candidate: string, regions: () => readonly CountryCode[]): boolean {
  const number = candidate.replaceAll('–', '-');
  if (/^\(?\+/.test(number)) return parsePhoneNumberFromString(number)?.isValid() ?? false;
  const isOf = (country: CountryCode): boolean => parsePhoneNumberFromString(number, country)?.isValid() ?? false;
  if (/^\(?0/.test(number)) return regions().some(isOf) || WITH_ZERO.some(isOf);
  if (NORTH_AMERICAN.test(number) && isOf('US')) return true;
  return regions().some((region) => region !== 'US' && region !== 'CA' && isOf(region));
}

/** Whether a number with the code of a country has as many digits as numbers of that country. */
export const isPossible = (candidate: string): boolean =>
  /^\(?\+/.test(candidate) && (parsePhoneNumberFromString(candidate)?.isPossible() ?? false);
