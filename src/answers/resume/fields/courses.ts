import type { Cited } from '../../cited.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { quote } from '../../text/sources.ts';
import type { Atom } from '../atoms.ts';
import { PLACED, partsOf } from '../fields.ts';

/** What a list of courses begins with. */
export const COURSES_LABEL = /^(?:(?:relevant|selected|key|main) )?(?:courses|coursework|modules)\s*:\s*/i;
/** The code of a course before its name: letters, digits, a dash. */
export const COURSE_CODE = /^\p{Lu}{2,5}[ -]?\d{2,5}\p{Lu}?\s*[-–—:]\s*/u;

/** A place where another course begins: a bullet, a gap, a code. */
const NEXT_COURSE = /\s*(?:[•●▪◦·|]|\t|\s(?=\p{Lu}{2,5}[ -]?\d{2,5}\p{Lu}?\s*[-–—:]\s))\s*/gu;

/** A list of courses after a label, or one course. */
export function coursesOf(text: PlainText, atom: Atom): Cited<string>[] {
  const label = COURSES_LABEL.exec(atom.text)?.[0];
  const listed = { ...atom, start: atom.start + (label?.length ?? 0) };
  return partsOf(text, listed, label === undefined ? NEXT_COURSE : /[,;]/g).map((part) => quote(text, part, PLACED));
}
