import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import { ACHIEVEMENT, DEGREE, SCHOOL } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atoms/atom.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import { coursesOf, isListOfCourses } from './fields/courses.ts';
import { degreeAtStart } from './fields/degrees.ts';
import type { Names } from './fields/names.ts';
import { RESULT_LABEL } from './fields/results.ts';
import { type Fields, fieldsOf } from './fields/roles.ts';
import { studyParts } from './fields/study-parts.ts';
import { STUDY_ROLES, type StudyRole } from './fields/study-roles.ts';
import { eachOf, field, PLACED } from './fields.ts';

/** Schools and degrees of sections. */
export function education(text: PlainText, sections: readonly (readonly Atom[])[], names: Names) {
  const entries = entriesOf(
    text,
    sections.map((atoms) => atoms.map((atom) => asStudies(text, atom))),
    ({ text: head }) => SCHOOL.test(head),
  )
    .filter(({ parts }) => parts.length > 0)
    .map((entry) => ({ ...entry, parts: studyParts(text, entry.parts) }));
  const read = fieldsOf(
    text,
    entries.map(({ parts }) => parts),
    STUDY_ROLES,
    names,
  );
  return entries.flatMap((entry, index) => {
    const fields: Fields<StudyRole> = read[index] ?? new Map();
    return areStudies(entry, fields) ? [studies(text, entry, fields)] : [];
  });
}

/** Whether an entry says when or what was studied, or names what is a school by its name. */
const areStudies = ({ start, end }: Entry, fields: Fields<StudyRole>): boolean =>
  start !== null || end !== null || fields.has('degree') || SCHOOL.test(fields.get('school')?.[0]?.text ?? '');

/** A long line that begins with a degree heads an entry, one that lists courses does not. */
function asStudies(text: PlainText, atom: Atom): Atom {
  if (atom.kind === 'prose' && degreeAtStart(atom.text)) return { ...atom, kind: 'head' };
  const isList =
    atom.kind === 'head' && !SCHOOL.test(atom.text) && !DEGREE.test(atom.text) && isListOfCourses(text, atom);
  return isList ? { ...atom, kind: 'item' } : atom;
}

function studies(text: PlainText, { start, end, prose, items }: Entry, fields: Fields<StudyRole>) {
  const cited = (role: StudyRole): Cited<string> | null => field(text, fields.get(role)?.[0]);
  const body = [...prose, ...items].sort((a, b) => a.start - b.start);
  const isResult = (atom: Atom): boolean => ACHIEVEMENT.test(atom.text) || RESULT_LABEL.test(atom.text);
  return {
    organization: cited('school'),
    degree: cited('degree'),
    major: cited('major'),
    start_date: start,
    end_date: end,
    courses: body.filter((atom) => !isResult(atom)).flatMap((atom) => coursesOf(text, atom)),
    achievements: [
      ...(fields.get('achievement') ?? []).map((segment) => quote(text, segment, PLACED)),
      ...eachOf(text, body.filter(isResult)),
    ],
  };
}
