import type { PlainText } from '../text/plain-text.ts';
import { headingsOf } from './headings.ts';
import { type Line, lineOf, linesOf } from './lines.ts';
import type { SectionName } from './section-names.ts';

/** A part of a resume under a heading of its own. */
export interface Section {
  readonly name: SectionName;
  /** As printed; empty for what stands before the first heading. */
  readonly heading: string;
  readonly body: readonly Line[];
}

/** The parts of a resume in reading order. The first is what stands before all headings, as contact. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const headings = headingsOf(lines);
  const found: { name: SectionName; heading: string; body: Line[] }[] = [{ name: 'contact', heading: '', body: [] }];
  for (const line of lines) {
    const heading = headings.get(line);
    if (!heading) {
      found.at(-1)?.body.push(line);
      continue;
    }
    const rest = line.pieces.slice(heading.pieces);
    found.push({ name: heading.name, heading: heading.text, body: rest.length > 0 ? [lineOf(line.block, rest)] : [] });
  }
  return found;
}

/** The sections of a document's plain text. */
export const sectionsOfText = (text: PlainText): Section[] => sectionsOf(linesOf(text));
