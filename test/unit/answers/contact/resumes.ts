import type { NameTagger } from '../../../../src/answers/entities/name-tagger.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { printed } from '../documents.ts';

/** The contact card of a document, with the names that a tagger finds in it. */
export const cardOf = (document: Document, names?: NameTagger) =>
  answer(document, 'extract_resume_key_value', {}, names).json?.personal_info as Record<string, unknown>;

/** A tagger that finds each of these names where it first stands. */
export const namesIn = (
  ...names: readonly (readonly [name: string, type: 'ORGANIZATION' | 'LOCATION'])[]
): NameTagger => ({
  tag: (text) =>
    names.flatMap(([name, type]) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [{ type, start, end: start + name.length, score: 0.9, rule: 'names' }];
    }),
});

const HEADING = { size: 14, weight: 700 } as const;

/** Sections of a resume below its head, from `y` on. */
const sections = (y: number): LineSpec[] => [
  { text: 'Experience', y, ...HEADING },
  { text: 'Loom operator, Weaving Works, 2015 - 2019', y: y + 24 },
  { text: 'Education', y: y + 60, ...HEADING },
  { text: 'Diploma in Textiles, Bradford College, 2014', y: y + 84 },
  { text: 'Skills', y: y + 120, ...HEADING },
  { text: 'Weaving, Dyeing, Spinning', y: y + 144 },
];

/** A line of a head: its text, or more about it. */
type HeadLine = string | Partial<LineSpec>;

/** A printed resume with a head of these lines, the first of them in large type, 24 points apart. */
export function resumeWith(...head: readonly HeadLine[]): Document {
  const lines = head.map((line, index): LineSpec => {
    const spec = typeof line === 'string' ? { text: line } : line;
    return { text: '', y: 60 + index * 24, ...(index === 0 ? { size: 22, weight: 700 } : {}), ...spec };
  });
  return printed([...lines, ...sections(100 + head.length * 24)]);
}

/** Text as a heading of a section. */
export const headed = (text: string): Partial<LineSpec> => ({ text, ...HEADING });
