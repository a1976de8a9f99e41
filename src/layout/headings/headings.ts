import type { Block } from '../../document/block.ts';
import { decide, decisionOf, WEIGHT } from '../decision.ts';
import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { type Emphasis, type HeadingContext, type HeadingFeatures, MeasuredParagraph } from './heading-features.ts';
import { keyOf, styleOf } from './heading-style.ts';

// Thresholds without another origin were chosen on odl-bench, dev half.

/** Smallest size of a heading in shares of the text's. */
const NOT_SMALL = 0.95;
/** Size in shares of the text's from which a heading may be in the margin of a page, and end in any sign. */
const DISPLAY = 1.5;
/** Longest heading in words. */
const MOST_WORDS_LARGE = 30;
/** Longest heading in words and in lines, where it is not large. */
const MOST_WORDS = 16;
const MOST_LINES = 3;
const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.\d*)\s+\p{Lu}/u;

const isOf = (emphasis: Emphasis, ending: RegExp, { emphasis: own, text }: HeadingFeatures): boolean =>
  own === emphasis && ending.test(text);
const isQuiet = ({ emphasis }: HeadingFeatures): boolean => emphasis === 'capitals or italics';

/** Weights set by hand on odl-bench, dev half. */
const HEADING = decisionOf<HeadingFeatures>('heading', [
  { name: 'caption of a block', weight: WEIGHT.veto, holds: (f) => f.captionOfBlock },
  { name: 'in the outline', weight: WEIGHT.sufficient, holds: (f) => f.inOutline },
  { name: 'title of contents', weight: WEIGHT.sufficient, holds: (f) => f.titlesContents },
  { name: 'long', weight: WEIGHT.against, holds: (f) => f.wordCount > MOST_WORDS_LARGE },
  { name: 'no words', weight: WEIGHT.against, holds: (f) => !/\p{L}{2}|^\p{L}$/u.test(f.text) },
  // Capitals may end in a comma: a name on a title page.
  {
    name: 'ends amid a sentence',
    weight: WEIGHT.against,
    holds: (f) => /[,;]$/.test(f.text) && /\p{Ll}/u.test(f.text),
  },
  { name: 'torn apart', weight: WEIGHT.against, holds: (f) => f.tornApart },
  { name: 'tagged', weight: WEIGHT.for, holds: (f) => f.tagged },
  { name: 'at the edge of the page', weight: WEIGHT.doubt, holds: (f) => f.atEdge && f.relativeSize < DISPLAY },
  { name: 'small', weight: WEIGHT.doubt, holds: (f) => f.relativeSize < NOT_SMALL },
  {
    name: 'large, ends in a stop',
    weight: WEIGHT.doubt,
    holds: (f) => isOf('large', /[,;:]$/, f) && f.relativeSize < DISPLAY && !NUMBERED.test(f.text),
  },
  { name: 'caption', weight: WEIGHT.doubt, holds: (f) => f.emphasis !== 'large' && f.caption },
  { name: 'many words', weight: WEIGHT.doubt, holds: (f) => f.emphasis !== 'large' && f.wordCount > MOST_WORDS },
  { name: 'many lines', weight: WEIGHT.doubt, holds: (f) => f.emphasis !== 'large' && f.lineCount > MOST_LINES },
  { name: 'larger and bold, ends in a comma', weight: WEIGHT.doubt, holds: (f) => isOf('larger and bold', /[,;]$/, f) },
  { name: 'bold, ends in a colon', weight: WEIGHT.doubt, holds: (f) => isOf('bold', /[:,;]$/, f) },
  { name: 'bold sentence, no text', weight: WEIGHT.doubt, holds: (f) => isOf('bold', /\.$/, f) && !f.leadsIntoText },
  { name: 'coloured, ends in a stop', weight: WEIGHT.doubt, holds: (f) => isOf('colour', /[.:,;]$/, f) },
  { name: 'quiet, several lines', weight: WEIGHT.doubt, holds: (f) => isQuiet(f) && f.lineCount > 1 },
  { name: 'quiet, no text', weight: WEIGHT.doubt, holds: (f) => isQuiet(f) && !f.leadsIntoText },
  {
    name: 'quiet, ends in a stop',
    weight: WEIGHT.doubt,
    holds: (f) => isOf('capitals or italics', /[.:,;]$/, f) && !NUMBERED.test(f.text),
  },
  { name: 'stands out', weight: WEIGHT.hint, holds: (f) => f.emphasis !== 'none' },
]);

/**
 * The paragraphs of a page that are headings: those that the outline or the tags name, and short ones that are larger
 * than the text, or bold, coloured, in capitals or italic on their own.
 */
export const findHeadings = (
  sequence: readonly (ParagraphCandidate | Block)[],
  context: HeadingContext,
): ParagraphCandidate[] =>
  sequence.filter((candidate, index): candidate is ParagraphCandidate => {
    if (candidate.kind !== 'candidate') return false;
    const at = { candidate, before: sequence[index - 1], next: sequence[index + 1] };
    return decide(HEADING, new MeasuredParagraph(at, context), candidate.box, context.trace);
  });

const wordCount = (text: string): number => text.split(' ').length;

/** The numbered lines in the style of numbered headings of the document, though no text follows them. */
export function numberedAlike(
  candidates: readonly ParagraphCandidate[],
  headings: readonly ParagraphCandidate[],
  typography: Typography,
): ParagraphCandidate[] {
  const numbered = (candidate: ParagraphCandidate): boolean => NUMBERED.test(candidateText(candidate));
  const styles = new Set(
    headings.filter((candidate) => numbered(candidate) && isMarked(candidate, typography)).map(keyOf),
  );
  if (styles.size === 0) return [];
  const known = new Set(headings);
  return candidates.filter((candidate) => {
    if (known.has(candidate) || candidate.lines.length > 1 || !styles.has(keyOf(candidate)) || !numbered(candidate))
      return false;
    return wordCount(candidateText(candidate)) <= MOST_WORDS && !/[.:,;]$/.test(candidateText(candidate));
  });
}

/** Whether a paragraph is set in a style of its own: larger, bold or in capitals. */
const isMarked = (candidate: ParagraphCandidate, typography: Typography): boolean =>
  candidate.fontSize > typography.fontSize || (candidate.bold && !typography.bold) || styleOf(candidate).capitals;
