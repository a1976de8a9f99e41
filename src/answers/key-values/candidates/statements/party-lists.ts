import type { Span } from '../../../text/span.ts';
import { addressIn } from './addresses.ts';
import { type PartyName, partyNameAt } from './party-names.ts';
import { rolesIn } from './party-roles.ts';

/** A party of an agreement. */
export interface Party {
  readonly name: Span;
  /** What the agreement calls it, in lower case: `landlord`, `company`. */
  readonly roles: readonly string[];
  /** Where it is. */
  readonly address?: Span;
}

/** Words that begin a list of parties. */
const BEGINS =
  /\b(?:by\s+and\s+(?:between|among(?:st)?)|between|among(?:st)?|zwischen|entre(?:\s+les\s+soussignés)?|(?:made|entered\s+into|given|executed|granted)\b[^.;\n]{0,80}?\bby(?!\s+and\s))\s*:?(?=\s)/giu;
/** What the sentence says before such a list when it speaks of the agreement at hand. */
const OF_THIS =
  /\b(?:agreement|contract|lease|deed|note|covenant|made|entered|concluded|executed|release|vertrag|geschlossen|contrat|bail|contrato|celebr\p{L}+)\b/iu;
const OF_ANOTHER =
  /\b(?:that\s+certain|pursuant\s+to|reference\s+is\s+made|whereas|disputes?|discussions?|relationship|conflict|differences?|terminat\w+|supersed\w+|prior\s+agreements?)\b/i;
/** What follows the parties. */
const ENDS =
  /\b(?:whereas|witnesseth|w\s?i\s?t\s?n\s?e\s?s\s?s\s?e\s?t\s?h|recitals?|background|now,?\s+therefore|table\s+of\s+contents|on\s+the\s+other\s+hand|präambel|préambule|antecedentes)\b/i;
/** The end of a sentence that is no abbreviation's. */
const SENTENCE_END =
  /(?<!\b(?:inc|corp|co|ltd|no|st|mr|mrs|ms|dr|jr|sr|llc|l\.l\.c|l\.p|n\.a|n\.v|s\.a|b\.v|u\.s|ave|blvd|rd|ste|p\.o|\p{L}))\.[”"’)]?\s+(?=[\p{Lu}“"(])/iu;
/** Longest list of parties in UTF-16 units, and how far into a document it begins. */
const LONGEST = 1800;
const OPENING = 12_000;
/** Where another party may begin. */
const NEXT = /(?:\b(?:and|und|et|y|with|in\s+favou?r\s+of)\b|[;\n,])\s*(?:\band\b\s*)?/giu;

/** The parties in the first list that names two, else in the first that names one. */
export function partiesBetween(prose: string): Party[] {
  let best: Party[] = [];
  for (const { 0: begins, index } of prose.slice(0, OPENING).matchAll(BEGINS)) {
    const line = prose.lastIndexOf('\n', index) + 1;
    const before = prose.slice(Math.max(line, index - 300), index);
    const sentence = before.slice(before.search(/(?<![^.;])[^.;]*$/));
    const isAlone = sentence.trim() === '';
    if (OF_ANOTHER.test(sentence) || !(isAlone || OF_THIS.test(sentence + begins))) continue;
    const found = partiesIn(prose, index + begins.length);
    const rank = (parties: readonly Party[]): number =>
      Math.min(parties.length, 2) + (parties.some(({ roles }) => roles.length > 0) ? 1 : 0);
    if (rank(found) > rank(best)) best = found;
    if (rank(best) === 3) return best;
  }
  return best;
}

/** The parties of the list that begins at an offset. */
function partiesIn(prose: string, offset: number): Party[] {
  const end = offset + listEnd(prose.slice(offset, offset + LONGEST));
  const starts = [offset, ...boundaries(prose, offset, end)];
  const found: { name: PartyName; from: number }[] = [];
  for (const start of starts) {
    const last = found.at(-1);
    if (last && start < last.name.span.end) continue;
    const name = partyNameAt(prose, start);
    if (!name || name.span.end > end) continue;
    const behind = prose.slice(name.span.end, name.span.end + 60);
    const isComma = prose.slice(0, start).trimEnd().endsWith(',');
    if (isParty(name, behind, { isFirst: start === offset, isComma })) found.push({ name, from: start });
  }
  const behind = found.map(({ name }, index) => prose.slice(name.span.end, found[index + 1]?.from ?? end));
  const roles = sharedRoles(behind);
  return found.map(({ name: { span } }, index): Party => {
    const address = addressIn(behind[index] as string);
    return {
      name: span,
      roles: roles[index] as readonly string[],
      ...(address ? { address: { start: span.end + address.start, end: span.end + address.end } } : {}),
    };
  });
}

/** A role that is given to several at once: `(collectively, “Tenant”)`. */
const SHARED = /^,?\s{0,3}\((?:collectively|together|jointly|gemeinsam|zusammen|ensemble|conjuntamente)(?!\p{L})/iu;

/** The roles of parties by what stands behind each; those before one with a role of several share it, up to another role. */
function sharedRoles(behind: readonly string[]): (readonly string[])[] {
  const shared: (readonly string[])[] = [];
  let following: readonly string[] = [];
  for (const text of [...behind].reverse()) {
    const own = rolesIn(text);
    if (own.length > 0) following = SHARED.test(text) ? own : [];
    shared.unshift(own.length > 0 ? own : following);
  }
  return shared;
}

/** Where a list of parties ends within a text that begins with it. */
function listEnd(text: string): number {
  const ends = [ENDS, SENTENCE_END].map((pattern) => text.search(pattern)).filter((at) => at > 0);
  const [first = ''] = text.split('\n', 1);
  // A line that goes on to another party, or that has none, belongs to a list set line by line.
  const isOpen = /(?:\b(?:and|und|et|y)|[;,:]|^)\s*$/i.test(first);
  return Math.min(text.length, ...ends, ...(isOpen ? [] : [first.length]));
}

/** Offsets outside brackets at which another party may begin. */
function boundaries(prose: string, offset: number, end: number): number[] {
  const text = prose.slice(offset, end);
  const depths: number[] = [];
  let depth = 0;
  for (const character of text.split('')) {
    if (character === '(') depth++;
    depths.push(depth);
    if (character === ')') depth = Math.max(0, depth - 1);
  }
  return [...text.matchAll(NEXT)]
    .filter(({ index }) => depths[index] === 0)
    .map(({ 0: match, index }) => offset + index + match.length);
}

/** Whether what a name is followed by shows a party: a role, what it is, another party, or the end. */
function isParty(
  { isOrganization, words }: PartyName,
  behind: string,
  { isFirst, isComma }: { readonly isFirst: boolean; readonly isComma: boolean },
): boolean {
  const hasRole = /^,?\s{0,3}\(/.test(behind);
  const isDescribed =
    /^,?\s{0,3}(?:an?\s|(?:\p{Lu}\p{L}+\s){1,2}(?:corporation|limited|company|partnership)|the\s|its\s|with\s|having\s|whose\s|of\s\d|residing|located|hereinafter|hereafter|as\s|together|mit\s+sitz|vertreten|geboren|wohnhaft|nachfolgend|dont|ayant|ci-après|con\s+domicilio|en\s+adelante|mayor\s)/iu.test(
      behind,
    );
  const ends = /^\s*(?:$|\n|[.;,]|\band\b|\bund\b|\bet\b|\by\b)/u.test(behind);
  if (isComma) return isOrganization && (hasRole || isDescribed || /^\s+and\b/.test(behind));
  if (isOrganization) return hasRole || isDescribed || ends || isFirst;
  return words === 1 ? isFirst && hasRole : words < 6 && (hasRole || isDescribed || ends);
}
