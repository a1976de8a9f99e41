import { mod97 } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import type { Match } from '../recognizer.ts';

/** Lengths by country (SWIFT, IBAN Registry, release 100). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29',
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20',
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29',
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Country, check digits, and as many characters as an IBAN can have, in groups or not, perhaps over lines. */
const CANDIDATE = /(?<![\p{L}\p{N}_])[A-Z]{2}\d{2}(?:[ \n-]?[A-Z\d]){11,30}(?![\p{L}\p{N}_])/giu;

const compactOf = (text: string): string => text.replace(/[ \n-]/g, '').toUpperCase();

const passes = (compact: string): boolean => mod97(compact.slice(4) + compact.slice(0, 4)) === 1;

/**
 * The IBAN that a candidate begins with: as long as its country has them, or, since some are printed that are not, as
 * long as its first group.
 */
function ibanIn(candidate: string): string | undefined {
  const ends = [...candidate.matchAll(/[A-Z\d](?![A-Z\d])/gi)].map(({ index }) => index + 1);
  const length = LENGTHS.get(candidate.slice(0, 2).toUpperCase());
  const whole = ends.find((end) => compactOf(candidate.slice(0, end)).length === length) ?? ends[0];
  const iban = candidate.slice(0, whole);
  return compactOf(iban).length >= 15 && passes(compactOf(iban)) ? iban : undefined;
}

function* find(text: string): Iterable<Match> {
  const candidates = new RegExp(CANDIDATE);
  for (let match = candidates.exec(text); match; match = candidates.exec(text)) {
    const { 0: candidate, index: start } = match;
    const iban = ibanIn(candidate);
    if (iban) yield { start, end: start + iban.length, score: 0.95, checked: true };
    // The next may begin on the line that this one ran on to.
    candidates.lastIndex = start + (iban ?? /^.*/.exec(candidate)?.[0] ?? candidate).length;
  }
}

/** International bank account numbers: country, check digits, up to 30 characters. */
export const iban: EntityDefinition = {
  title: 'Bank account number',
  region: 'any',
  form: 'country, two check digits, up to 30 characters; modulus 97',
  source: 'ISO 13616',
  confusions: 'none known',
  example: 'DE89 3704 0044 0532 0130 00',
  recognizer: { context: ['iban', 'account', 'bank', 'konto'], find },
};
