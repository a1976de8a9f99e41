import type { Line } from '../../sections/lines.ts';
import { rightEdge } from '../../sections/wrap.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { periodOf } from '../entries/periods.ts';
import { withWholePeriods } from '../entries/split-periods.ts';
import { isProse } from '../prose.ts';
import { type Atom, joined } from './atom.ts';
import { atomsOfBlock, hasBullet } from './block-atoms.ts';

/** The atoms of a section's lines. Lines of an item, and of a paragraph of prose, are one. */
export function atomsOf(text: PlainText, lines: readonly Line[]): Atom[] {
  const atoms: Atom[] = [];
  const right = rightEdge(lines);
  for (let i = 0; i < lines.length; ) {
    let next = i + 1;
    while (goesOn(lines[i], i + 1 < next ? lines[i + 1] : undefined, lines[next])) next++;
    atoms.push(...atomsOfBlock(text, lines.slice(i, next), right));
    i = next;
  }
  return withWholePeriods(afterLabels(continued(atoms)));
}

/** The atoms where text that goes on in small letters, in the same look, is part of what stands before it. */
function continued(atoms: readonly Atom[]): Atom[] {
  const whole: Atom[] = [];
  for (const atom of atoms) {
    const before = whole.at(-1);
    const isOpen = before && before.look === atom.look && !/[.!?:;]["”’)]?\s*$/.test(before.text) && !before.period;
    if (!isOpen || !startsSmall(atom)) whole.push(atom);
    else if (before.kind !== 'head') whole[whole.length - 1] = joined(before, atom);
    else if (isProse(joined(before, atom).text)) whole[whole.length - 1] = { ...joined(before, atom), kind: 'prose' };
    else whole.push(atom);
  }
  return whole;
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
