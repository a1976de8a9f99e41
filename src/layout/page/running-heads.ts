import { overlap } from '../../document/geometry.ts';
import type { Line } from './lines.ts';

/** Share of the page's height at top and bottom where running heads and feet stand. */
const MARGIN = 0.12;
/** The same for the outermost line of a page: small pages are set with wide margins. */
const OUTERMOST = 0.2;
/** Points by which a running head may wander from page to page. */
const WANDER = 12;
/** A text that stands in the margins of this share of the pages, and on two at least, is furniture. */
const REPEATED = 0.3;

interface MarginPage {
  readonly number: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/** Running heads, feet and page numbers: lines in the margins that come back, numbers aside, at the same height. */
export function findFurniture(pages: readonly MarginPage[]): ReadonlySet<Line> {
  const places = new Map<string, { page: number; line: Line }[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      if (!isInMargin(line, page.height) && !isOutermost(line, page.lines, page.height)) continue;
      const key = patternOf(line, page.number);
      const found = places.get(key) ?? [];
      places.set(key, found);
      found.push({ page: page.number, line });
    }
  }
  const furniture = new Set<Line>();
  const least = Math.max(2, REPEATED * Math.min(pages.length, 10));
  for (const found of places.values()) {
    for (const { line } of found) {
      const near = found.filter((other) => Math.abs(other.line.baseline - line.baseline) < WANDER);
      if (new Set(near.map(({ page }) => page)).size >= least) furniture.add(line);
    }
  }
  return furniture;
}

const isInMargin = (line: Line, height: number): boolean =>
  line.box[3] < MARGIN * height || line.box[1] > (1 - MARGIN) * height;

/** Whether a line is a page's first or last and white space sets it apart from the text. */
function isOutermost({ box, fontSize }: Line, lines: readonly Line[], height: number): boolean {
  const isTop = box[3] < OUTERMOST * height;
  if (!isTop && box[1] < (1 - OUTERMOST) * height) return false;
  return lines.every(({ box: other }) => {
    const isLevel = overlap(box[1], box[3], other[1], other[3]) > 0;
    return isLevel || (isTop ? other[1] - box[3] : box[1] - other[3]) > fontSize;
  });
}

/**
 * The line's text with every number, Roman page numbers too, made alike; where it is numbers alone, they must count up
 * with the pages: other numbers come back by chance.
 */
function patternOf({ words }: Line, page: number): string {
  const text = words.map((word) => (/^[ivxlc]+$/i.test(word.text) ? '#' : word.text)).join(' ');
  const hasText = /\p{L}{2}|#/u.test(text);
  return text.replace(/\d+/g, (number) => (hasText ? '#' : `${Number(number) - page}`)).toLowerCase();
}
