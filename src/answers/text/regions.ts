import type { CountryCode } from 'libphonenumber-js';
import { EDGES, WholePattern } from './whole-pattern.ts';

/**
 * What a document says of the country it is from: names, dial codes, top-level domains, currencies, words of addresses and
 * of every sentence.
 */
const SIGNS: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'USA|U\\.S\\.|United States|\\+1|US\\$|[A-Z]{2} \\d{5}(?:-\\d{4})?|Street|Avenue',
  CA: 'Canada|\\.ca|CA\\$|[ABCEGHJ-NPRSTVXY]\\d[A-Z] \\d[A-Z]\\d',
  GB: 'United Kingdom|UK|England|Scotland|Wales|\\+44|\\.co\\.uk|\\.uk|£|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}',
  IE: 'Ireland|Éire|\\+353|\\.ie|Dublin|[A-Z]\\d{2} [A-Z\\d]{4}',
  AU: 'Australia|\\+61|\\.com\\.au|\\.au|AU\\$|(?:NSW|VIC|QLD|WA|SA|TAS|ACT) \\d{4}',
  NZ: 'New Zealand|\\+64|\\.co\\.nz|\\.nz|NZ\\$',
  ZA: 'South Africa|\\+27|\\.co\\.za',
  IN: 'India|\\+91|\\.in|₹|Rs\\.|[1-9]\\d{2} \\d{3}',
  DE: 'Deutschland|Germany|\\+49|\\.de|\\p{L}{0,40}stra(?:ß|ss)e|und|der|GmbH',
  AT: 'Österreich|Austria|\\+43|\\.at|A-\\d{4}',
  CH: 'Schweiz|Suisse|Svizzera|Switzerland|\\+41|\\.ch|CHF|CH-\\d{4}',
  FR: 'France|\\+33|\\.fr|rue|CEDEX|les|est|et',
  BE: 'Belgique|België|Belgium|\\+32|\\.be|B-\\d{4}',
  NL: 'Nederland|Netherlands|\\+31|\\.nl|\\d{4} ?[A-Z]{2}|\\p{L}{0,40}straat|het|een',
  ES: 'España|Spain|\\+34|\\.es|calle|los|y|el|del',
  MX: 'México|Mexico|\\+52|\\.mx|C\\.P\\.|MXN|Col\\.',
  IT: 'Italia|Italy|\\+39|\\.it|via|il|che',
  PT: 'Portugal|\\+351|\\.pt|\\d{4}-\\d{3}',
  BR: 'Brasil|Brazil|\\+55|\\.com\\.br|\\.br|R\\$|CEP|\\d{5}-\\d{3}',
  PL: 'Polska|Poland|\\+48|\\.pl|ul\\.|zł|PLN|\\d{2}-\\d{3}|jest|oraz|się|nie',
  CZ: 'Česko|Česká republika|Czech|\\+420|\\.cz|Kč|CZK',
  SE: 'Sverige|Sweden|\\+46|\\.se|SEK|och|\\p{L}{1,40}(?:gatan|vägen)',
  NO: 'Norge|Norway|\\+47|\\.no|NOK|\\p{L}{1,40}(?:gate|veien)',
  DK: 'Danmark|Denmark|\\+45|\\.dk|DKK|\\p{L}{1,40}(?:gade|vej)',
  FI: 'Suomi|Finland|\\+358|\\.fi|\\p{L}{1,40}(?:katu|tie)',
  JP: 'Japan|日本|\\+81|\\.jp|¥|JPY|〒',
  IL: 'Israel|\\+972|\\.il|₪',
  HU: 'Magyarország|Hungary|\\+36|\\.hu|utca|HUF',
  GR: 'Ελλάδα|Greece|\\+30|\\.gr',
};

/** Texts of this many UTF-16 units tell their region. */
const ENOUGH = 20_000;
/** Regions that are of use as guesses; with more, numbers of any form would fit one of them. */
const MOST = 4;

const EXPRESSIONS = Object.entries(SIGNS).map(
  ([region, signs]) =>
    [
      region as CountryCode,
      new WholePattern({
        source: `(?:${signs}|${region}\\d{2} ?[A-Z\\d]{4} ?[A-Z\\d]{2})`,
        flags: 'u',
        before: EDGES.alphanumeric,
        after: EDGES.letter,
      }),
    ] as const,
);

/** The countries that a text is likely from (ISO 3166-1), most likely first; empty when nothing in it says so. */
export function regionsOf(text: string): CountryCode[] {
  const start = text.slice(0, ENOUGH);
  return EXPRESSIONS.map(([region, signs]) => ({ region, count: [...signs.matchAll(start)].length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ region }) => region);
}
