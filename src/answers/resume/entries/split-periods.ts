import { periodOf } from '../../periods/periods.ts';
import { type Atom, joined } from '../atoms/atom.ts';

/** The atoms, two head lines as one where the first ends with an open period and the second begins with its end. */
export function withWholePeriods(atoms: readonly Atom[]): Atom[] {
  const whole: Atom[] = [];
  for (const atom of atoms) {
    const before = whole.at(-1);
    const one = before && joinedBy(before, atom);
    if (one) whole[whole.length - 1] = one;
    else whole.push(atom);
  }
  return whole;
}

/** Two head lines as one if a period goes on from the first to the second; undefined otherwise. */
function joinedBy(one: Atom, other: Atom): Atom | undefined {
  if (one.kind !== 'head' || other.kind !== 'head' || one.page !== other.page || !one.period?.isOpen) return undefined;
  const pieces = [...one.pieces, ...other.pieces];
  const text = pieces.map((piece) => piece.text).join(' ');
  const period = periodOf(text);
  const length = text.length - other.pieces.reduce((sum, piece) => sum + piece.text.length + 1, 0);
  if (!period?.end || period.isOpen || period.end.span.start < length) return undefined;
  return { ...joined([one, other]), text, period };
}
