import { groupSpan } from '../../../text/match-spans.ts';
import type { Span } from '../../../text/span.ts';
import { DURATION } from '../../values/durations.ts';
import type { Statement } from './statement.ts';

/** Any character of a sentence; a full stop between digits is one. */
const ANY = '(?:[^.;\\n]|\\.(?=\\d))';
/** How long something lasts; not within what time, how long after its end, nor how long before it a notice is given. */
const LASTS = `(?<![\\p{L}\\p{N}]|within\\s|up\\sto\\s)(${DURATION})(?!\\s+(?:after|following|from)\\s[^.,;\\n]{0,30}?\\b(?:terminat|expir|ceas|leav|receipt|disclos))(?!['’]?s?\\s{1,3}(?:(?:prior|advance|previous|written)\\s+)*notice)`;
const THIS =
  '\\bthis\\s+(?:\\p{L}[\\p{L}-]{0,30}\\s+){0,6}(?:agreement|contract|lease|licen[cs]e|deed|nda|letter|policy|undertaking)\\b';

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** What says how long an agreement lasts, the plainest first. */
const TERM: readonly RegExp[] = [
  pattern(`\\bterm\\s+of\\s+(?:this|the)\\s${ANY}{1,80}?\\b(?:be|is|commence|begin)\\b${ANY}{0,120}?${LASTS}`),
  pattern(`(?:^|[\\n.)])\\s{0,3}(?:duration|term)(?:\\s+and\\s+termination)?\\s?[.:—–-]\\s${ANY}{0,240}?${LASTS}`),
  pattern(
    `${THIS}${ANY}{0,160}?\\b(?:expires?|terminates?|continues?|remains?|lasts?|be\\s+effective|be\\s+in\\s+(?:full\\s+)?(?:force|effect))\\b${ANY}{0,120}?${LASTS}`,
  ),
  pattern(
    `\\b(?:for|of)\\s+an?\\s+(?:initial\\s+|fixed\\s+)?(?:term|period)\\s+of\\s+${LASTS},?\\s+(?:commencing|beginning|starting)\\b`,
  ),
  pattern(
    `(?:Laufzeit|Vertragsdauer|Mietdauer|auf\\s+die\\s+Dauer\\s+von|für\\s+die\\s+Dauer\\s+von|pour\\s+une\\s+durée|por\\s+un\\s+(?:plazo|periodo|período)|duración|durata|duração|looptijd|avtalstid(?:en)?)(?![\\p{L}])${ANY}{0,60}?${LASTS}`,
  ),
];
/** How long what it obliges to lasts: it implies the term of an agreement that says no other. */
const OBLIGES = pattern(
  `\\b(?:obligations?|commitments|restrictions|covenants|provisions)\\b${ANY}{0,240}?\\b(?:expire|terminate|continue|remain\\s+in|survive|end)\\b${ANY}{0,100}?${LASTS}`,
);
const NOTICE = pattern(
  `(?<![\\p{L}\\p{N}])(${DURATION})['’]?s?\\s{1,3}(?:(?:prior|advance|previous|written)\\s+)*notice\\b|\\bKündigungsfrist${ANY}{0,60}?(?<![\\p{L}])(${DURATION})|\\bpréavis\\s+de\\s+(${DURATION})|\\b(?:preaviso|preavviso)\\s+d[ei]\\s+(${DURATION})|\\b(?:opzegtermijn|uppsägningstid(?:en)?|aviso\\s+prévio)${ANY}{0,60}?(?<![\\p{L}])(${DURATION})`,
);

/** How long an agreement lasts, and how long before its end notice is given. */
export function terms(prose: string): Statement[] {
  const stated = firstOf(prose, TERM);
  const implied = stated ? undefined : firstOf(prose, [OBLIGES]);
  const notice = firstOf(prose, [NOTICE]);
  return [
    ...(stated ? [{ names: ['term'], value: stated }] : []),
    ...(implied ? [{ names: ['term'], value: implied, implied: true }] : []),
    ...(notice ? [{ names: ['notice'], value: notice }] : []),
  ];
}

/** Where the first pattern that matches has its value. */
function firstOf(prose: string, patterns: readonly RegExp[]): Span | undefined {
  for (const expression of patterns) {
    for (const match of prose.matchAll(expression)) {
      const value = match.slice(1).find((group) => group !== undefined);
      if (value !== undefined) return groupSpan(match, value);
    }
  }
  return undefined;
}
