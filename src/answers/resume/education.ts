import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, trimSpan } from '../text/sources.ts';
import type { Atom } from './atoms.ts';
import { type Entry, entriesOf, type Title } from './entries.ts';
import { eachOf, field, PLACED, partsOf } from './fields.ts';
import { locationOf } from './locations.ts';

const SCHOOL =
  /\b(?:university|universität|université|universidad|college|school|institute|institut|academy|polytechnic|hochschule|lycée|faculty|bootcamp)\b/i;
const DEGREE =
  /\b(?:bachelor|master|doctor(?:ate)?|associate|diploma|certificate|minor|ph\.? ?d|m\.?b\.?a|b\.? ?sc|m\.? ?sc|b\.? ?tech|m\.? ?tech|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|licence|abitur|a-levels?|high school diploma|ged)\b/i;
const ACHIEVEMENT = /\b(?:gpa|cum laude|honou?rs|dean|distinction|award|scholarship|grade|thesis|valedictorian)\b/i;
const COURSES = /^(?:relevant )?(?:courses|coursework|modules)\s*:\s*/i;

/** Schools and degrees of a section. */
export const education = (text: PlainText, atoms: readonly Atom[]) =>
  entriesOf(text, atoms)
    .filter(({ titles }) => titles.length > 0)
    .map((entry) => studies(text, entry));

function studies(text: PlainText, { titles, start, end, prose, bullets }: Entry) {
  const location = locationOf(titles);
  const rest = titles.filter((title) => !location.includes(title));
  const achieved = rest.filter(({ text: title }) => ACHIEVEMENT.test(title));
  const plain = rest.filter((title) => !achieved.includes(title));
  const school =
    plain.find(({ text: title }) => SCHOOL.test(title)) ?? plain.find(({ text: title }) => !DEGREE.test(title));
  const degree = plain.find((title) => title !== school && DEGREE.test(title.text));
  const other = plain.find((title) => title !== school && title !== degree);
  const { name, major } = degreeAndMajor(text, degree, other);
  const isCourse = (atom: Atom): boolean => !ACHIEVEMENT.test(atom.text);
  const body = [...prose, ...bullets].sort((a, b) => a.start - b.start);
  return {
    organization: field(text, school),
    degree: name,
    major,
    start_date: start,
    end_date: end,
    courses: body.filter(isCourse).flatMap((atom) => coursesOf(text, atom)),
    achievements: [
      ...achieved.map((title) => quote(text, title, PLACED)),
      ...eachOf(
        text,
        body.filter((atom) => !isCourse(atom)),
      ),
    ],
  };
}

/** `Bachelor of Science in Physics` is a degree and a major; otherwise the major is another title of the entry. */
function degreeAndMajor(
  text: PlainText,
  degree: Title | undefined,
  other: Title | undefined,
): { name: Cited<string> | null; major: Cited<string> | null } {
  if (!degree) return { name: null, major: field(text, other) };
  const joint = /\sin\s|:/i.exec(degree.text);
  if (!joint) return { name: field(text, degree), major: field(text, other) };
  const name = { start: degree.start, end: degree.start + joint.index };
  const major = trimSpan(text.text, { start: name.end + joint[0].length, end: degree.end });
  return { name: quote(text, name, PLACED), major: quote(text, major, PLACED) };
}

/** A list of courses after a label, or one course. */
function coursesOf(text: PlainText, atom: Atom): Cited<string>[] {
  const label = COURSES.exec(atom.text)?.[0];
  if (label === undefined) return [quote(text, atom, PLACED)];
  return partsOf(text, { ...atom, start: atom.start + label.length }, /[,;]/g).map((part) => quote(text, part, PLACED));
}
