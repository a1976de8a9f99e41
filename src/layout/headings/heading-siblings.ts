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
  readonly trace: Trace | undefined;
}

interface Siblings extends Judged {
  /** Of the paragraphs that are set alike, those that are headings, and the others, itself among them. */
  readonly headings: number;
  readonly others: number;
  /** Points: least white space above one of these headings. */
  readonly leastAbove: number;
}

/** Headings for each other paragraph that is set alike, at the least: where one differs, what follows it may be the reason. */
const MOST = 3;
/** Points by which the left edges of paragraphs on one edge differ at most. */
const EDGE = 2;
/** Share of the white space above a heading that its siblings have at the least. */
const AS_FAR = 0.8;
/** Words above which a paragraph reads as text. */
const MOST_WORDS = 20;

const AMONG_SIBLINGS: Decision<Siblings> = decisionOf('heading among siblings', [
  {
    name: 'reads as text',
    weight: WEIGHT.veto,
    holds: ({ features: f }) => f.wordCount > MOST_WORDS || f.lineCount > 2,
  },
  { name: 'style of long paragraphs', weight: WEIGHT.veto, holds: ({ features: f }) => f.style.long > 0 },
  { name: 'ends a sentence', weight: WEIGHT.veto, holds: ({ features: f }) => /[.;:,。：]["”’)]?$/.test(f.text) },
  { name: 'beside others', weight: WEIGHT.veto, holds: ({ features: f }) => f.place.beside || f.tornApart },
  { name: 'caption', weight: WEIGHT.veto, holds: ({ features: f }) => f.caption || f.bullet || f.aslant },
  { name: 'less white above', weight: WEIGHT.veto, holds: (s) => s.features.place.above < AS_FAR * s.leastAbove },
  { name: 'its like are headings', weight: WEIGHT.for, holds: (s) => s.headings >= MOST * s.others },
]);

/**
 * The paragraphs that are headings: those that are by their own signs, and those that are set as these are, on the same
 * left edge and numbered as they are, where nearly all such paragraphs are headings.
 */
export function withSiblings(judged: readonly Judged[]): ReadonlySet<ParagraphCandidate> {
  const found = new Set(judged.filter(({ is }) => is).map(({ candidate }) => candidate));
  for (const alike of setAlike(judged)) {
    const headings = alike.filter(({ is }) => is);
    const others = alike.length - headings.length;
    if (others === 0 || headings.length === 0) continue;
    const leastAbove = Math.min(...headings.map(({ features }) => features.place.above));
    for (const one of alike) {
      if (one.is) continue;
      const siblings = { ...one, headings: headings.length, others, leastAbove };
      if (decide(AMONG_SIBLINGS, siblings, one.candidate.box, one.trace)) found.add(one.candidate);
    }
  }
  return found;
}

/** Paragraphs of one style and on one left edge, those with a number apart from those without. */
function setAlike(judged: readonly Judged[]): Judged[][] {
  const styles = [...Map.groupBy(judged, ({ features }) => features.style).values()];
  const kinds = styles.flatMap((all) => [...Map.groupBy(all, ({ features }) => NUMBERED.test(features.text)).values()]);
  return kinds.flatMap((all) =>
    groupByPosition(
      all,
      ({ candidate }) => candidate.box[0],
      () => EDGE,
    ),
  );
}
