import type { Page } from '../../document/page.ts';
import type { PlainText } from '../text/plain-text.ts';
import { withoutColophon } from './colophon.ts';
import { headingLooks, headingsOf, withWholeHeadings } from './headings.ts';
import { type Line, lineOf, linesOf } from './lines.ts';
import { isPlaceAndDate } from './place-and-date.ts';
import { asPrinted } from './recognised.ts';
import { cardByCard } from './regions/cards.ts';
import { framesOfPages } from './regions/frames.ts';
import { type Region, regionsOf } from './regions/regions.ts';
import type { SectionName } from './section-names.ts';
import { withEdges, withLeadings } from './wrap.ts';

/** A part of a resume under a heading of its own. */
export interface Section {
  readonly name: SectionName;
  /** As printed; empty for what stands before the first heading. */
  readonly heading: string;
  readonly body: readonly Line[];
}

/** The parts of a resume, region by region. What stands before the first heading of a region is a section of contacts. */
export function sectionsOf(regions: readonly Region[]): Section[] {
  const whole = withLeadings(regions.map(withEdges)).map(withWholeHeadings);
  const looks = headingLooks(whole.flat());
  return whole.flatMap((region) => {
    const headings = headingsOf(region, looks);
    const found: { name: SectionName; heading: string; body: Line[] }[] = [{ name: 'contact', heading: '', body: [] }];
    for (const line of region) {
      const heading = headings.get(line);
      if (!heading) {
        found.at(-1)?.body.push(line);
        continue;
      }
      const rest = line.pieces.slice(heading.pieces);
      const body = rest.length > 0 ? [{ ...line, ...lineOf(line.block, rest) }] : [];
      found.push({ name: heading.name, heading: heading.text, body });
    }
    return found
      .filter(({ heading, body }) => heading !== '' || body.length > 0)
      .map((section) => ({ ...section, body: cardByCard(section.body) }));
  });
}

/** The sections of a document's plain text, without where and when it was signed and how it was made; its pages tell what frames hold together. */
export const sectionsOfText = (text: PlainText, pages: readonly Page[] = []): Section[] =>
  sectionsOf(regionsOf(withoutColophon(withoutPlaceAndDate(asPrinted(linesOf(text)))), framesOfPages(pages)));

function withoutPlaceAndDate(lines: Line[]): Line[] {
  const last = lines.at(-1);
  return last && isPlaceAndDate(last, lines.at(-2)) ? lines.slice(0, -1) : lines;
}
