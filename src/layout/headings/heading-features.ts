import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { isTitle } from '../contents/titles.ts';
import type { Trace } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import { candidateText, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { isCapitals } from './heading-style.ts';
import type { Outline } from './outline.ts';

// Thresholds without another origin were chosen on odl-bench, dev half; lengths are shares of the font size.

/** Size of a heading that nothing but its size marks, in shares of the text's. LaTeX sets subsections in 1.2. */
const LARGE = 1.15;
/** Size in shares of the text's from which a bold heading may end in a colon. */
const LARGER = 1.08;
/**
 * Share of the page's height at its top and bottom where no heading is expected. Narrower than the margin in which
 * running heads repeat: here a single page decides.
 */
const PAGE_EDGE = 0.07;
/** Gap between words in shares of the font size that no heading has: a running head and its page number. */
const TORN = 6;

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
export type Emphasis = 'large' | 'larger and bold' | 'bold' | 'colour' | 'capitals or italics' | 'none';

/** What tells whether a paragraph is a heading. */
export interface HeadingFeatures {
  /** It names the table or picture beside it. */
  readonly captionOfBlock: boolean;
  readonly inOutline: boolean;
  /** It is the title of the contents that follow. */
  readonly titlesContents: boolean;
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

/** A paragraph among its neighbours in reading order. */
export interface Neighbourhood {
  readonly candidate: ParagraphCandidate;
  readonly before: ParagraphCandidate | Block | undefined;
  readonly next: ParagraphCandidate | Block | undefined;
}

/** The features of a paragraph; those that most paragraphs do not need are measured when they are asked for. */
export class MeasuredParagraph implements HeadingFeatures {
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

  get titlesContents(): boolean {
    const { candidate, next } = this.#at;
    return next?.kind === 'paragraph' && candidate.lines.length === 1 && candidate.lines.every(isTitle);
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
