import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';
import { sectionOf } from './numbered-sections.ts';

/** Headings whose numbers count on, `1` → `2` → `3` or `2.1` → `2.2`, though others may stand between them. */
interface Series {
  readonly headings: ParagraphCandidate[];
  /** The number of what they are parts of, empty for none. */
  readonly whole: string;
  /** Own number of the last one. */
  last: number;
}

/**
 * The levels of headings, those of one series at the level that most of it have: one of them may be in capitals, or end in
 * a sign of another weight.
 * @param levels in reading order.
 */
export function withSeriesLevel(
  levels: ReadonlyMap<ParagraphCandidate, number>,
): ReadonlyMap<ParagraphCandidate, number> {
  const settled = new Map(levels);
  for (const { headings } of seriesAmong(levels)) {
    const own = Map.groupBy(headings, (heading) => levels.get(heading) as number);
    const usual = [...own].find(([, having]) => 2 * having.length > headings.length)?.[0];
    if (usual !== undefined) for (const heading of headings) settled.set(heading, usual);
  }
  return settled;
}

function seriesAmong(levels: ReadonlyMap<ParagraphCandidate, number>): readonly Series[] {
  const all: Series[] = [];
  for (const [heading, level] of levels) {
    const [, whole = '', own = ''] = /^(.*?)\.?(\d+)$/.exec(sectionOf(candidateText(heading)) ?? '') ?? [];
    if (own === '') continue;
    const open = all.filter((series) => series.whole === whole && series.last + 1 === Number(own));
    const series = open.findLast(({ headings }) => levels.get(headings.at(-1) as ParagraphCandidate) === level);
    const next = series ?? open.at(-1);
    if (next) {
      next.headings.push(heading);
      next.last = Number(own);
    } else all.push({ headings: [heading], whole, last: Number(own) });
  }
  return all;
}
