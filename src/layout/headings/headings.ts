import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import { type Draft, textOfDraft, wordCountOf } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { isCapitals, keyOf, lookOf } from './heading-style.ts';

/** Shares of the body's font size. */
const LARGE = 1.15;
const LARGER = 1.08;
const NOT_SMALL = 0.95;
const DISPLAY = 1.5;
/** Longest heading in words: by size alone, and for weaker signs. */
const MOST_WORDS_LARGE = 30;
const MOST_WORDS = 16;
const MOST_LINES = 3;
/** Share of the page's height at top and bottom where small isolated lines are running heads. */
const MARGIN = 0.07;
/** Gap in shares of the font size across which words are no longer one heading. */
const TORN = 6;

const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.\d*)\s+\p{Lu}/u;

/** Difference of colours in one channel (of 255) that catches the eye. */
const CONTRAST = 64;
const HEADING_ROLE = /^(H[1-6]?|Title)$/;

/** Capitals may end on a comma: a name on a title page. */
const endsAmidSentence = (text: string): boolean => /[,;]$/.test(text) && /\p{Ll}/u.test(text);

/** Whether a paragraph is set as a heading: larger than the text, or bold, in capitals or italic on its own; and short. */
export function isHeading(draft: Draft, next: Draft | undefined, typography: Typography, pageHeight: number): boolean {
  if (wordCountOf(draft) > MOST_WORDS_LARGE) return false;
  const text = textOfDraft(draft);
  if (!/\p{L}{2}|^\p{L}$/u.test(text) || endsAmidSentence(text) || draft.lines.some(isTornApart)) return false;
  if (isTagged(draft)) return wordCount(text) <= MOST_WORDS_LARGE;
  const relative = sizeOf(draft, text) / typography.fontSize;
  if (relative < DISPLAY && isInMargin(draft, pageHeight)) return false;
  if (relative >= LARGE) return isLargeHeading(text, relative);
  return relative >= NOT_SMALL && isStyledHeading(draft, text, next, typography);
}

/** Size of a paragraph's letters; of small capitals, that of the large ones. */
const sizeOf = ({ lines, fontSize }: Draft, text: string): number =>
  isCapitals(text) ? Math.max(...lines.flatMap((line) => line.words.map((word) => word.fontSize))) : fontSize;

/** Whether the file says that a paragraph is a heading. */
function isTagged({ lines }: Draft): boolean {
  const words = lines.flatMap((line) => line.words);
  return 2 * words.filter(({ role = '' }) => HEADING_ROLE.test(role)).length >= words.length;
}

/** Whether a paragraph names the table or picture beside it: it reads like a caption. */
export const isCaption = ({ lines }: Draft): boolean => namesFloat(lines[0]?.words ?? []);

const wordCount = (text: string): number => text.split(' ').length;

function isLargeHeading(text: string, relative: number): boolean {
  if (wordCount(text) > MOST_WORDS_LARGE) return false;
  return relative >= DISPLAY || !/[,;:]$/.test(text) || NUMBERED.test(text);
}

/** Whether a paragraph in the size of the text stands out by its style. */
function isStyledHeading(draft: Draft, text: string, next: Draft | undefined, typography: Typography): boolean {
  const relative = draft.fontSize / typography.fontSize;
  if (isCaption(draft) || wordCount(text) > MOST_WORDS || draft.lines.length > MOST_LINES) return false;
  if (draft.bold && !typography.bold && relative >= LARGER) return !/[,;]$/.test(text);
  if (draft.bold && !typography.bold) return !/[:,;]$/.test(text) && (!text.endsWith('.') || leadsInto(next));
  if (isColoured(draft, typography) && next && !isColoured(next, typography)) return !/[.:,;]$/.test(text);
  if (draft.lines.length > 1 || !leadsInto(next) || (/[.:,;]$/.test(text) && !NUMBERED.test(text))) return false;
  const isItalic = draft.lines.every((line) => line.words.every((word) => word.italic));
  return isCapitals(text) || (isItalic && /\p{L}{3}/u.test(text));
}

/** Whether a paragraph is set in a colour of its own, which no link explains. */
const isColoured = ({ lines }: Draft, { color }: Typography): boolean =>
  lines.every((line) => line.words.every((word) => isVivid(word.color) && differ(word.color, color) && !word.link));

/** Grey is weaker than the text around it, not stronger. */
function isVivid(color: string): boolean {
  const values = [1, 3, 5].map((at) => channel(color, at));
  return Math.max(...values) - Math.min(...values) >= CONTRAST;
}

/** Whether two colours are plain to tell apart. */
const differ = (a: string, b: string): boolean =>
  [1, 3, 5].some((at) => Math.abs(channel(a, at) - channel(b, at)) >= CONTRAST);

const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

/** Whether ordinary text follows. */
const leadsInto = (next: Draft | undefined): boolean => next !== undefined && next.lines.length > 1 && !next.bold;

/** Whether a line falls into parts far from each other: a running head and its page number. */
const isTornApart = ({ words, fontSize }: Line): boolean =>
  words.some((word, index) => index > 0 && word.box[0] - (words[index - 1] as Word).box[2] > TORN * fontSize);

const isInMargin = ({ box }: Draft, pageHeight: number): boolean =>
  box[3] < MARGIN * pageHeight || box[1] > (1 - MARGIN) * pageHeight;

/** The numbered lines that look like numbered headings of the document, though no text follows them. */
export function numberedAlike(drafts: readonly Draft[], headings: readonly Draft[], typography: Typography): Draft[] {
  const numbered = (draft: Draft): boolean => NUMBERED.test(textOfDraft(draft));
  const looks = new Set(headings.filter((draft) => numbered(draft) && isMarked(draft, typography)).map(keyOf));
  if (looks.size === 0) return [];
  const known = new Set(headings);
  return drafts.filter((draft) => {
    if (known.has(draft) || draft.lines.length > 1 || !looks.has(keyOf(draft)) || !numbered(draft)) return false;
    return wordCount(textOfDraft(draft)) <= MOST_WORDS && !/[.:,;]$/.test(textOfDraft(draft));
  });
}

/** Whether a look is more than that of the text. */
const isMarked = (draft: Draft, typography: Typography): boolean =>
  draft.fontSize > typography.fontSize || (draft.bold && !typography.bold) || lookOf(draft).capitals;
