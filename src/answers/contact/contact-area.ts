import { furnitureLinesOf, type Line } from '../sections/lines.ts';
import type { SectionName } from '../sections/section-names.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';

/** Where a document says how to reach the person that it is about. */
export interface ContactArea {
  /** What stands before all headings, below those of contacts and of summaries, and in running heads and feet. */
  readonly lines: readonly Line[];
  /** Whether the document has sections that only resumes have. */
  readonly isResume: boolean;
}

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
  const kinds = new Set(sections.filter(({ body }) => body.length > 0).map(({ name }) => name));
  return {
    lines: [...sections.filter(({ name }) => IN_AREA.has(name)).flatMap(({ body }) => body), ...furnitureLinesOf(text)],
    isResume: [...kinds].filter((name) => OF_RESUMES.has(name)).length >= FEWEST,
  };
}

/** Whether a span begins in the area. */
export const isInArea = ({ lines }: ContactArea, { start }: Span): boolean =>
  lines.some(({ pieces }) => pieces.some((piece) => piece.start <= start && start < piece.end));
