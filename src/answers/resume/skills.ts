import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { Atom } from './atoms.ts';
import { PLACED, partsOf } from './fields.ts';
import { SKILL_SEPARATOR } from './punctuation.ts';

/** Name of the group for skills without one. */
const UNGROUPED = 'Skills';
const LABEL = /^([^:,;]{2,40}):\s*/;

/** Skills by the group that the document puts them in: `Group: a, b`, or lines under a bold one. */
export function skills(text: PlainText, atoms: readonly Atom[]): Readonly<Record<string, readonly Cited<string>[]>> {
  const groups = new Map<string, Cited<string>[]>();
  let current = UNGROUPED;
  const add = (start: number, end: number): void => {
    const parts = partsOf(text, { start, end }, SKILL_SEPARATOR).map((part) => quote(text, part, PLACED));
    groups.set(current, [...(groups.get(current) ?? []), ...parts]);
  };
  const body = bodyLook(atoms);
  for (const [index, atom] of atoms.entries()) {
    const [label, name] = LABEL.exec(atom.text) ?? [];
    if (label !== undefined && name !== undefined) {
      current = name.trim();
      add(atom.start + label.length, atom.end);
    } else if (atom.kind === 'head' && (atoms[index + 1]?.kind === 'item' || standsOut(atom, body))) {
      current = atom.text;
    } else {
      add(atom.start, atom.end);
    }
  }
  return Object.fromEntries(groups);
}

/** The plainest style in a section: not bold if any atom is not, and the smallest font size. */
const bodyLook = (atoms: readonly Atom[]) => ({
  bold: atoms.every(isBoldAtom),
  size: atoms.reduce((size, atom) => Math.min(size, sizeOf(atom)), Number.POSITIVE_INFINITY),
});

const isBoldAtom = ({ pieces }: Atom): boolean => pieces.every(({ bold }) => bold);
const sizeOf = ({ pieces }: Atom): number => Math.max(...pieces.map(({ size }) => size));

/** Difference of font sizes in points from which a line is larger than the body. */
const LARGER = 0.5;

const standsOut = (atom: Atom, body: { readonly bold: boolean; readonly size: number }): boolean =>
  (isBoldAtom(atom) && !body.bold) || sizeOf(atom) > body.size + LARGER;
