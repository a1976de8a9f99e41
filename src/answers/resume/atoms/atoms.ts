import { periodOf } from '../../periods/periods.ts';
import type { Line } from '../../sections/lines.ts';
import { rightEdge } from '../../sections/wrap.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { withWholePeriods } from '../entries/split-periods.ts';
import { isProse } from '../prose.ts';
import { type Atom, joined } from './atom.ts';
import { atomsOfBlock, hasBullet } from './block-atoms.ts';
import { datedRowsApart } from './dated-rows.ts';
import { withWholeHeads } from './whole-heads.ts';

/** The atoms of a section's lines. Lines of an item, and of a paragraph of prose, are one. */
export function atomsOf(text: PlainText, printed: readonly Line[]): Atom[] {
  const atoms: Atom[] = [];
  const right = rightEdge(printed);
  const lines = datedRowsApart(printed, right);
  for (let i = 0; i < lines.length; ) {
    let next = i + 1;
    while (goesOn(lines[i], i + 1 < next ? lines[i + 1] : undefined, lines[next])) next++;
    atoms.push(...atomsOfBlock(text, lines.slice(i, next), right));
    i = next;
  }
  return withWholePeriods(afterLabels(continued(withWholeHeads(atoms))));
}

/** The atoms where text that goes on in small letters, in the same look, is part of what stands before it. */
function continued(atoms: readonly Atom[]): Atom[] {
  const groups: { kind: Atom['kind']; readonly atoms: [Atom, ...Atom[]] }[] = [];
  for (const atom of atoms) {
    const group = groups.at(-1);
    if (!group || !startsSmall(atom) || !isOpen(group.atoms, atom)) {
      groups.push({ kind: atom.kind, atoms: [atom] });
    } else if (group.kind !== 'head') {
      group.atoms.push(atom);
    } else if (isProse(joined([...group.atoms, atom]).text)) {
      group.kind = 'prose';
      group.atoms.push(atom);
    } else {
      groups.push({ kind: atom.kind, atoms: [atom] });
    }
  }
  return groups.map(({ kind, atoms: own }) => (own.length === 1 ? own[0] : { ...joined(own), kind }));
}

/** Whether atoms may go on in one in the same look: they end with no mark, and say no period. */
function isOpen(atoms: readonly [Atom, ...Atom[]], { look }: Atom): boolean {
  const [first] = atoms;
  return first.look === look && !first.period && !/[.!?:;]["”’)]?\s*$/.test((atoms.at(-1) as Atom).text);
}

/** Whether an atom without a marker begins with a word in small letters. */
const startsSmall = ({ kind, period, text }: Atom): boolean =>
  (kind === 'head' || kind === 'prose') && !period && /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text);

/** Points by which the lines of an item may begin at different places. */
const SAME_EDGE = 2;

/** Whether a line is part of the same block as those before it; an item with a marker in its text ends at the next one. */
function goesOn(first: Line | undefined, second: Line | undefined, line: Line | undefined): boolean {
  if (!first || line?.block !== first.block) return false;
  if (hasBullet(line)) return false;
  if (!hasBullet(first) || first.block.kind === 'item') return true;
  const edge = second?.box?.[0] ?? first.box?.[0] ?? 0;
  return (line.box?.[0] ?? edge) > edge - SAME_EDGE && periodOf(line.text) === undefined;
}

/** What follows a label is a list, whether its items have markers or not; where they have, the last one ends it. */
function afterLabels(atoms: readonly Atom[]): Atom[] {
  let look: string | undefined;
  let isListed = false;
  return atoms.map((atom) => {
    if (atom.kind === 'label') {
      isListed = true;
      look = undefined;
      return atom;
    }
    if (atom.kind === 'item') isListed &&= look !== undefined;
    if (!isListed || atom.kind === 'item') return atom;
    look ??= atom.look;
    isListed = atom.look === look && atom.period === undefined;
    return isListed ? { ...atom, kind: 'item' } : atom;
  });
}
