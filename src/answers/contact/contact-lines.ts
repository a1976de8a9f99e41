import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import { labelOf } from '../entities/mentions/labels.ts';
import type { Line } from '../sections/lines.ts';
import { overlapping } from '../text/overlapping.ts';
import { isNetwork } from './networks.ts';

const CONTACTS: ReadonlySet<EntityType> = new Set(['EMAIL', 'PHONE', 'URL', 'ADDRESS', 'DATE_OF_BIRTH']);
/** Words that may stand beside a contact on its line, such as a label: with more it is prose that mentions one. */
const MOST_OTHER_WORDS = 3;

/** Names of what has a web address, in eight languages. */
const WEB =
  /^(?:web|web ?site|home ?page|portfolio|blog|url|webseite|internet|site(?: web)?|sitio(?: web)?|página web|sito(?: web)?|strona(?: internetowa| www)?)$/iu;

/** Whether a printed text is no more than the label of a contact: `E-Mail:`, `Téléphone`, `GitHub`. */
export function isContactLabel(printed: string): boolean {
  const bare = printed.replace(/(?<![\s:：.])[\s:：.]+$/u, '');
  if (WEB.test(bare) || isNetwork(bare)) return true;
  const label = labelOf(bare);
  return label?.sure === true && label.types.some((type) => CONTACTS.has(type));
}

/** Whether a line holds a contact, or its label, and nothing else. */
export function isContactLine({ pieces }: Line, findings: readonly Finding[]): boolean {
  if (pieces.some(({ text }) => isContactLabel(text))) return true;
  const contacts = pieces.flatMap((piece) => overlapping(findings, piece)).filter(({ type }) => CONTACTS.has(type));
  if (contacts.length === 0) return false;
  const others = pieces.flatMap((piece) =>
    [...piece.text.matchAll(/\p{L}{2,}/gu)].filter(({ index }) => {
      const at = piece.start + index;
      return !contacts.some((contact) => contact.start <= at && at < contact.end);
    }),
  );
  return others.length <= MOST_OTHER_WORDS;
}
