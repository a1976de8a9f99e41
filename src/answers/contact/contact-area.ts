import { furnitureLinesOf, type Line, type Piece } from '../sections/lines.ts';
import type { SectionName } from '../sections/section-names.ts';
import type { Section } from '../sections/sections.ts';
import { sectionOf } from '../sections/wordings.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';

/** Where a document says how to reach the person that it is about. */
export interface ContactArea {
  /** What stands before all headings, below those of contacts and of summaries, and in running heads and feet. */
  readonly lines: readonly Line[];
  /** Their pieces in the order of the plain text. */
  readonly pieces: readonly Piece[];
  /** Whether the document has sections that only resumes have. */
  readonly isResume: boolean;
}

/**
 * The sections of the head: those without a heading, and those below a name or profession that is printed as headings are,
 * before the first heading that says what it is about.
 */
export function headOf(sections: readonly Section[]): Section[] {
  const isKnown = ({ heading }: Section): boolean => heading !== '' && sectionOf(heading) !== undefined;
  const first = sections.findIndex(isKnown);
  const before = first < 0 ? sections.length : first;
  return sections.filter(({ heading }, index) => heading === '' || index < before);
}

/** Whether a heading has the number of a chapter, as those of papers and reports do and those of resumes do not. */
export const isChapter = (heading: string): boolean => /^\s*(?:\d|[IVX]+\.)/.test(heading);

const IN_AREA: ReadonlySet<SectionName> = new Set(['contact', 'summary']);

/** Fewest kinds of sections, among those below, that make a document a resume. */
const FEWEST = 2;
const OF_RESUMES: ReadonlySet<SectionName> = new Set([
  'summary',
  'work_experience',
  'education',
  'skills',
  'certifications',
  'projects',
]);

/** The contact area of a document with these sections. */
export function contactArea(text: PlainText, sections: readonly Section[]): ContactArea {
  const head = new Set(headOf(sections));
  const kinds = new Set(
    sections.filter(({ body, heading }) => body.length > 0 && !isChapter(heading)).map(({ name }) => name),
  );
  const lines = [
    ...sections.filter((section) => IN_AREA.has(section.name) || head.has(section)).flatMap(({ body }) => body),
    ...furnitureLinesOf(text),
  ];
  return {
    lines,
    pieces: lines.flatMap(({ pieces }) => pieces).sort((a, b) => a.start - b.start),
    isResume: [...kinds].filter((name) => OF_RESUMES.has(name)).length >= FEWEST,
  };
}

/** Whether a span begins in the area. */
export const isInArea = ({ pieces }: ContactArea, { start }: Span): boolean =>
  overlapping(pieces, { start, end: start + 1 }).length > 0;
