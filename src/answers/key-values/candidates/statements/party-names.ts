import { hasLegalForm } from '../../../entities/mentions/name-shape.ts';
import type { Span } from '../../../text/span.ts';

const WORD =
  "(?!(?:AND|OR|BY|BETWEEN|AMONG|DATED|Inc|INC|Agreement|AGREEMENT|Exhibit|EXHIBIT)(?![\\p{L}]))(?:\\p{Ll}{0,2}\\p{Lu}|\\d{1,4}\\p{Lu})[\\p{L}\\p{N}&'’./+-]{0,40}|&|\\p{Ll}{3,20}\\.com";
/** Small words within names of organisations. */
const SMALL = '(?:of(?:\\s+the)?|for|the|de(?:\\s+la)?|del|du|des|der|von|van|e|y|und|et)';
const NAME = new RegExp(`^(?:${WORD})(?: {1,3}(?:${SMALL} +)?(?:${WORD})){0,9}`, 'u');
/** `and` between single words, as in `Marsh and Reed Ltd`: elsewhere it begins another party. */
const JOINED = new RegExp(`^(?:${WORD}) (?:and|AND) (?=(?:${WORD}))`, 'u');
/** Legal forms and suffixes that a comma may part from a name. */
const SUFFIX =
  /^,?\s{0,3}(?:inc(?:orporated)?|corp(?:oration)?|l\.?\s?l\.?\s?c|l\.?\s?l\.?\s?p|l\.?\s?p|ltd|limited|plc|co|company|n\.?\s?a|n\.?\s?v|b\.?\s?v|s\.?\s?a|a\.?\s?g|s\.?\s?e|gmbh|pty\.?\s?ltd|jr|sr|ii|iii|iv|m\.?d|ph\.?\s?d|esq)(?![\p{L}])\.?/iu;
/** What a list may put before a name. */
const LEAD =
  /^(?:[\s:,]|(?:\((?:[ivx]{1,4}|\d|[a-z])\)|(?:\d|[a-z])[.)])(?=\s)|(?:(?:the\s+)?(?:following\s+parties|undersigned)|messrs?\.|mr\.?|mrs\.?|ms\.?|dr\.|herrn?|frau|m\.|mme|sr\.|sra\.|don|doña|der|die|dem|la\s+société|la\s+sociedad)(?=[\s:,]))+/iu;
/** Roles and words that stand where a name could. */
const NO_NAME =
  /^(?:the\s+)?(?:you|your|i|we|us|it|its|his|her|he|she|they|this|that|these|such|each|any|all|no|either|both|other|agreement|lease|contract|company|corporation|employee|employer|executive|buyer|seller|purchaser|vendor|landlord|tenant|lessor|lessee|lender|borrower|guarantor|part(?:y|ies)|recipient|discloser|(?:disclosing|receiving)\s+part(?:y|ies)|licensor|licensee|customer|client|contractor|consultant|participant|distributor|affiliates?|shareholders?|director|owner|agent|name|address|date|whereas|witnesseth|recitals?|now|therefore|section|article|exhibit|state|board|court|united\s+states|parteien|vertragsparteien)$/i;

/** A name of a party and the words that follow it. */
export interface PartyName {
  readonly span: Span;
  /** Whether it has a legal form or says that it is an organisation. */
  readonly isOrganization: boolean;
  readonly words: number;
}

/** The name of a person or organisation that the prose has at an offset; undefined where it has none. */
export function partyNameAt(prose: string, offset: number): PartyName | undefined {
  const start = offset + (LEAD.exec(prose.slice(offset, offset + 80))?.[0].length ?? 0);
  const near = prose.slice(start, start + 160);
  const joined = JOINED.exec(near)?.[0] ?? '';
  const isJoined = hasLegalForm(/^[^\s(,;]{1,40},?\s[^\s(,;]{1,20}/u.exec(near.slice(joined.length))?.[0] ?? '');
  const first = isJoined ? joined.length : 0;
  const matched = NAME.exec(near.slice(first))?.[0];
  if (matched === undefined) return undefined;
  let end = first + withoutTail(matched).length;
  for (let suffix = suffixOf(near.slice(end)); suffix; suffix = suffixOf(near.slice(end))) end += suffix.length;
  const name = near.slice(0, end);
  if (NO_NAME.test(name.replace(/[.,]$/, '')) || !/\p{L}{2}/u.test(name)) return undefined;
  return {
    span: { start, end: start + end },
    isOrganization: hasLegalForm(name) || /\b(?:l\.?p|n\.?a)\.?$/i.test(name),
    words: name.split(/\s+/).length,
  };
}

/** The legal form that a text begins with; `corporation` in small letters says what a party is. */
function suffixOf(text: string): string | undefined {
  const suffix = SUFFIX.exec(text)?.[0];
  return suffix !== undefined && (/\p{Lu}/u.test(suffix) || /^,\s?(?:inc|llc|ltd)\b/.test(suffix)) ? suffix : undefined;
}

/** A name without the full stop of its sentence and the small words that end no name. */
const withoutTail = (name: string): string =>
  name.replace(/(?<=\p{L}{4})\.$/u, '').replace(/(?:\s{1,9}(?:of|for|the|and|&)){1,9}$/u, '');
