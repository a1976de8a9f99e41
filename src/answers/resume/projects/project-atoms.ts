import { periodOf } from '../../periods/periods.ts';
import type { Piece } from '../../sections/lines.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan } from '../../text/sources.ts';
import type { Atom } from '../atoms/atom.ts';
import { isProse } from '../prose.ts';
import { listParts } from '../skills/list-parts.ts';
import { rowsOf } from '../skills/rows.ts';

/** Labels of what is no description of a project: what it was made with, and as what. */
const ASIDE =
  '(?:key ?words?|technolog\\p{L}*|tech(?:nical)?(?: stack)?|stack|tools?|built (?:with|using)|made with|skills?|' +
  'languages?|environment|platforms?|frameworks?|roles?|my roles?|position|team(?: size)?|type|client|category|tags?|' +
  'technologien|werkzeuge|rolle|kunde|outils|rôle|tecnolog\\p{L}*|herramientas|ferramentas|strumenti|ruolo|rol|' +
  'technologie\\p{L}*|hulpmiddelen|narzędzia|rola)(?: used| verwendet| utilisées| usadas| utilizzate)?';
const ASIDE_ALONE = new RegExp(`^${ASIDE}\\s*:?$`, 'iu');
const ASIDE_BEFORE = new RegExp(`^[(\\[]?${ASIDE}\\s*[:–—]\\s`, 'iu');
/** What stands between a name and a description on one line. */
const BEHIND_NAME = /^\s*(?:[:–—-]\s+|\s)/;
/** Words of a name at most where a mark alone tells it from a description. */
const NAME_WORDS = 6;
const NAME_BEFORE = /^([^:.!?\n]{2,80}?)(?::\s|\s[–—-]\s)(?=\S)/;

/**
 * The atoms of a section of projects without what they were made with. A name before a description on one line, or in
 * one item where all are items, is a head of its own.
 */
export function projectAtoms(text: PlainText, atoms: readonly Atom[]): Atom[] {
  const own = withoutAsides(atoms).filter((atom, index, all) => !isKeywords(text, atom, all[index - 1], all[0]));
  const listed = own.every(({ kind }) => kind === 'item');
  return own.flatMap((atom) => {
    if (atom.kind === 'prose' || (listed && atom.kind === 'item')) return nameAndRest(text, atom, listed) ?? [atom];
    if (atom.kind === 'head' && !atom.period) return nameAndRest(text, atom, false) ?? [atom];
    return [atom];
  });
}

/** Atoms but for labels of asides, what is listed below these, and lines that begin with one. */
function withoutAsides(atoms: readonly Atom[]): Atom[] {
  let isAside = false;
  return atoms.filter((atom) => {
    if (ASIDE_ALONE.test(atom.text.trim()) && atom.kind !== 'item') isAside = true;
    else if (atom.kind !== 'item') isAside = false;
    return !isAside && !ASIDE_BEFORE.test(atom.text.trim());
  });
}

/** Keywords at least of a line that has no more than these, with marks between them. */
const KEYWORDS = 3;

/** Whether a line below the first in another look than the first has chips or a list of keywords and nothing else. */
function isKeywords(text: PlainText, atom: Atom, above: Atom | undefined, first: Atom | undefined): boolean {
  if (atom.kind !== 'head' || atom.period || !above || atom.look === first?.look || isProse(atom.text)) return false;
  const [row, ...others] = rowsOf(text, [atom]);
  if (!row || others.length > 0 || row.chunks.some(({ piece }) => piece.bold || piece.link !== undefined)) return false;
  const isOneLook = row.chunks.every(({ piece }) => piece.size === row.chunks[0]?.piece.size);
  const isList = row.chunks.length === 1 && listParts(text.text, atom).length >= KEYWORDS;
  return isOneLook && (isList || (row.chunks.length > 1 && row.chunks.every(({ gap }, index) => gap || index === 0)));
}

/** An atom in two; undefined if it does not begin with a name. */
function nameAndRest(text: PlainText, atom: Atom, listed: boolean): Atom[] | undefined {
  const end = endOfName(atom, listed);
  if (end === undefined) return listed && !isProse(atom.text) ? [headOf(text, atom, atom.end)] : undefined;
  const rest = trimSpan(text.text, { start: end, end: atom.end });
  const mark = BEHIND_NAME.exec(text.text.slice(end, atom.end))?.[0].length ?? 0;
  const start = Math.max(rest.start, end + mark);
  const printed = text.text.slice(start, atom.end);
  if (printed.trim() === '') return undefined;
  return [headOf(text, atom, end), { ...atom, kind: 'prose', start, text: printed, pieces: after(atom.pieces, start) }];
}

/** Where the name ends with which an atom begins: at the end of a bold or linked start, or at a mark behind few words. */
function endOfName({ pieces, start, text, kind }: Atom, listed: boolean): number | undefined {
  const [first, second] = pieces;
  const isPlace = (piece: Piece): boolean => piece.after === 'style' && /^\s*[:–—-]|^\p{L}/u.test(piece.text);
  if (first && second && isPlace(second) && (first.bold || first.link !== undefined) && !second.bold) {
    const behind = text.slice(second.start - start);
    if (kind !== 'head' || isProse(behind) || /^\s*[:–—-]/.test(second.text)) return first.end;
  }
  const name = NAME_BEFORE.exec(text)?.[1];
  if (name === undefined || name.split(/\s+/).length > NAME_WORDS) return undefined;
  const rest = text.slice(name.length).replace(/^[\s:–—-]+/, '');
  return listed || isProse(rest) ? start + name.length : undefined;
}

function headOf({ text }: PlainText, atom: Atom, end: number): Atom {
  const printed = text.slice(atom.start, end);
  const period = periodOf(printed);
  const pieces = atom.pieces.filter((piece) => piece.start < end).map((piece) => upTo(text, piece, atom.start, end));
  return { ...atom, kind: 'head', end, text: printed, pieces, ...(period ? { period } : {}) };
}

const upTo = (text: string, piece: Piece, from: number, to: number): Piece => {
  const [start, end] = [Math.max(piece.start, from), Math.min(piece.end, to)];
  return { ...piece, start, end, text: text.slice(start, end) };
};

const after = (pieces: readonly Piece[], start: number): Piece[] => pieces.filter((piece) => piece.end > start);
