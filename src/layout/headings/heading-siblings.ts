import { median } from '../../platform/median.ts';
import { type Decision, decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { groupByPosition } from '../metrics.ts';
import type { ParagraphCandidate } from '../text/paragraphs.ts';
import type { HeadingFeatures } from './heading-features.ts';
import { NUMBERED } from './style-census.ts';

/** A paragraph that may be a heading, and whether its own signs say that it is one. */
export interface Judged {
  readonly candidate: ParagraphCandidate;
  readonly features: HeadingFeatures;
  readonly is: boolean;
  /** Log odds that its own signs give it. */
  readonly odds: () => number;
  /** Whether it has a list, a table or several paragraphs below it; undefined where its page ends too soon to tell. */
  readonly heads: () => boolean | undefined;
  /** x in points where the text below it ends that begins where it does; undefined where none does. */
  readonly textEnd: number | undefined;
  readonly trace: Trace | undefined;
}

interface Sibling {
  readonly odds: number;
  /** The mean log odds of all that are set alike. */
  readonly mean: number;
  readonly isNumbered: boolean;
  /** It is no heading by itself, and has less white space above than those that are. */
  readonly isClose: boolean;
  /** They are bold, and each has a list, a table or several paragraphs below it. */
  readonly headSections: boolean;
}

/** Points by which the left edges of paragraphs on one edge differ at most. */
export const EDGE = 2;
/** Share of the white space above a heading that its siblings have at the least. */
const AS_FAR = 0.8;
/** Words above which a paragraph reads as text. */
const MOST_WORDS = 20;
/** Log odds, for and against, that count of one paragraph: more of them is known by the file. */
const MOST_ODDS = 4;
/** Mean log odds above which numbered paragraphs are headings, as their numbers tell of a series. Chosen on wild. */
const NUMBERED_ODDS = -1;

/** Fewest bold paragraphs that tell, by what is below each, that they head it. */
const FEWEST_HEADS = 3;

/** Paragraphs that are set alike are headings, or none of them is. */
const AMONG_SIBLINGS: Decision<Sibling> = decisionOf('heading among siblings', [
  { name: 'sure by itself', weight: WEIGHT.sufficient, holds: ({ odds }) => odds >= MOST_ODDS },
  { name: 'less white above', weight: WEIGHT.against, holds: ({ isClose, isNumbered }) => isClose && !isNumbered },
  { name: 'its like are headings', weight: WEIGHT.for, holds: ({ mean }) => mean > 0 },
  { name: 'its series are headings', weight: WEIGHT.for, holds: (s) => s.isNumbered && s.mean > NUMBERED_ODDS },
  { name: 'its like head sections', weight: WEIGHT.for, holds: ({ headSections }) => headSections },
]);

/** Whether what is set as a heading may be one: it neither reads as text nor stands apart for another reason. */
const mayBeSibling = ({ features: f }: Judged): boolean =>
  f.wordCount <= MOST_WORDS &&
  f.lineCount <= 2 &&
  f.style.long === 0 &&
  !/[.;:,。：]["”’)]?$/.test(f.text) &&
  !f.place.beside &&
  ![f.tornApart, f.caption, f.bullet, f.aslant].some(Boolean);

/**
 * The paragraphs that are headings: by their own signs, and by those of the others in one style, on the same left edge
 * and numbered as they are. What such paragraphs have in common weighs more than what follows each.
 */
export function withSiblings(judged: readonly Judged[]): ReadonlySet<ParagraphCandidate> {
  const found = new Set(judged.filter(({ is }) => is).map(({ candidate }) => candidate));
  for (const group of setAlike(judged)) {
    const headSections = doHeadSections(group);
    if (group.every(({ is }) => is) || !(headSections || group.some(({ is }) => is))) continue;
    const siblings = group.filter(mayBeSibling).map((one) => ({ ...one, odds: one.odds() }));
    const mean = meanOf(siblings);
    const sure = group.filter(({ is }) => is);
    const leastAbove = sure.length === 0 ? 0 : Math.min(...sure.map(({ features }) => features.place.above));
    for (const { candidate, features, is, trace, odds } of siblings) {
      const isClose = !is && features.place.above < AS_FAR * leastAbove;
      const sibling = { odds, mean, isNumbered: NUMBERED.test(features.text), isClose, headSections };
      if (decide(AMONG_SIBLINGS, sibling, candidate.box, trace)) found.add(candidate);
      else found.delete(candidate);
    }
  }
  return found;
}

/** The mean odds: at the edge of a page signs speak against a heading wherever it falls, so that those amid it count where they are most. */
function meanOf(siblings: readonly { readonly odds: number; readonly features: HeadingFeatures }[]): number {
  const amid = siblings.filter(({ features }) => !features.atEdge);
  const counted = 2 * amid.length > siblings.length ? amid : siblings;
  return counted.reduce((sum, { odds }) => sum + Math.max(-MOST_ODDS, Math.min(odds, MOST_ODDS)), 0) / counted.length;
}

/** Whether paragraphs that are set alike are titles by their place alone: bold, on lines of their own, and never above one paragraph. */
const doHeadSections = (group: readonly Judged[]): boolean =>
  group.length >= FEWEST_HEADS &&
  group.every((one) => {
    const { bold, lineCount, place } = one.features;
    return bold && lineCount === 1 && !place.boxed && mayBeSibling(one) && one.heads() !== false;
  });

/** Paragraphs of one style and on one left edge, or on that of columns beside each other, those with a number apart. */
function setAlike(judged: readonly Judged[]): Judged[][] {
  const styles = [...Map.groupBy(judged, ({ features }) => features.style).values()];
  const kinds = styles.flatMap((all) => [...Map.groupBy(all, ({ features }) => NUMBERED.test(features.text)).values()]);
  return kinds.flatMap((all) =>
    joinColumns(
      groupByPosition(
        all,
        ({ candidate }) => candidate.box[0],
        () => EDGE,
      ),
    ),
  );
}

/** Joins groups, from left to right, that are above the text of columns beside each other. */
function joinColumns(groups: readonly Judged[][]): Judged[][] {
  const joined: Judged[][] = [];
  let open: Judged[] | undefined;
  let end = Number.NEGATIVE_INFINITY;
  for (const group of groups) {
    const ends = group.flatMap(({ textEnd }) => textEnd ?? []);
    const isBeside = ends.length > 0 && (group[0]?.candidate.box[0] ?? 0) >= end;
    if (isBeside && open) open.push(...group);
    else joined.push(group);
    if (!isBeside) continue;
    open ??= group;
    end = median(ends);
  }
  return joined;
}
