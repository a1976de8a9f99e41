import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quoteParts, sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { type Atom, placesIn } from './atoms/atom.ts';

/** Confidence, from 0 to 1, in a field that is known only by its position. */
export const PLACED = 0.6;

/** A part as a field. */
export const field = (text: PlainText, part: Span | undefined): Cited<string> | null =>
  part ? quoteParts(text, [part], PLACED) : null;

/** The text of all atoms, one per line; null for none. */
export function wholeOf(text: PlainText, atoms: readonly Atom[]): Cited<string> | null {
  const [first, last] = [atoms[0], atoms.at(-1)];
  if (!first || !last) return null;
  const value = atoms.map((atom) => atom.text).join('\n');
  return new Cited(value, sourcesOf(text, atoms.flatMap(placesOf), PLACED));
}

/** The text of each atom. */
export const eachOf = (text: PlainText, atoms: readonly Atom[]): Cited<string>[] =>
  atoms.map((atom) => new Cited(atom.text, sourcesOf(text, placesOf(atom), PLACED)));

const placesOf = (atom: Atom): Span[] => placesIn(atom, { start: 0, end: atom.text.length });
