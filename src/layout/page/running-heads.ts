import { overlap } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from './lines.ts';

/** Height of the margins with running heads, in shares of the page's. Chosen on odl-bench, dev half, as are all here. */
const MARGIN = 0.12;
/** The same for the first and the last line of a page: small pages have wide margins. */
const OUTERMOST = 0.2;
/** Points: largest distance of the baselines of a running head on two pages. */
const SHIFT = 12;
/** Least share of the pages on which a running head repeats. */
const REPEATED = 0.3;
/** Number of pages that suffice in long documents, whose running heads change from chapter to chapter. */
const SUFFICIENT = 3;

/** What decides whether a line is a running head, a running foot or a page number. */
export interface RunningHeadFeatures {
  /** Whether it is in the upper or lower margin. */
  readonly inMargin: boolean;
  /** Whether it is the first or last line of its page and white space is between it and the text. */
  readonly outermost: boolean;
  /** Number of pages on which the same text, numbers aside, is at the same height. */
  readonly pages: number;
  /** Their share of the document's pages. */
  readonly pageShare: number;
}

/** A line at the edge of the page is a running head unless it repeats too seldom. */
export const RUNNING_HEAD = decisionOf<RunningHeadFeatures>('running head', [
  { name: 'in the margin', weight: WEIGHT.for, holds: ({ inMargin }) => inMargin },
  { name: 'outermost', weight: WEIGHT.for, holds: ({ outermost }) => outermost },
  { name: 'on one page', weight: WEIGHT.veto, holds: ({ pages }) => pages < 2 },
  {
    name: 'on few pages',
    weight: WEIGHT.veto,
    holds: ({ pages, pageShare }) => pages < SUFFICIENT && pageShare < REPEATED,
  },
]);

interface MarginPage {
  readonly number: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Receives the verdicts on its lines. */
  readonly trace?: Trace | undefined;
}

/** A line at the edge of its page. */
interface EdgeLine extends Pick<RunningHeadFeatures, 'inMargin' | 'outermost'> {
  readonly page: MarginPage;
  readonly line: Line;
}

/**
 * Running heads and feet, and page numbers (pagination artifacts: ISO 32000-2, 14.8.2.2): lines at the edges of pages
 * that repeat at the same height, numbers aside.
 */
export function findRunningHeads(pages: readonly MarginPage[]): ReadonlySet<Line> {
  const edgeLines = pages.flatMap(edgeLinesOf);
  const heads = new Set<Line>();
  for (const alike of Map.groupBy(edgeLines, ({ line, page }) => patternOf(line, page.number)).values()) {
    for (const { page, line, inMargin, outermost } of alike) {
      const near = alike.filter((other) => Math.abs(other.line.baseline - line.baseline) < SHIFT);
      const repeats = new Set(near.map((other) => other.page)).size;
      const features: RunningHeadFeatures = { inMargin, outermost, pages: repeats, pageShare: repeats / pages.length };
      if (decide(RUNNING_HEAD, features, line.box, page.trace)) heads.add(line);
    }
  }
  return heads;
}

function edgeLinesOf(page: MarginPage): EdgeLine[] {
  const { height, lines } = page;
  return lines.flatMap((line): EdgeLine[] => {
    const inMargin = isInMargin(line, height);
    const outermost = !inMargin && isOutermost(line, lines, height);
    return inMargin || outermost ? [{ page, line, inMargin, outermost }] : [];
  });
}

const isInMargin = (line: Line, height: number): boolean =>
  line.box[3] < MARGIN * height || line.box[1] > (1 - MARGIN) * height;

/** Whether a line is the first or last of its page and more than a font size away from the others. */
function isOutermost({ box, fontSize }: Line, lines: readonly Line[], height: number): boolean {
  const isTop = box[3] < OUTERMOST * height;
  if (!isTop && box[1] < (1 - OUTERMOST) * height) return false;
  return lines.every(({ box: other }) => {
    const isLevel = overlap(box[1], box[3], other[1], other[3]) > 0;
    return isLevel || (isTop ? other[1] - box[3] : box[1] - other[3]) > fontSize;
  });
}

/**
 * A key that is the same for a running head on all pages: its text with `#` for every number, Roman ones included. Of a
 * line of numbers alone it is their distance from the page's number: other numbers repeat by chance.
 */
function patternOf({ words }: Line, page: number): string {
  const text = words.map((word) => (/^[ivxlc]+$/i.test(word.text) ? '#' : word.text)).join(' ');
  const hasText = /\p{L}{2}|#/u.test(text);
  return text.replace(/\d+/g, (number) => (hasText ? '#' : `${Number(number) - page}`)).toLowerCase();
}
