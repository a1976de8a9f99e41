import { TITLES_OF_NAMES } from '../../../text/name-titles.ts';
import { addressIn } from './addresses.ts';
import type { Party } from './party-lists.ts';
import { partyNameAt } from './party-names.ts';
import { isOfParty, rolesIn } from './party-roles.ts';

/** The titles that courtesy puts before names in agreements, those among them that are words or letters elsewhere. */
const COURTESY = `(?:${TITLES_OF_NAMES}|m|don|d|d\\.ª|dña|sig(?:\\.ra|ra)?|de heer)\\.?`;
const PERSON = new RegExp(`(?<![\\p{L}.])${COURTESY}\\s+(?=\\p{Lu}\\p{L})`, 'giu');
/** A role before the name of who has it: `le bailleur, M. Paul Armand,`. */
const BEFORE_NAME = new RegExp(
  `(?<!\\p{L})(?:the|der|die|le|la|el|il|lo|de|o|a|l['’])\\s*(\\p{L}{4,20}),\\s+(?=${COURTESY}\\s+\\p{Lu}\\p{L})`,
  'giu',
);
/** How far into a document parties are named, and longest that one is introduced, in UTF-16 units. */
const OPENING = 12_000;
const LONGEST = 300;

/** The persons whom an agreement gives a role: behind their name, `Herr A, nachfolgend Vermieter genannt`, or before it. */
export function personsDefined(prose: string): Party[] {
  const opening = prose.slice(0, OPENING);
  const persons = [...opening.matchAll(PERSON)];
  const behind = persons.flatMap(({ 0: title, index }, at): Party[] => {
    const name = partyNameAt(prose, index + title.length);
    if (!name) return [];
    const end = Math.min(name.span.end + LONGEST, persons[at + 1]?.index ?? prose.length);
    const [paragraph = ''] = prose.slice(name.span.end, end).split('\n', 1);
    const roles = rolesIn(paragraph).filter(isOfParty);
    const address = addressIn(paragraph);
    const place = address && { start: name.span.end + address.start, end: name.span.end + address.end };
    return roles.length > 0 ? [{ name: name.span, roles, ...(place && { address: place }) }] : [];
  });
  const before = [...opening.matchAll(BEFORE_NAME)].flatMap(({ 0: lead, 1: role = '', index }): Party[] => {
    const name = isOfParty(role) ? partyNameAt(prose, index + lead.length) : undefined;
    return name ? [{ name: name.span, roles: [role.toLowerCase()] }] : [];
  });
  return [...behind, ...before];
}
