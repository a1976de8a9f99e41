/**
 * Sources of patterns for postcodes that are hardly anything else behind a street (forms by country: Universal Postal
 * Union, addressing systems): United Kingdom, Canada, Netherlands, Ireland, Portugal, Brazil, Poland, United States with
 * four more digits, Japan, Sweden and Czechia, India, and any with the sign of its country before it.
 */
export const POSTCODE =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|\\d{4} ?[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}|\\d{4}-\\d{3}|' +
  '\\d{5}-\\d{3}|\\d{2}-\\d{3}|\\d{5}-\\d{4}|〒? ?\\d{3}-\\d{4}|\\d{3} \\d{2}|\\d{3} \\d{3}|[A-Z]{1,3}-\\d{4,6}';
/** Source of a pattern for postcodes of digits alone, which a town, region or country has to be beside. */
export const PLAIN_POSTCODE = '\\d{4,6}|\\d{3}(?= \\p{L})';
