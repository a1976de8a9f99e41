import { type Box, union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { onOneLine } from '../metrics.ts';
import { isCandidate, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { HeadingFeatures } from './heading-features.ts';
import type { Neighbour } from './heading-place.ts';
import { NUMBERED } from './style-census.ts';

/** Paragraphs above a credit at most, and words that each of them has at most: titles, and other credits. */
const MOST_ABOVE = 10;
const MOST_WORDS_ABOVE = 20;
const MOST_WORDS = 10;
/** Most paragraphs in the style of one: names of several authors. */
const MOST_ALIKE = 3;
/** Size of a title in shares of the text's and of the credit's below it. */
const TITLE = 1.2;
const LARGER = 1.1;
/** Size in shares of the text's above which what is right below the title is a second one. */
const SUBTITLE = 1.5;

interface CreditFeatures {
  readonly heading: HeadingFeatures;
  /** A larger title is above it, with nothing else between them. */
  readonly belowTitle: boolean;
  /** It is centred below the title, with what stands beside it, or ends with it, and begins elsewhere. */
  readonly aligned: boolean;
}

/** Whether a paragraph is beside another one, or of parts far from each other: sections are not, whatever their style. */
const areNames = ({ place, tornApart }: HeadingFeatures): boolean => place.beside || tornApart;

/** Chosen on the title pages of manuals and papers. */
const CREDIT = decisionOf<CreditFeatures>('credit', [
  { name: 'set as the title', weight: WEIGHT.for, holds: ({ aligned }) => aligned },
  { name: 'below no title', weight: WEIGHT.veto, holds: ({ belowTitle }) => !belowTitle },
  { name: 'many words', weight: WEIGHT.veto, holds: ({ heading }) => heading.wordCount > MOST_WORDS },
  {
    name: 'style used elsewhere',
    weight: WEIGHT.veto,
    holds: ({ heading }) => heading.style.count > MOST_ALIKE && !areNames(heading),
  },
  {
    name: 'style above text',
    weight: WEIGHT.veto,
    holds: ({ heading }) => heading.style.aboveText > 0 && !areNames(heading),
  },
  { name: 'above text', weight: WEIGHT.veto, holds: ({ heading: { next } }) => next === 'text' || next === 'block' },
  { name: 'numbered', weight: WEIGHT.veto, holds: ({ heading }) => NUMBERED.test(heading.text) },
  {
    name: 'heading by the file',
    weight: WEIGHT.veto,
    holds: ({ heading: f }) => f.tag === 'heading' || f.inOutline || f.titlesContents,
  },
]);

/**
 * Whether a paragraph of a document's first page is a line below its title that heads nothing: who wrote it, for whom,
 * when, which version.
 * @param sequence what is on the page, in reading order.
 */
export function isCredit(
  candidate: ParagraphCandidate,
  heading: HeadingFeatures,
  sequence: readonly Neighbour[],
  trace?: Trace,
): boolean {
  const first = sequence.slice(0, MOST_ABOVE + 1);
  const above = first.slice(0, Math.max(first.indexOf(candidate), 0));
  if (above.length === 0) return false;
  const title = above.find(
    (one): one is ParagraphCandidate =>
      isCandidate(one) && one.fontSize > TITLE * heading.textSize && one.fontSize > LARGER * candidate.fontSize,
  );
  const isSubtitle = title === above.at(-1) && heading.relativeSize > SUBTITLE;
  if (!title || isSubtitle) return false;
  const belowTitle = above.every((one) => isCandidate(one) && wordCountOf(one) <= MOST_WORDS_ABOVE);
  // Names side by side are centred together.
  const row = first.filter((one) => isCandidate(one) && onOneLine(one.box, candidate.box)).map(({ box }) => box as Box);
  const aligned = areAligned(title.box, union(row), candidate.fontSize);
  return decide(CREDIT, { heading, belowTitle, aligned }, candidate.box, trace);
}

function areAligned(title: Box, box: Box, fontSize: number): boolean {
  const isCentred = Math.abs(title[0] + title[2] - box[0] - box[2]) < 2 * fontSize;
  const endsAlike = Math.abs(title[2] - box[2]) < fontSize / 2;
  return (isCentred || endsAlike) && Math.abs(title[0] - box[0]) > fontSize / 2;
}
