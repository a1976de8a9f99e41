import { type Box, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { decide, decisionOf, explain, type Trace } from '../decision.ts';
import { isFormula } from '../figures/formulas.ts';
import { type Form, labelledEntries } from '../forms/forms.ts';
import { underlinesAmong } from '../forms/underlines.ts';
import { CLOSE, isMonospaced } from '../text/code.ts';
import { markerOf } from '../text/list-markers.ts';
import { isCandidate, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { isCredit } from './credits.ts';
import { hangingHeads } from './hanging-heads.ts';
import { headsSeveral, MOST_FOLLOWING } from './headed-parts.ts';
import { haveCode, isAtEdge, measureHeading, measureLook } from './heading-features.ts';
import { besideOthers, type Neighbour, placeOf } from './heading-place.ts';
import { EDGE, type Judged, withSiblings } from './heading-siblings.ts';
import { headingSigns, mayBeHeading } from './heading-signs.ts';
import { headingTags } from './heading-tags.ts';
import { BIAS, WEIGHTS } from './heading-weights.ts';
import { numberedSections } from './numbered-sections.ts';
import { type Outline, prominentOnly } from './outline.ts';
import { lettersOf, takeCensus } from './style-census.ts';
import { isWithinText } from './within-text.ts';

/** Words above which no paragraph is a heading. */
const MOST_WORDS = 40;

const HEADING = decisionOf(
  'heading',
  headingSigns
    .map((sign) => ({ ...sign, weight: WEIGHTS.get(sign.name) ?? 0 }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  BIAS,
);

/** A page with its paragraphs, tables and figures in reading order. */
export interface HeadingPage {
  readonly page: PositionedPage;
  readonly sequence: readonly Neighbour[];
  /** What is drawn around text. */
  readonly frames: readonly Box[];
  readonly forms: readonly Form[];
  readonly trace: Trace | undefined;
}

/** The paragraphs of a document that are headings, by their own signs, what their style is used for, and their siblings. */
export function findHeadings(
  pages: readonly HeadingPage[],
  { typography, outline: named }: { readonly typography: Typography; readonly outline: Outline },
): ParagraphCandidate[] {
  const filledIn = filledInAmong(pages);
  const counted = pages.flatMap(({ sequence }) =>
    sequence.flatMap((candidate, index) => (isCandidate(candidate) ? [{ candidate, next: sequence[index + 1] }] : [])),
  );
  const letters = pages.reduce((sum, { page }) => sum + lettersOf(page.words), 0);
  const census = takeCensus(counted, filledIn, typography, letters);
  const tags = headingTags(counted.map(({ candidate }) => candidate));
  const hasCode = !typography.monospace && haveCode(counted.map(({ candidate }) => candidate));
  const outline = prominentOnly(
    named,
    counted.map(({ candidate }) => candidate),
  );
  const first = counted[0]?.candidate;
  const judged = pages.flatMap(({ page, sequence, frames, forms, trace }) => {
    const entries = labelledEntries(forms);
    const placed = { page, frames, beside: besideOthers(sequence) };
    const isUnderlined = underlinesAmong(page.rules);
    const hanging = hangingHeads(sequence, census, (box) => isAtEdge(box, page.height));
    return sequence.flatMap((candidate, index): Judged[] => {
      if (!isCandidate(candidate) || wordCountOf(candidate) > MOST_WORDS || candidate.breaks.size > 0) return [];
      if (filledIn.has(candidate)) return [];
      if (entries.has(candidate.lines[0]?.words[0] as Word)) return [];
      const neighbours = { before: sequence[index - 1], next: sequence[index + 1] };
      const { before, next } = neighbours;
      if (isWithinListing(candidate, neighbours, typography) || isItem(candidate, before, next)) return [];
      if (isWithinText(candidate, before, next)) return [];
      const at = {
        candidate,
        before,
        next,
        firstOfDocument: candidate === first,
        pageHeight: page.height,
        census,
        outline,
        tags,
        hasCode,
        hanging,
        isUnderlined,
      };
      const look = measureLook(at);
      if (!mayBeHeading(look) || candidate.lines.every(isFormula)) return [];
      const features = measureHeading(look, at, placeOf(candidate, neighbours, placed));
      if (page === pages[0]?.page && isCredit(candidate, features, sequence, trace)) return [];
      const is = decide(HEADING, features, candidate.box, trace);
      const odds = (): number => explain(HEADING, features, candidate.box).score;
      const heads = (): boolean | undefined =>
        headsSeveral(candidate, sequence.slice(index + 1, index + 1 + MOST_FOLLOWING), census);
      return [{ candidate, features, is, odds, heads, textEnd: textEndBelow(candidate, next), trace }];
    });
  });
  const siblings = withSiblings(judged);
  const sections = numberedSections(judged, ({ candidate }) => siblings.has(candidate));
  const headings = new Set([...siblings, ...sections.map(({ candidate }) => candidate)]);
  return judged.flatMap(({ candidate }) => (headings.has(candidate) ? [candidate] : []));
}

/** x in points where the text ends that a paragraph stands above and begins with; its first line may be indented. */
function textEndBelow(
  { box: [left, , , bottom] }: ParagraphCandidate,
  next: Neighbour | undefined,
): number | undefined {
  if (!next || !isCandidate(next)) return undefined;
  const first = union(next.lines.slice(0, 2).map(({ box }) => box));
  return first[1] > bottom - EDGE && Math.abs(first[0] - left) < EDGE ? first[2] : undefined;
}

/** The paragraphs that are what fields of an interactive form hold, and those with something in the cells of a comb. */
function filledInAmong(pages: readonly HeadingPage[]): ReadonlySet<ParagraphCandidate> {
  const values = new Set(pages.flatMap(({ page }) => page.fields ?? []).flatMap(({ words }) => words));
  const hasCombs = pages.some(({ page }) => page.words.some(({ inCells }) => inCells));
  if (values.size === 0 && !hasCombs) return new Set();
  const candidates = pages.flatMap(({ sequence }) => sequence.filter(isCandidate));
  const isFilledIn = (words: readonly Word[]): boolean =>
    words.every((word) => values.has(word)) || words.some(({ inCells }) => inCells);
  return new Set(candidates.filter(({ lines }) => isFilledIn(lines.flatMap(({ words }) => words))));
}

/** Whether a paragraph is a line of a listing: close below one, and close above another. */
function isWithinListing(
  candidate: ParagraphCandidate,
  { before, next }: Readonly<Record<'before' | 'next', Neighbour | undefined>>,
  typography: Typography,
): boolean {
  if (!before || !next || ![before, candidate, next].every((one) => isCandidate(one) && isMonospaced(one, typography)))
    return false;
  const [above, below] = [candidate.box[1] - (before.box?.[3] ?? 0), (next.box?.[1] ?? 0) - candidate.box[3]];
  return Math.max(above, below) < CLOSE * candidate.fontSize;
}

/** Bullets of lists, which no heading has, as it may have a square or an arrow. */
const BULLET = /^[•◦○·∙⋅‣⁃–—-]$/u;

/**
 * Whether a paragraph is an item, however large: one of several lines, or above or below another one, as outlines of slides
 * are set.
 */
function isItem(
  { lines: [line, ...others] }: ParagraphCandidate,
  ...neighbours: readonly (Neighbour | undefined)[]
): boolean {
  if (!line || !BULLET.test(markerOf(line)?.text ?? '')) return false;
  if (others.length > 0) return true;
  return neighbours.some(
    (next) => next && isCandidate(next) && next.lines[0] && markerOf(next.lines[0])?.kind === 'bullet',
  );
}
