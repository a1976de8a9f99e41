import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, trimSpan } from '../text/sources.ts';
import type { Atom } from './atoms.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import type { Part } from './entries/parts.ts';
import { lowerShare } from './fields/capitals.ts';
import type { Names } from './fields/names.ts';
import { type Role, rolesOf } from './fields/roles.ts';
import { ACHIEVEMENT, DEGREE, LOCATION, SCHOOL, WEB_ADDRESS } from './fields/vocabulary.ts';
import { eachOf, joined, PLACED, partsOf } from './fields.ts';

type StudyRole = 'school' | 'degree' | 'major' | 'location' | 'achievement' | 'address';

const COURSES = /^(?:relevant )?(?:courses|coursework|modules)\s*:\s*/i;

const studyRoles = (names: Names): Role<StudyRole>[] => [
  {
    name: 'school',
    prior: 0.3,
    score: ({ text, ...span }) =>
      (SCHOOL.test(text) ? 1.5 : 0) +
      names(span, 'ORGANIZATION') * 0.5 -
      (DEGREE.test(text) ? 0.5 : 0) -
      (LOCATION.test(text) ? 0.5 : 0) -
      unnamed(text),
  },
  {
    name: 'degree',
    prior: -0.3,
    score: ({ text }) => (DEGREE.test(text) ? 1.5 : 0) - (SCHOOL.test(text) ? 0.4 : 0) - unnamed(text),
  },
  {
    name: 'major',
    prior: 0.2,
    score: ({ text, ...span }) =>
      -(SCHOOL.test(text) ? 1 : 0) -
      (DEGREE.test(text) ? 0.3 : 0) -
      names(span, 'LOCATION') -
      (LOCATION.test(text) ? 1 : 0) -
      unnamed(text),
  },
  {
    name: 'location',
    prior: -0.6,
    score: ({ text, ...span }) => (LOCATION.test(text) ? 1.6 : 0) + names(span, 'LOCATION') * 0.8,
  },
  {
    name: 'achievement',
    prior: -0.3,
    score: ({ text }) => (ACHIEVEMENT.test(text) || /^\d[\d.,]*(?:\s*\/\s*\d[\d.]*|\s*%)?$/.test(text) ? 2 : 0),
  },
  { name: 'address', prior: -0.5, score: ({ text }) => (WEB_ADDRESS.test(text) ? 3 : 0) },
];

/** What speaks against a text being a name at all. */
const unnamed = (text: string): number =>
  (ACHIEVEMENT.test(text) ? 1 : 0) +
  (WEB_ADDRESS.test(text) ? 3 : 0) +
  (/\p{L}/u.test(text) ? 0 : 2) +
  Math.max(0, lowerShare(text) - 0.5);

/** Schools and degrees of a section. */
export function education(text: PlainText, atoms: readonly Atom[], names: Names) {
  const entries = entriesOf(text, atoms).filter(({ parts }) => parts.length > 0);
  const roles = rolesOf(
    entries.map(({ parts }) => parts),
    studyRoles(names),
  );
  return entries.map((entry) => studies(text, entry, roles));
}

function studies(text: PlainText, { parts, start, end, prose, items }: Entry, roles: ReadonlyMap<Part, StudyRole>) {
  const degree = joined(text, parts, roles, 'degree');
  const major = joined(text, parts, roles, 'major');
  const degreePart = parts.find((part) => roles.get(part) === 'degree');
  const split = degreePart && degreeAndMajor(text, degreePart, major);
  const isCourse = (atom: Atom): boolean => !ACHIEVEMENT.test(atom.text);
  const body = [...prose, ...items].sort((a, b) => a.start - b.start);
  return {
    organization: joined(text, parts, roles, 'school'),
    degree: split ? split.name : degree,
    major: split ? split.major : major,
    start_date: start,
    end_date: end,
    courses: body.filter(isCourse).flatMap((atom) => coursesOf(text, atom)),
    achievements: [
      ...parts.filter((part) => roles.get(part) === 'achievement').map((part) => quote(text, part, PLACED)),
      ...eachOf(
        text,
        body.filter((atom) => !isCourse(atom)),
      ),
    ],
  };
}

/** `Bachelor of Science in Physics` is a degree and a major; otherwise the major is another part of the entry. */
function degreeAndMajor(
  text: PlainText,
  degree: Part,
  major: Cited<string> | null,
): { name: Cited<string> | null; major: Cited<string> | null } {
  const joint = /\sin\s|:/i.exec(degree.text);
  if (!joint) return { name: quote(text, degree, PLACED), major };
  const name = { start: degree.start, end: degree.start + joint.index };
  const area = trimSpan(text.text, { start: name.end + joint[0].length, end: degree.end });
  return { name: quote(text, name, PLACED), major: quote(text, area, PLACED) };
}

/** A list of courses after a label, or one course. */
function coursesOf(text: PlainText, atom: Atom): Cited<string>[] {
  const label = COURSES.exec(atom.text)?.[0];
  if (label === undefined) return [quote(text, atom, PLACED)];
  return partsOf(text, { ...atom, start: atom.start + label.length }, /[,;]/g).map((part) => quote(text, part, PLACED));
}
