import type { Party } from './party-lists.ts';
import { type PartyName, partyNameAt } from './party-names.ts';
import { isOfParty } from './party-roles.ts';

/** What gives a role to the party before it: `, di seguito denominato locatore`, `, nedan kallad hyresvärden`. */
const CALLED =
  /[,(]\s?(?:nachfolgend|nachstehend|im\s+Folgenden|ci-après|en\s+adelante|(?:qui\s+)?di\s+seguito|d['’]ora\s+in\s+poi|hierna|verder|doravante|adiante|nedan|i\s+det\s+följande)[\s,:]+(?:(?:(?:auch\s+)?genannt|dénommée?|désignée?|denominad[oa]|designad[oa]|denominat[oa]|indicat[oa]|te\s+noemen|genoemd|kallade?|benämnde?)[\s,:]+)?(?:(?:als|come|como|der|die|le|la|el|il|lo|de|o|a|den)\s+|l['’])?(\p{L}{4,20})(?!\p{L})/giu;
/** What leads to the first party. */
const BETWEEN = /^(?:zwischen|entre|tra|tussen|mellan|mellem)\s/iu;
/** Capitals with which a name may begin. */
const CAPITAL = /(?<![\p{L}\p{N}.-])\p{Lu}/gu;
/** How far into a document parties are named, and longest way from a name to its role, in UTF-16 units. */
const OPENING = 12_000;
const LONGEST = 300;

/** The parties that an agreement calls by a role behind their name, with or without a courtesy title. */
export function partiesCalled(prose: string): Party[] {
  let from = 0;
  return [...prose.slice(0, OPENING).matchAll(CALLED)].flatMap(({ 0: called, 1: role = '', index }): Party[] => {
    const start = Math.max(from, index - LONGEST, prose.lastIndexOf('\n', index) + 1);
    from = index + called.length;
    const name = isOfParty(role) ? nameWithin(prose, start, index) : undefined;
    return name ? [{ name: name.span, roles: [role.toLowerCase()] }] : [];
  });
}

/** The first name of two words, or of an organisation, that begins in a part of the prose and ends in it. */
function nameWithin(prose: string, start: number, end: number): PartyName | undefined {
  for (const { index } of prose.slice(start, end).matchAll(CAPITAL)) {
    const lead = BETWEEN.exec(prose.slice(start + index, end))?.[0].length ?? 0;
    const name = partyNameAt(prose, start + index + lead);
    if (name && name.span.end <= end && (name.isOrganization || name.words > 1)) return name;
  }
  return undefined;
}
