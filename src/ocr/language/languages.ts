/** Languages that can be recognised, with what else they are called: ISO 639-1, and the bibliographic code of 639-2. */
const names: Readonly<Record<string, readonly string[]>> = {
  eng: ['en'],
  deu: ['de', 'ger'],
  fra: ['fr', 'fre'],
  spa: ['es'],
  ita: ['it'],
  por: ['pt'],
  nld: ['nl', 'dut'],
  pol: ['pl'],
  ces: ['cs', 'cze'],
  hun: ['hu'],
  ron: ['ro', 'rum'],
  tur: ['tr'],
  swe: ['sv'],
  dan: ['da'],
  nor: ['no', 'nb', 'nn', 'nob', 'nno'],
  fin: ['fi'],
  ell: ['el', 'gre'],
  bul: ['bg'],
  ukr: ['uk'],
};

/** ISO 639-2 codes of the languages that can be recognised. */
export const LANGUAGES: readonly string[] = Object.keys(names);

/** The codes of the languages asked for that can be recognised, each once, and the others as they were asked for. */
export function selectLanguages(asked: readonly string[]): { known: string[]; unknown: string[] } {
  const codes = asked.map((name) => codeOf(name.toLowerCase()));
  return {
    known: [...new Set(codes.filter((code) => code !== undefined))],
    unknown: asked.filter((_, index) => codes[index] === undefined),
  };
}

const codeOf = (name: string): string | undefined =>
  LANGUAGES.find((code) => code === name || names[code]?.includes(name));

/** Those that are written in Greek or Cyrillic letters. */
const NOT_LATIN: readonly string[] = ['ell', 'bul', 'ukr'];

/** Whether languages, by their ISO 639-2 codes, are all written in Latin letters. */
export const areLatin = (languages: readonly string[]): boolean =>
  languages.every((language) => !NOT_LATIN.includes(language));
