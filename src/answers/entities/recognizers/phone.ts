import { regionsOf } from '../../text/regions.ts';
import type { Span } from '../../text/span.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import type { Match } from '../recognizer.ts';
import { isInContactBlock, statedOf } from './phone/labels.ts';
import { isInPlan, isPossible } from './phone/numbering-plan.ts';
import { FEWEST_DIGITS, hasShape, isGroupedAsSocialSecurity, isPlausible } from './phone/plausible.ts';
import { otherSeries } from './phone/siblings.ts';

const EXTENSION = '(?:[ ,;]{0,2}(?:x|ext\\.?|extension|durchwahl|poste|#) ?\\d{1,6})?';
const START = '(?:\\+ ?|\\(\\+?)?\\d';
const ONE = `${START}[\\d ().\\-–]{4,22}\\d`;
/** Digits with the signs that numbers are grouped by, perhaps two numbers with a stroke between, perhaps with an extension. */
const CANDIDATE = new RegExp(
  `(?<![\\p{L}\\p{N}_@#%$€£/=]|[\\p{L}_][-/]|\\d[.,/-])(?:${ONE} / ${ONE}|${START}[\\d ().\\-–/]{4,22}\\d)${EXTENSION}(?![\\p{L}\\p{N}_%]|[.,/-]\\d)`,
  'giu',
);

/** Scores by how telling the way is that a number is written. The threshold is 0.4. */
const SCORES = { withCountry: 0.75, labelled: 0.7, possible: 0.6, grouped: 0.45, bare: 0.15, other: 0.05 } as const;

function* find(text: string): Iterable<Match> {
  let known: ReturnType<typeof regionsOf> | undefined;
  const regions = () => (known ??= regionsOf(text));
  const others = otherSeries();
  const found = [...candidatesIn(text)].map((place) => ({ ...place, stated: statedOf(text, place.start, place.end) }));
  for (const { candidate, stated } of found) if (stated === 'other') others.add(candidate);
  for (const { candidate, start, end, stated } of found) {
    const labelled = stated === 'phone' || (stated === undefined && isInContactBlock(text, start, end));
    if (stated === 'other' || !isPlausible(candidate, labelled)) continue;
    if (!labelled && others.has(candidate)) continue;
    yield { start, end, score: scoreOf(candidate, labelled, regions) };
  }
}

/** Two numbers with a stroke between them are apart, but `030 / 901820` is one. */
function* candidatesIn(text: string): Iterable<Span & { readonly candidate: string }> {
  for (const { 0: match, index } of text.matchAll(CANDIDATE)) {
    const parts = match.split(' / ');
    const apart = parts.every((part) => part.replaceAll(/\D/g, '').length >= FEWEST_DIGITS.labelled);
    let start = index;
    for (const part of apart ? parts : [match]) {
      const candidate = part.includes(')') ? part : part.replace(/^\(/, '');
      const end = start + part.length;
      yield { candidate, start: end - candidate.length, end };
      start = end + ' / '.length;
    }
  }
}

function scoreOf(candidate: string, labelled: boolean, regions: Parameters<typeof isInPlan>[1]): number {
  const inPlan = isInPlan(candidate, regions);
  if (inPlan && /^\(?\+/.test(candidate)) return SCORES.withCountry;
  if (labelled) return isGroupedAsSocialSecurity(candidate) ? SCORES.grouped : SCORES.labelled;
  if (isPossible(candidate)) return SCORES.possible;
  if (hasShape(candidate)) return SCORES.grouped;
  if (!inPlan) return SCORES.other;
  return /[ ().\-–/]/.test(candidate) ? SCORES.grouped : SCORES.bare;
}

/** Telephone numbers: in one of the numbering plans that libphonenumber knows, or behind a label. */
export const phone: EntityDefinition = {
  title: 'Telephone number',
  region: 'any',
  form: 'national and international forms; numbering plan, or a label',
  source: 'ITU-T E.164; plans of libphonenumber',
  confusions: 'numbers of accounts and orders in groups',
  example: '+44 20 7946 0958',
  recognizer: {
    context: ['phone', 'telephone', 'tel', 'mobile', 'cell', 'call', 'fax', 'contact', 'telefon', 'téléphone'],
    find,
  },
};
