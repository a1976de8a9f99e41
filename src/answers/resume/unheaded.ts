import type { Line } from '../sections/lines.ts';
import type { SectionName } from '../sections/section-names.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { DEGREE, JOB_TITLE, SCHOOL } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atoms/atom.ts';
import { atomsOf } from './atoms/atoms.ts';
import { CERTIFICATE } from './certifications/issuers.ts';
import { isShortList } from './skills/skill-sections.ts';

/** Heights of a line between two stretches of text: an icon fits in, or a rule. */
const APART = 1.5;
/** Jobs and studies with a beginning and an end that make a text without headings a resume: a letter may name one. */
const SPANS = 2;

/**
 * Sections with what stands under no heading parted where a picture may stand for one, and told by what it says. Only
 * where no heading says jobs or studies: a resume that has words for its headings has them for all.
 */
export function withUnheaded(text: PlainText, sections: readonly Section[]): readonly Section[] {
  if (sections.some(isCareer)) return sections;
  const told = sections.flatMap((section) => (section.heading === '' ? toldApart(text, section) : [section]));
  const spans = told.filter(isCareer).flatMap(({ body }) => atomsOf(text, body).filter(hasSpan));
  return spans.length >= SPANS ? told : sections;
}

const isCareer = ({ name }: Section): boolean => name === 'work_experience' || name === 'education';

const hasSpan = ({ period }: Atom): boolean =>
  period?.start !== undefined && (period.end !== undefined || period.isOpen);

/** The stretches of a section, the first one as it is: it says whose resume it is. */
function toldApart(text: PlainText, { body }: Section): Section[] {
  const stretches: Line[][] = [];
  for (const line of body) {
    const before = stretches.at(-1)?.at(-1);
    if (before && !areApart(before, line)) stretches.at(-1)?.push(line);
    else stretches.push([line]);
  }
  return stretches.map((lines, index) => ({
    name: index === 0 ? 'contact' : nameOf(text, lines),
    heading: '',
    body: lines,
  }));
}

function areApart({ box: above, page }: Line, { box: below, page: next }: Line): boolean {
  if (page !== next) return true;
  if (!above || !below) return false;
  const height = Math.min(above[3] - above[1], below[3] - below[1]);
  return below[1] - above[3] > APART * height || above[1] - below[1] > 2 * height;
}

/** Which section lines are by what they say: the dated ones by their titles, the others by being prose or a list. */
function nameOf(text: PlainText, lines: readonly Line[]): SectionName {
  const atoms = atomsOf(text, lines);
  const heads = atoms.filter(({ kind }) => kind === 'head');
  const countOf = (words: Pick<RegExp, 'test'>): number => heads.filter(({ text: head }) => words.test(head)).length;
  const dated = atoms.filter(({ period }) => period);
  if (dated.length > 0) {
    const [jobs, studies, certificates] = [countOf(JOB_TITLE), countOf(SCHOOL) + countOf(DEGREE), countOf(CERTIFICATE)];
    if (!dated.some(hasSpan)) return certificates > 0 ? 'certifications' : 'other';
    if (studies > jobs) return 'education';
    return jobs > 0 ? 'work_experience' : 'other';
  }
  if (atoms.length > 0 && atoms.every(({ kind }) => kind === 'prose')) return 'summary';
  return isShortList(lines) ? 'skills' : 'other';
}
