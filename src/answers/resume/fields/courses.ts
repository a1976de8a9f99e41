import type { Cited } from '../../cited.ts';
import type { Piece } from '../../sections/lines.ts';
import { partsOf } from '../../text/parts.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { quote } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { Atom } from '../atoms/atom.ts';
import { styleOf } from '../entries/parts.ts';
import { PLACED } from '../fields.ts';
import { BULLET } from '../punctuation.ts';
import { listParts } from '../skills/list-parts.ts';
import { rowsOf } from '../skills/rows.ts';

/** What a list of courses begins with. */
const COURSES_LABEL =
  /^(?:(?:relevant|selected|key|main|core|ausgewählte|principaux|principales|principali|wybrane) )?(?:course(?:s|work)|modules?|kurse|lehrveranstaltungen|studieninhalte|cours|cursos|asignaturas|corsi|insegnamenti|esami|disciplinas|kursy|matières|materias|materie|zajęcia|fächer|przedmioty|vakken|cursussen|modulen|moduły|moduli|módulos)(?: (?:include|included|taken|principaux|suivis|destacados|relevantes|principali))?\s*:\s*/i;
/** The code of a course before its name: letters, digits, a dash. */
const COURSE_CODE = /^\p{Lu}{2,5}[ -]?\d{2,5}\p{Lu}?\s*[-–—:]\s/u;
/** A place where another course begins: a bullet, a gap, a code. */
const NEXT_COURSE = /[•●▪◦·|\t]|\s(?=\p{Lu}{2,5}[ -]?\d{2,5}\p{Lu}?\s{0,3}[-–—:]\s)/gu;

/** Whether a line lists courses: after a bullet or a label, with a code, or as chips, which stand apart by less than columns do. */
export const isListOfCourses = (text: PlainText, atom: Atom): boolean =>
  BULLET.test(atom.text) ||
  COURSES_LABEL.test(atom.text) ||
  COURSE_CODE.test(atom.text) ||
  areParted(atom) ||
  chipsOf(text, atom).length > 1;

/** Chips at least on a line that is known by them: a school and its place are two. */
const FEWEST_PARTED = 3;

/** Whether a line is several pieces in one look with gaps between all of them, and no period. */
const areParted = ({ pieces, period }: Atom): boolean =>
  period === undefined &&
  pieces.length >= FEWEST_PARTED &&
  pieces.every(
    (piece, index) => (index === 0 || piece.after === 'gap') && styleOf(piece) === styleOf(pieces[0] as Piece),
  );

/** A list of courses after a label or as chips, or one course. */
export function coursesOf(text: PlainText, atom: Atom): Cited<string>[] {
  const label = COURSES_LABEL.exec(atom.text)?.[0];
  const spans =
    label === undefined
      ? stretchesOf(text, atom).flatMap((span) => partsOf(text, span, NEXT_COURSE))
      : labelled(text, { start: atom.start + label.length, end: atom.end });
  return spans.map((part) => quote(text, part, PLACED));
}

/** Courses after a label: whatever their length, commas are between them. */
function labelled(text: PlainText, span: Span): Span[] {
  const parts = listParts(text.text, span);
  return parts.length > 1 ? parts : partsOf(text, span, /[,;]\s/g);
}

/** What stands between wide gaps, or the chips. */
function stretchesOf(text: PlainText, atom: Atom): Span[] {
  const chips = chipsOf(text, atom);
  if (chips.length > 1) return chips;
  const stretches: Span[] = [];
  for (const { after, start, end } of atom.pieces) {
    const before = stretches.at(-1);
    if (before && after !== 'gap') stretches[stretches.length - 1] = { start: before.start, end };
    else stretches.push({ start: before ? start : atom.start, end });
  }
  return stretches;
}

/** The chips of a line of one look without wide gaps; none for a line that is not of chips. */
function chipsOf(text: PlainText, atom: Atom) {
  const [first, ...others] = atom.pieces;
  const isOneLook = first !== undefined && others.every(({ after }) => after === 'start');
  if (!isOneLook || atom.kind === 'prose' || atom.period !== undefined) return [];
  const chunks = rowsOf(text, [atom]).flatMap((row) => row.chunks);
  return chunks.some(({ gap }) => gap) ? chunks : [];
}
