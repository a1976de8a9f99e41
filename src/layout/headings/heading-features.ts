import type { Box } from '../../document/geometry.ts';
import { levelPlace, type Word } from '../../document/page.ts';
import { isTitle } from '../contents/titles.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import { CLOSE } from '../text/code.ts';
import { markerOf } from '../text/list-markers.ts';
import { candidateText, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { HeadingPlace, Neighbour } from './heading-place.ts';
import type { HeadingTag, HeadingTags } from './heading-tags.ts';
import type { Outline } from './outline.ts';
import { isLong, type Style, type StyleCensus, type StyleFigures } from './style-census.ts';

/** Gap between words in shares of the font size that no heading has: a running head and its page number. */
const TORN = 6;
/** Difference in one channel (of 255) from which two colours are told apart, and a colour from grey. */
const CONTRAST = 64;
/** Difference of weights from which one is the bolder: Light and Medium, Regular and SemiBold (OpenType, usWeightClass). */
const HEAVIER = 200;
/** Mean of the channels (of 255) from which a colour is that of letters on a dark ground. */
const LIGHT = 200;
/** Share of the page's height at its top and bottom where running heads stand. */
const PAGE_EDGE = 0.07;
/** Indent of the next paragraph in font sizes from which it hangs below this one. */
const INDENT = 0.8;

/** What tells whether a paragraph may be a heading at all. */
export interface HeadingLook {
  readonly text: string;
  /** Its size in shares of the text's. */
  readonly relativeSize: number;
  /** It is set in a clearly heavier weight than the text. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly capitals: boolean;
  /** A line is drawn beneath each of its lines, as long as its text, and it is no link. */
  readonly underlined: boolean;
  /** It is set in a colour that is no grey, and not the text's. */
  readonly coloured: boolean;
  /** It is set in another family than the text. */
  readonly otherFamily: boolean;
  readonly tag: HeadingTag;
  readonly inOutline: boolean;
  /** It is the title of the contents that follow. */
  readonly titlesContents: boolean;
  /** It is monospaced, as code in the text or listings of its document are. */
  readonly setAsCode: boolean;
}

/** What tells whether a paragraph is a heading. */
export interface HeadingFeatures extends HeadingLook {
  readonly wordCount: number;
  readonly lineCount: number;
  /** It is set in the largest size of its document. */
  readonly largest: boolean;
  /** Its letters are light, and the text's are not. */
  readonly light: boolean;
  readonly monospaced: boolean;
  /** It runs neither level nor at a right angle: a watermark or a stamp. */
  readonly aslant: boolean;
  readonly bullet: boolean;
  /** It falls into parts far from each other. */
  readonly tornApart: boolean;
  /** It reads like a caption. */
  readonly caption: boolean;
  /** The nearer of its neighbours is a table or a figure. */
  readonly atBlock: boolean;
  readonly atEdge: boolean;
  /** It hangs left of all text of its page: see `hangingHeads`. */
  readonly hangs: boolean;
  /** What follows: text too long for a heading, an item of a list, another paragraph, a table or figure, or nothing. */
  readonly next: 'text' | 'item' | 'short' | 'block' | 'nothing';
  readonly nextInStyle: boolean;
  readonly nextLarger: boolean;
  readonly nextIndented: boolean;
  readonly beforeInStyle: boolean;
  readonly firstOfPage: boolean;
  readonly firstOfDocument: boolean;
  readonly place: HeadingPlace;
  /** Points. */
  readonly textSize: number;
  readonly style: StyleFigures;
  /** Number of other short paragraphs in its document that are clearly larger than the text, and than this one. */
  readonly largerTitles: number;
  /** Some other paragraph of the document is tagged as a heading. */
  readonly tagsHeadings: boolean;
}

/** A paragraph among its neighbours in reading order, and its document. */
export interface Surroundings {
  readonly candidate: ParagraphCandidate;
  readonly before: Neighbour | undefined;
  readonly next: Neighbour | undefined;
  readonly firstOfDocument: boolean;
  readonly pageHeight: number;
  readonly census: StyleCensus;
  readonly outline: Outline;
  readonly tags: HeadingTags;
  /** The lines that hang left of all text of their page. */
  readonly hanging: ReadonlySet<ParagraphCandidate>;
  /** Whether the document has code: see `haveCode`. */
  readonly hasCode: boolean;
  readonly isUnderlined: (line: Line) => boolean;
}

/** Whether a box is where running heads stand on a page of a height in points. */
export const isAtEdge = ([, top, , bottom]: Box, pageHeight: number): boolean =>
  bottom < PAGE_EDGE * pageHeight || top > (1 - PAGE_EDGE) * pageHeight;

/** Whether what follows is text in lines, or a list: contents are either. */
const isText = (next: Neighbour | undefined): boolean => next?.kind === 'paragraph' || next?.kind === 'list';

/** Measures how a paragraph looks: most are told by that from a heading. */
export function measureLook(at: Surroundings): HeadingLook {
  const { candidate, next, census, outline, isUnderlined } = at;
  const { text: body } = census;
  const style = census.styleOf(candidate);
  return {
    text: candidateText(candidate),
    relativeSize: style.size / body.size,
    bold: style.weight - body.weight >= HEAVIER,
    italic: style.italic && !body.italic,
    capitals: style.capitals,
    underlined: candidate.lines.every((line) => isUnderlined(line) && !line.words.every(({ link }) => link)),
    coloured: isColoured(candidate, body),
    otherFamily: style.family !== body.family,
    tag: at.tags.of(candidate),
    inOutline: outline(candidate) !== undefined,
    titlesContents: isText(next) && candidate.lines.length === 1 && candidate.lines.every(isTitle),
    setAsCode: at.hasCode && isOfCode(candidate),
  };
}

const isOfCode = ({ lines }: ParagraphCandidate): boolean => lines.every(isInFixedPitch);

/** Fewest words of code amid text, or lines of listings below their first, from which a document has code. */
const SOME = 2;

/** Whether some of the paragraphs, in reading order, are listings, or have code among their words. */
export function haveCode(paragraphs: readonly ParagraphCandidate[]): boolean {
  let count = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (isOfCode(paragraph)) count += paragraph.lines.length - (goesOn(paragraphs[index - 1], paragraph) ? 0 : 1);
    else for (const line of paragraph.lines) if (!isInFixedPitch(line)) count += codeWords(line);
    if (count >= SOME) return true;
  }
  return false;
}

/** Whether a line of code is close below another one. */
const goesOn = (before: ParagraphCandidate | undefined, { page, box, fontSize }: ParagraphCandidate): boolean =>
  before !== undefined && before.page === page && isOfCode(before) && box[1] - before.box[3] < CLOSE * fontSize;

const codeWords = ({ words }: Line): number => words.filter((word) => word.monospace).length;

/** Measures a paragraph that may be a heading by its look. */
export function measureHeading(look: HeadingLook, at: Surroundings, place: HeadingPlace): HeadingFeatures {
  const { candidate, before, next, census } = at;
  const { text: body } = census;
  const style = census.styleOf(candidate);
  const following = next?.kind === 'candidate' ? next : undefined;
  const previous = before?.kind === 'candidate' ? before : undefined;
  const inStyle = (other: ParagraphCandidate | undefined): boolean =>
    other !== undefined && census.figuresOf(other) === census.figuresOf(candidate);
  return {
    ...look,
    wordCount: wordCountOf(candidate),
    lineCount: candidate.lines.length,
    largest: style.size >= census.largest,
    light: isLight(style) && !isLight(body),
    monospaced: isOfCode(candidate),
    aslant: candidate.lines.some((line) => line.words.some((word) => levelPlace(word).rotation % 90 !== 0)),
    bullet: candidate.lines[0] !== undefined && markerOf(candidate.lines[0])?.kind === 'bullet',
    tornApart: candidate.lines.some(isTornApart),
    caption: namesFloat(candidate.lines[0]?.words ?? []),
    atBlock: isAtBlock(at),
    atEdge: isAtEdge(candidate.box, at.pageHeight),
    hangs: at.hanging.has(candidate),
    next: next === undefined ? 'nothing' : kindOf(next),
    nextInStyle: inStyle(following),
    nextLarger: following !== undefined && census.styleOf(following).size > style.size,
    nextIndented: following !== undefined && following.box[0] - candidate.box[0] > INDENT * body.size,
    beforeInStyle: inStyle(previous),
    firstOfPage: before === undefined,
    firstOfDocument: at.firstOfDocument,
    place,
    textSize: body.size,
    style: census.figuresOf(candidate),
    largerTitles: census.sizesOfTitles.filter((size) => size > style.size).length,
    tagsHeadings: at.tags.nameHeadings,
  };
}

function kindOf(next: Neighbour): HeadingFeatures['next'] {
  if (next.kind !== 'candidate') return next.kind === 'table' || next.kind === 'figure' ? 'block' : 'text';
  if (markerOf(next.lines[0] as Line)) return 'item';
  return isLong(next) ? 'text' : 'short';
}

/** Whether the nearer of a paragraph's neighbours is no paragraph. */
function isAtBlock({ candidate: { box }, before, next }: Surroundings): boolean {
  const above = before?.box ? Math.abs(box[1] - before.box[3]) : Number.POSITIVE_INFINITY;
  const below = next?.box ? Math.abs(next.box[1] - box[3]) : Number.POSITIVE_INFINITY;
  const nearest = above < below ? before : next;
  return nearest !== undefined && nearest.kind !== 'candidate';
}

/** Whether a paragraph is set in a colour of its own, which no link explains. */
const isColoured = ({ lines }: ParagraphCandidate, { color }: Style): boolean =>
  lines.every((line) =>
    line.words.every(
      (word) => word.color !== color && isVivid(word.color) && areDistinct(word.color, color) && !word.link,
    ),
  );

/** Whether a colour is none of the greys, which are weaker than black text rather than stronger. */
function isVivid(color: string): boolean {
  const values = channels(color);
  return Math.max(...values) - Math.min(...values) >= CONTRAST;
}

/** Whether two colours differ clearly in one channel. */
function areDistinct(a: string, b: string): boolean {
  const others = channels(b);
  return channels(a).some((value, index) => Math.abs(value - (others[index] ?? 0)) >= CONTRAST);
}

const isLight = ({ color }: Style): boolean => channels(color).reduce((sum, value) => sum + value, 0) > 3 * LIGHT;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Whether words of a line are far from each other. */
const isTornApart = ({ words, fontSize }: Line): boolean =>
  words.some((word, index) => index > 0 && word.box[0] - (words[index - 1] as Word).box[2] > TORN * fontSize);
