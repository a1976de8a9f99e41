/** The languages in which resumes are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];

/** Names that the browser does not know, with the codes of their countries. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  'hong kong': 'HK',
  turkey: 'TR',
};

/** Letters of codes that are of no country: unions, and what a user of the standard may assign. */
const OF_NO_COUNTRY = /^(?:EU|EZ|UN|QO|X[AB]|ZZ)$/;

/** Codes of countries (ISO 3166-1 alpha-2) by their names, in small letters, and by themselves, in capitals. */
export function countryCodes(): ReadonlyMap<string, string> {
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  ).filter(isCountry);
  const names = LANGUAGES.flatMap((language) => {
    const named = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [(named.of(code) ?? code).toLowerCase(), code] as const);
  });
  return new Map([...names, ...codes.map((code) => [code, code] as const), ...Object.entries(OTHER_NAMES)]);
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two letters are the code of a country: a code that was replaced by another one is none. */
const isCountry = (code: string): boolean =>
  !OF_NO_COUNTRY.test(code) && ENGLISH.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
