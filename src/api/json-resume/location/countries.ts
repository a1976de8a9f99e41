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

let known: ReadonlyMap<string, string> | undefined;

/** Codes of countries (ISO 3166-1 alpha-2) by their names, in small letters, and by themselves, in capitals; made at the first call. */
export function countryCodes(): ReadonlyMap<string, string> {
  known ??= listed();
  return known;
}

function listed(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  ).filter((code) => isCountry(code, english));
  const names = LANGUAGES.flatMap((language) => {
    const named = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [(named.of(code) ?? code).toLowerCase(), code] as const);
  });
  return new Map([...names, ...codes.map((code) => [code, code] as const), ...Object.entries(OTHER_NAMES)]);
}

/** Whether two letters are the code of a country: a code that was replaced by another one is none. */
const isCountry = (code: string, names: Intl.DisplayNames): boolean =>
  !OF_NO_COUNTRY.test(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
