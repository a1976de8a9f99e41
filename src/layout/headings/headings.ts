import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import { candidateText, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { isCapitals, keyOf, styleOf } from './heading-style.ts';
import type { Outline } from './outline.ts';

// Thresholds without another origin were chosen on odl-bench, dev half.

/** Size of a heading that nothing but its size marks, in shares of the text's. LaTeX sets subsections in 1.2. */
const LARGE = 1.15;
/** Size in shares of the text's from which a bold heading may end in a colon. */
const LARGER = 1.08;
/** Smallest size of a heading in shares of the text's. */
const NOT_SMALL = 0.95;
/** Size in shares of the text's from which a heading may be in the margin of a page, and end in any sign. */
const DISPLAY = 1.5;
/** Longest heading in words. */
const MOST_WORDS_LARGE = 30;
/** Longest heading in words and in lines, where it is not large. */
const MOST_WORDS = 16;
const MOST_LINES = 3;
/**
 * Share of the page's height at its top and bottom where no heading is expected. Narrower than the margin in which
 * running heads repeat: here a single page decides.
 */
const PAGE_EDGE = 0.07;
/** Gap between words in shares of the font size that no heading has: a running head and its page number. */
const TORN = 6;

const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.\d*)\s+\p{Lu}/u;

/** Difference in one channel (of 255) from which two colours are told apart, and a colour from grey. */
const CONTRAST = 64;
const HEADING_ROLE = /^(H[1-6]?|Title)$/;

/** What a page and its document say about headings. */
export interface HeadingContext {
  /** Points. */
  readonly pageHeight: number;
  readonly typography: Typography;
  readonly outline: Outline;
  readonly trace: Trace | undefined;
}

/** How a paragraph stands out from the text, by the strongest of its means. */
type Emphasis = 'large' | 'larger and bold' | 'bold' | 'colour' | 'capitals or italics' | 'none';

/** What tells whether a paragraph is a heading. */
interface HeadingFeatures {
  /** It names the table or picture beside it. */
  readonly captionOfBlock: boolean;
  readonly inOutline: boolean;
  readonly wordCount: number;
  readonly text: string;
  /** It falls into parts far from each other. */
  readonly tornApart: boolean;
  /** The file says that it is a heading. */
  readonly tagged: boolean;
  /** Its size in shares of the text's. */
  readonly relativeSize: number;
  readonly atEdge: boolean;
  readonly emphasis: Emphasis;
  /** It reads like a caption. */
  readonly caption: boolean;
  readonly lineCount: number;
  /** Ordinary text follows. */
  readonly leadsIntoText: boolean;
}

const isOf = (emphasis: Emphasis, ending: RegExp, { emphasis: own, text }: HeadingFeatures): boolean =>
  own === emphasis && ending.test(text);
const isQuiet = ({ emphasis }: HeadingFeatures): boolean => emphasis === 'capitals or italics';

/** Weights set by hand on odl-bench, dev half. */
const HEADING = decisionOf<HeadingFeatures>('heading', [
  { name: 'caption of a block', weight: WEIGHT.veto, holds: (f) => f.captionOfBlock },
  { name: 'in the outline', weight: WEIGHT.sufficient, holds: (f) => f.inOutline },
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

/** A paragraph among its neighbours in reading order. */
interface Neighbourhood {
  readonly candidate: ParagraphCandidate;
  readonly before: ParagraphCandidate | Block | undefined;
  readonly next: ParagraphCandidate | Block | undefined;
}

/** The features of a paragraph; those that most paragraphs do not need are measured when they are asked for. */
class MeasuredParagraph implements HeadingFeatures {
  readonly #at: Neighbourhood;
  readonly #context: HeadingContext;
  readonly wordCount: number;
  #text: string | undefined;
  #emphasis: Emphasis | undefined;

  constructor(at: Neighbourhood, context: HeadingContext) {
    this.#at = at;
    this.#context = context;
    this.wordCount = wordCountOf(at.candidate);
  }

  get captionOfBlock(): boolean {
    if (!this.caption) return false;
    const nearest = nearestOf(this.#at);
    return nearest !== undefined && nearest.kind !== 'candidate';
  }

  get inOutline(): boolean {
    return this.#context.outline(this.#at.candidate) !== undefined;
  }

  get text(): string {
    this.#text ??= candidateText(this.#at.candidate);
    return this.#text;
  }

  get tornApart(): boolean {
    return this.#at.candidate.lines.some(isTornApart);
  }

  get tagged(): boolean {
    return isTagged(this.#at.candidate);
  }

  get relativeSize(): number {
    return sizeOf(this.#at.candidate, this.text) / this.#context.typography.fontSize;
  }

  get atEdge(): boolean {
    return isAtEdge(this.#at.candidate, this.#context.pageHeight);
  }

  get emphasis(): Emphasis {
    this.#emphasis ??= this.#measureEmphasis();
    return this.#emphasis;
  }

  get caption(): boolean {
    return isCaption(this.#at.candidate);
  }

  get lineCount(): number {
    return this.#at.candidate.lines.length;
  }

  get leadsIntoText(): boolean {
    return leadsInto(this.#next);
  }

  /** What follows, where that is a paragraph. */
  get #next(): ParagraphCandidate | undefined {
    const { next } = this.#at;
    return next?.kind === 'candidate' ? next : undefined;
  }

  #measureEmphasis(): Emphasis {
    if (this.relativeSize >= LARGE) return 'large';
    const { candidate } = this.#at;
    const { typography } = this.#context;
    if (candidate.bold && !typography.bold) {
      return candidate.fontSize / typography.fontSize >= LARGER ? 'larger and bold' : 'bold';
    }
    const next = this.#next;
    if (isColoured(candidate, typography) && next && !isColoured(next, typography)) return 'colour';
    if (isCapitals(this.text)) return 'capitals or italics';
    const isItalic = candidate.lines.every((line) => line.words.every((word) => word.italic));
    return isItalic && /\p{L}{3}/u.test(this.text) ? 'capitals or italics' : 'none';
  }
}

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

/** Whichever of the neighbours is nearer, up or down. */
function nearestOf({ candidate: { box }, before, next }: Neighbourhood): ParagraphCandidate | Block | undefined {
  const above = before?.box ? Math.abs(box[1] - before.box[3]) : Number.POSITIVE_INFINITY;
  const below = next?.box ? Math.abs(next.box[1] - box[3]) : Number.POSITIVE_INFINITY;
  return above < below ? before : next;
}

/** Size of a paragraph's letters; of small capitals, that of the large ones. */
const sizeOf = ({ lines, fontSize }: ParagraphCandidate, text: string): number =>
  isCapitals(text) ? Math.max(...lines.flatMap((line) => line.words.map((word) => word.fontSize))) : fontSize;

/** Whether the file says that a paragraph is a heading. */
function isTagged({ lines }: ParagraphCandidate): boolean {
  const words = lines.flatMap((line) => line.words);
  return 2 * words.filter(({ role = '' }) => HEADING_ROLE.test(role)).length >= words.length;
}

/** Whether a paragraph names the table or picture beside it: it reads like a caption. */
const isCaption = ({ lines }: ParagraphCandidate): boolean => namesFloat(lines[0]?.words ?? []);

const wordCount = (text: string): number => text.split(' ').length;

/** Whether a paragraph is set in a colour of its own, which no link explains. */
const isColoured = ({ lines }: ParagraphCandidate, { color }: Typography): boolean =>
  lines.every((line) =>
    line.words.every((word) => isVivid(word.color) && areDistinct(word.color, color) && !word.link),
  );

/** Whether a colour is none of the greys, which are weaker than black text rather than stronger. */
function isVivid(color: string): boolean {
  const values = [1, 3, 5].map((at) => channel(color, at));
  return Math.max(...values) - Math.min(...values) >= CONTRAST;
}

/** Whether two colours differ clearly in one channel. */
const areDistinct = (a: string, b: string): boolean =>
  [1, 3, 5].some((at) => Math.abs(channel(a, at) - channel(b, at)) >= CONTRAST);

const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

/** Whether ordinary text follows. */
const leadsInto = (next: ParagraphCandidate | undefined): boolean =>
  next !== undefined && next.lines.length > 1 && !next.bold;

/** Whether words of a line are far from each other. */
const isTornApart = ({ words, fontSize }: Line): boolean =>
  words.some((word, index) => index > 0 && word.box[0] - (words[index - 1] as Word).box[2] > TORN * fontSize);

const isAtEdge = ({ box }: ParagraphCandidate, pageHeight: number): boolean =>
  box[3] < PAGE_EDGE * pageHeight || box[1] > (1 - PAGE_EDGE) * pageHeight;

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
