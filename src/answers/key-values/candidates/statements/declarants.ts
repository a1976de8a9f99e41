import { addressIn } from './addresses.ts';
import type { Party } from './party-lists.ts';
import { partyNameAt } from './party-names.ts';
import { rolesIn } from './party-roles.ts';

/** The first words of an instrument in which one person speaks. */
const SPEAKS =
  /^[^\S\n]*(?:I,|We,|(?:I, )?the undersigned,?|Ich,|(?:Der|Die) Unterzeichnete,?|Je,? soussignée?,?|Yo,|(?:El|La) (?:abajo firmante|que suscribe),?|(?:Io|Il|La) sottoscritt[oa],?|Eu,|Ondergetekende,?|De ondergetekende,?)\s/gimu;
/** What somebody is made, behind a verb for it: `appoint Ada Marsh, of 4 Mole Road, as my agent`. */
const APPOINTS =
  /(?<!\p{L})(?:appoints?|designates?|nominates?|bevollmächtige|ermächtige|nomm(?:e|ons)|désign(?:e|ons)|donne pouvoir à|nombro|designo|nomino|delego|benoem|machtig)\s+/giu;
const AS =
  /^[^;\n]{0,160}?\s(?:as|als|comme|como|quale|come)\s+(?:an?\s+|the\s+|my\s+|our\s+|his\s+|her\s+|their\s+|meinen?\s+|mon\s+|ma\s+|mi\s+|mio\s+|mia\s+|mijn\s+){0,2}(\p{L}[\p{L}-]*(?:\s(?!to\s|of\s|in\s|for\s)\p{Ll}[\p{L}-]*)?)/u;
/** What the one who speaks goes by, whatever they declare. */
const SPEAKER = ['principal', 'grantor', 'declarant', 'undersigned'] as const;
/** Longest passage that introduces somebody, and how far into a document they speak, in UTF-16 units. */
const LONGEST = 300;
const OPENING = 4000;

/** Who speaks in a power of attorney or a declaration, and whom they appoint as what, each with their address. */
export function declarants(prose: string): Party[] {
  const opening = prose.slice(0, OPENING);
  const introduced = (from: number, rolesOf: (behind: string) => readonly string[]): Party[] => {
    const name = partyNameAt(prose, from);
    if (!name || name.words < 2) return [];
    const [behind = ''] = prose.slice(name.span.end, name.span.end + LONGEST).split('\n', 1);
    const roles = rolesOf(behind);
    const address = addressIn(behind);
    return roles.length === 0
      ? []
      : [
          {
            name: name.span,
            roles,
            ...(address && {
              address: { start: name.span.end + address.start, end: name.span.end + address.end },
            }),
          },
        ];
  };
  const speakers = [...opening.matchAll(SPEAKS)].flatMap(({ 0: lead, index }) =>
    introduced(index + lead.length, () => SPEAKER),
  );
  const appointed = [...opening.matchAll(APPOINTS)].flatMap(({ 0: lead, index }) =>
    introduced(index + lead.length, (behind) => {
      const [, role] = AS.exec(behind) ?? [];
      return role === undefined ? [] : [...new Set([role.toLowerCase(), ...rolesIn(behind)])];
    }),
  );
  return [...speakers.slice(0, 1), ...appointed];
}
