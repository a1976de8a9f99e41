import type { PlainText } from '../text/plain-text.ts';
import type { Atom } from './atoms.ts';
import { entriesOf } from './entries.ts';
import { field } from './fields.ts';

/** The certificates of a section; each bullet is one of its own. */
export function certifications(text: PlainText, atoms: readonly Atom[]) {
  const heads = atoms.map((atom): Atom => ({ ...atom, kind: 'head' }));
  const listed = atoms.length > 0 && atoms.every(({ kind }) => kind === 'bullet');
  const entries = listed ? heads.flatMap((atom) => entriesOf(text, [atom])) : entriesOf(text, heads);
  return entries
    .filter(({ titles }) => titles.length > 0)
    .map(({ titles, date }) => ({
      name: field(text, titles[0]),
      issuer: field(text, titles[1]),
      date,
    }));
}
