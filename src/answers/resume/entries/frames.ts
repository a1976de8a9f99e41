import { median } from '../../../platform/median.ts';
import type { Atom } from '../atoms/atom.ts';

/** Lines of a head at most that stand before its mark. */
const LEAD = 3;
/** How much larger than the usual one of a section a space between entries is. */
const SPACED = 1.4;

/**
 * The entries of a section: stretches of its atoms that are alike. Several ways to cut are tried - at the look of the
 * first lines, at periods or names, at spaces, behind bodies - and the one whose entries are most alike is taken.
 */
export function framesOf(atoms: readonly Atom[], isNamed: IsNamed = () => false): (readonly Atom[])[] {
  if (atoms.length === 0) return [];
  const marks = marksOf(atoms, isNamed);
  const ways = [behindBodies(atoms), ...atLooks(atoms), ...atMarks(atoms, marks), atSpaces(atoms)];
  const scored = ways.map((starts) => {
    const frames = cut(atoms, starts);
    return { frames, score: scoreOf(frames, marks) };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).frames;
}

/** Whether a head line has what each entry has one of. */
type IsNamed = (head: Atom) => boolean;

/** The atoms of which each entry has one: those with periods, or else with what names an entry. */
function marksOf(atoms: readonly Atom[], isNamed: IsNamed): ReadonlySet<Atom> {
  const dated = atoms.filter(({ period }) => period);
  return new Set(dated.length > 0 ? dated : atoms.filter((atom) => !isBody(atom) && isNamed(atom)));
}

function cut(atoms: readonly Atom[], starts: ReadonlySet<number>): Atom[][] {
  const frames: Atom[][] = [];
  for (const [index, atom] of atoms.entries()) {
    const frame = frames.at(-1);
    if (!frame || starts.has(index)) frames.push([atom]);
    else frame.push(atom);
  }
  return frames;
}

const isBody = (atom: Atom | undefined): boolean => atom !== undefined && atom.kind !== 'head';

/** Head lines behind a body. */
const behindBodies = (atoms: readonly Atom[]): Set<number> =>
  new Set(atoms.flatMap((atom, index) => (!isBody(atom) && isBody(atoms[index - 1]) ? [index] : [])));

/** Head lines in the look of one of the first head lines; of several one below another the first. */
function atLooks(atoms: readonly Atom[]): Set<number>[] {
  const first = atoms.findIndex((atom) => !isBody(atom));
  if (first < 0) return [];
  const looks = new Set(atoms.slice(first, first + 2).flatMap(({ kind, look }) => (kind === 'head' ? [look] : [])));
  return [...looks].map((look) => {
    const isAt = (atom: Atom | undefined): boolean => atom?.kind === 'head' && atom.look === look;
    return new Set(atoms.flatMap((atom, index) => (isAt(atom) && !isAt(atoms[index - 1]) ? [index] : [])));
  });
}

/** A number of head lines before each marked one. */
function atMarks(atoms: readonly Atom[], marks: ReadonlySet<Atom>): Set<number>[] {
  const marked = atoms.flatMap((atom, index) => (marks.has(atom) ? [index] : []));
  const isFree = (atom: Atom | undefined): boolean => atom !== undefined && !isBody(atom) && !marks.has(atom);
  return Array.from({ length: LEAD + 1 }, (_, lead) => {
    const starts = marked.map((index) => {
      let start = index;
      while (start > 0 && index - start < lead && isFree(atoms[start - 1])) start--;
      return start;
    });
    return new Set(starts);
  });
}

/** Below the wider spaces. */
function atSpaces(atoms: readonly Atom[]): Set<number> {
  const spaces = atoms.map((atom, index) => spaceAbove(atoms[index - 1], atom));
  const usual = median(spaces.flatMap((space) => (space === undefined ? [] : [space])));
  return new Set(spaces.flatMap((space, index) => (space !== undefined && space > usual * SPACED ? [index] : [])));
}

/** Points between an atom and the one above it; undefined across pages. */
function spaceAbove(above: Atom | undefined, below: Atom): number | undefined {
  if (!above?.box || !below.box || above.page !== below.page) return undefined;
  const space = below.box[1] - above.box[3];
  return space < 0 ? undefined : space;
}

/** How well stretches of atoms read as entries: one mark each, no head behind a body, and alike in their first lines. */
function scoreOf(frames: readonly (readonly Atom[])[], marks: ReadonlySet<Atom>): number {
  const sum = frames.reduce((score, frame) => {
    const marked = frame.filter((atom) => marks.has(atom)).length;
    const returns = frame.filter((atom, index) => index > 0 && !isBody(atom) && isBody(frame[index - 1])).length;
    const single = marks.size === 0 || marked === 1 ? 1 : marked === 0 ? -0.6 : 1 - 1.2 * (marked - 1);
    return score + single - returns * 0.7 - (isBody(frame[0]) ? 0.7 : 0);
  }, 0);
  return sum / frames.length + likeness(frames) + frames.length / 1000;
}

/** First lines of entries that are compared. */
const COMPARED = 3;

/** How alike several entries have to be, from 0 to 1, to be more likely than a single one. */
const SINGLE = 0.35;

/** What share of the first lines of two entries is in the same looks, from 0 to 1. */
function alike(frame: readonly Atom[], other: readonly Atom[]): number {
  const same = frame
    .slice(0, COMPARED)
    .filter(({ look, kind }, line) => other[line]?.look === look && other[line]?.kind === kind);
  return same.length / Math.min(COMPARED, Math.max(frame.length, other.length));
}

/** An entry without the head lines that it has above its period more than another one: a company is named once above several positions. */
function withoutLead(frame: readonly Atom[], other: readonly Atom[]): readonly Atom[] {
  const [own, others] = [frame, other].map((atoms) => atoms.findIndex(({ period }) => period)) as [number, number];
  return own > others && others > 0 ? frame.slice(own - others) : frame;
}

/** What share of the first lines of entries is in the looks of the entry before, from 0 to 1. */
function likeness(frames: readonly (readonly Atom[])[]): number {
  const pairs = frames.slice(1).map((frame, index) => {
    const before = frames[index] as readonly Atom[];
    return Math.max(alike(frame, before), alike(withoutLead(frame, before), withoutLead(before, frame)));
  });
  return pairs.length === 0 ? SINGLE : pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
}
