import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';
import { sectionOf } from './numbered-sections.ts';

/** Headings whose numbers count on, `1` → `2` → `3` or `2.1` → `2.2`, though others may stand between them. */
type Series = ParagraphCandidate[];

/**
 * The levels of headings, those of one series at the level that most of it have: one of them may be in capitals, or end in
 * a sign of another weight.
 * @param levels in reading order.
 */
export function withSeriesLevel(
  levels: ReadonlyMap<ParagraphCandidate, number>,
): ReadonlyMap<ParagraphCandidate, number> {
  const settled = new Map(levels);
  for (const headings of seriesAmong(levels)) {
    const own = Map.groupBy(headings, (heading) => levels.get(heading) as number);
    const usual = [...own].find(([, having]) => 2 * having.length > headings.length)?.[0];
    if (usual !== undefined) for (const heading of headings) settled.set(heading, usual);
  }
  return settled;
}

function seriesAmong(levels: ReadonlyMap<ParagraphCandidate, number>): readonly Series[] {
  const all: Series[] = [];
  /** Series by the section that would go on with them, and by the level of their last one: many begin alike. */
  const waiting = new Map<string, Map<number, Series[]>>();
  for (const [heading, level] of levels) {
    const parts = sectionOf(candidateText(heading))?.split('.');
    const own = Number(parts?.pop());
    if (Number.isNaN(own)) continue;
    const whole = parts?.join('.');
    const open = waiting.get(`${whole}.${own}`);
    const series = (open?.get(level) ?? [...(open?.values() ?? [])].findLast(({ length }) => length > 0))?.pop() ?? [];
    if (series.length === 0) all.push(series);
    series.push(heading);
    const next = `${whole}.${own + 1}`;
    const byLevel = waiting.get(next) ?? new Map<number, Series[]>();
    waiting.set(next, byLevel);
    const alike = byLevel.get(level);
    if (alike) alike.push(series);
    else byLevel.set(level, [series]);
  }
  return all;
}
