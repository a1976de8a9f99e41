import type { PlainText } from '../text/plain-text.ts';
import type { Atom } from './atoms.ts';
import { entriesOf } from './entries/entry.ts';
import { periodOf } from './entries/periods.ts';
import { field } from './fields.ts';

/** The certificates of a section; each item of a list is one of its own. */
export function certifications(text: PlainText, atoms: readonly Atom[]) {
  const heads = atoms.map((atom): Atom => {
    const period = periodOf(atom.text);
    return { ...atom, kind: 'head', ...(period ? { period } : {}) };
  });
  const listed = atoms.length > 0 && atoms.every(({ kind }) => kind === 'item');
  const entries = listed ? heads.flatMap((atom) => entriesOf(text, [atom])) : entriesOf(text, heads);
  return entries
    .filter(({ parts }) => parts.length > 0)
    .map(({ parts, date }) => ({ name: field(text, parts[0]), issuer: field(text, parts[1]), date }));
}
