import type { Span } from '../../../text/span.ts';
import type { Party } from './party-lists.ts';
import { partyNameAt } from './party-names.ts';
import { rolesIn } from './party-roles.ts';

/** What begins the side of a party in an agreement of Spain or Italy: `De una parte, D. Juan Mora, con DNI …`. */
const SIDE =
  /(?<!\p{L})(?:(?:de|por)\s+(?:la\s+)?(?:una|otra)(?:\s+parte)?|da\s+una\s+parte|dall['’]altra(?:\s+parte)?)\s*[,:]\s*(?:(?:d\.\s?ª?|dª|dña\.|sig\.(?:ra)?)\s+)?/giu;
/** The number under which the law knows a party, behind its name. */
const IDENTIFIED =
  /(?<!\p{L})(DNI|D\.N\.I\.|NIF|N\.I\.F\.|NIE|CIF|C\.I\.F\.|codice\s+fiscale|C\.F\.|P\.\s?IVA|pasaporte|passaporto)(?:\s+(?:n\.?\s?[º°o]\.?|núm\.?|número))?\s*:?\s*([A-Z]{0,6}\d[\dA-Z.-]{4,16})(?![\p{L}\p{N}])/iu;
/** Furthest into a document that its parties are introduced, and longest that one is, in UTF-16 units. */
const OPENING = 12_000;
const LONGEST = 500;

/** A party with the number that identifies it. */
export interface IdentifiedParty extends Party {
  readonly id?: { readonly kind: string; readonly number: Span };
}

/** The parties that an agreement introduces one side after the other, each with its roles and number. */
export function partiesBySides(prose: string): IdentifiedParty[] {
  const sides = [...prose.slice(0, OPENING).matchAll(SIDE)];
  return sides.flatMap(({ 0: side, index }, at): IdentifiedParty[] => {
    const start = index + side.length;
    const name = partyNameAt(prose, start);
    if (!name) return [];
    const [paragraph = ''] = prose
      .slice(name.span.end, Math.min(start + LONGEST, sides[at + 1]?.index ?? prose.length))
      .split('\n', 1);
    const identified = IDENTIFIED.exec(paragraph);
    const [whole = '', kind = '', number = ''] = identified ?? [];
    const end = name.span.end + (identified?.index ?? 0) + whole.length;
    return [
      {
        name: name.span,
        roles: rolesIn(paragraph),
        ...(identified ? { id: { kind: kind.toLowerCase(), number: { start: end - number.length, end } } } : {}),
      },
    ];
  });
}
