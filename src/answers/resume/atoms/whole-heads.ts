import type { Box } from '../../../document/geometry.ts';
import { type Atom, joined } from './atom.ts';

/** Share of the least step between different head lines that a step within one of them is below. */
const TIGHT = 0.9;

/** Sizes of type from one line of a title to the next at most; lines of prose are farther apart than these. */
const LEADING = 1.3;

/**
 * The atoms of a section, two head lines as one where the first goes on in the second: they are in one look and nearer
 * to one another than head lines in different looks are, and the first had no room for the second's first word, be they
 * set to the left, to the right or in the middle.
 */
export function withWholeHeads(atoms: readonly Atom[]): Atom[] {
  const widest = atoms.reduce((most, { pieces }) => Math.max(most, ...pieces.map(widthOf)), 0);
  const steps = atoms.flatMap((atom, index) => {
    const above = atoms[index - 1];
    const step = stepBetween(above, atom);
    if (step === undefined || !above) return [];
    return above.look !== atom.look || !hadNoRoom(above, atom, widest) ? [step] : [];
  });
  const least = steps.reduce((low, step) => Math.min(low, step), Number.POSITIVE_INFINITY);
  const whole: Atom[] = [];
  for (const [index, atom] of atoms.entries()) {
    const [before, above] = [whole.at(-1), atoms[index - 1]];
    const step = stepBetween(above, atom);
    const isTight =
      step !== undefined &&
      Number.isFinite(least) &&
      step < Math.min(TIGHT * least, LEADING * (atom.pieces[0]?.size ?? 0));
    if (before && above && isTight && isSameHead(above, atom) && hadNoRoom(above, atom, widest))
      whole[whole.length - 1] = { ...joined([before, atom]), wrapped: true };
    else whole.push(atom);
  }
  return whole;
}

/** Points from the top of a head line to that of the one below it; undefined for what is no head of one line. */
function stepBetween(above: Atom | undefined, atom: Atom): number | undefined {
  if (!above || above.page !== atom.page || !isOneLine(above) || !isOneLine(atom)) return undefined;
  const step = (atom.box?.[1] ?? 0) - (above.box?.[1] ?? 0);
  return step > 0 ? step : undefined;
}

const isOneLine = ({ kind, pieces, box }: Atom): boolean => kind === 'head' && pieces.length === 1 && box !== undefined;

const isSameHead = (above: Atom, atom: Atom): boolean => above.look === atom.look && !above.period && !atom.period;

function hadNoRoom({ box }: Atom, { text, box: next }: Atom, widest: number): boolean {
  const [word = ''] = text.split(/\s/);
  return widthOf({ box }) + (widthOf({ box: next }) / text.length) * (word.length + 1) > widest;
}

const widthOf = ({ box }: { readonly box?: Box | undefined }): number => (box ? box[2] - box[0] : 0);
