import { partiesCalled } from './called-parties.ts';
import { declarants } from './declarants.ts';
import { personsDefined } from './party-definitions.ts';
import { type Party, partiesBetween } from './party-lists.ts';
import { partiesNamed } from './party-roles.ts';
import { type IdentifiedParty, partiesBySides } from './party-sides.ts';
import type { Statement } from './statement.ts';

/** The parties of an agreement; each also under the roles that it has in it, its number and its address. */
export function parties(prose: string): Statement[] {
  const listed = partiesBetween(prose);
  const sides = partiesBySides(prose);
  const found: readonly IdentifiedParty[] =
    sides.length > 1
      ? sides
      : listed.length > 1
        ? listed
        : once(prose, [
            ...listed,
            ...partiesNamed(prose),
            ...partiesCalled(prose),
            ...personsDefined(prose),
            ...declarants(prose),
          ]);
  return found.flatMap(({ name, roles, address, id }): Statement[] => [
    { names: ['party', ...new Set(roles)], value: name },
    ...(id ? [{ names: roles.map((role) => `${role} ${id.kind}`), value: id.number }] : []),
    ...(address ? [{ names: roles.map((role) => `${role} address`), value: address }] : []),
  ]);
}

/** Each party once, by the letters of its name. */
function once(prose: string, all: readonly Party[]): Party[] {
  const seen = new Set<string>();
  return all.filter(({ name }) => {
    const letters = prose
      .slice(name.start, name.end)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
    return !seen.has(letters) && seen.add(letters);
  });
}
