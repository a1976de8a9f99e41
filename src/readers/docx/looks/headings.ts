import type { Flow, ParagraphContent } from '../content.ts';
import { type Entry, entriesOf, figuresOf, hasSection, type StyleFigures, textLook } from './census.ts';
import { alsoInCells } from './layout-tables.ts';
import { headingLevels } from './levels.ts';
import type { ParagraphLook } from './paragraph-look.ts';
import { cannotBeHeading, depthOf, isCaption, isLabelled, isNumbered } from './title-text.ts';

/** Sizes in shares of the text's from which a paragraph is larger, and large: those of `layout/headings`. */
const LARGER = 1.04;
const LARGE = 1.15;
/** Size of a title above headings that have styles. */
const TITLE = 1.3;
/** Size below which a paragraph is small print. */
const SMALL = 0.95;
/** Most words of a heading, of one that is no larger than the text, and of one that is not bold either. */
const MOST_WORDS = 40;
const MOST_BOLD = 20;
const MOST_QUIET = 10;
/** Shares of a style's members: above which it is one of text, and from which it is one of headings. */
const MOST_LONG = 0.15;
const MOST_SENTENCES = 0.4;
const MOST_OF_TEXT = 0.3;
const ABOVE_TEXT = 0.4;
const WITH_SECTION = 0.6;
const ALWAYS = 0.8;
/** Ways of standing out from which one line alone is a title. */
const SEVERAL = 2;

/** Styles that say what a paragraph is, and that it is no heading. */
const NO_HEADING =
  /^(?:toc|index|table of|header|footer|footnote|endnote|annotation|caption|subtitle|author|date|signature|closing|salutation|e-mail|envelope|message|macro|line number|page number|list|bullet)/;

interface Place {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly look: ParagraphLook;
  readonly figures: StyleFigures;
  readonly text: ParagraphLook;
  readonly numbered: boolean;
  /** Something large stands above it. */
  readonly belowTitle: boolean;
}

/**
 * Flow in which paragraphs that look like headings are some. Where the file has several headings by their styles, only a
 * title above them is told by its look: the author of such a file says what is one. One alone is the title of the rest.
 */
export function markHeadings(flow: readonly Flow[]): Flow[] {
  const entries = entriesOf(flow);
  const text = textLook(entries);
  if (!text) return [...flow];
  const styled = entries.flatMap(({ paragraph }) => paragraph?.format.level ?? []);
  const [titleLevel = 0, ...others] = styled;
  const isTold = others.length > 0;
  const headings = isTold ? titleAbove(entries, text) : findHeadings(entries, text);
  const levels = headingLevels(headings, isTold ? 0 : titleLevel);
  return alsoInCells(flow, (own) =>
    own.map((content) => {
      const level = content.kind === 'paragraph' ? levels.get(content) : undefined;
      return level === undefined || content.kind !== 'paragraph' ? content : asHeading(content, level);
    }),
  );
}

type Found = readonly { readonly paragraph: ParagraphContent; readonly look: ParagraphLook }[];

/** The first paragraph, where it is the only one of its size before the first heading, and large. */
function titleAbove(entries: readonly Entry[], text: ParagraphLook): Found {
  const first = entries.findIndex(({ paragraph }) => paragraph?.format.level);
  const [title, ...others] = entries.slice(0, first);
  if (!title?.look || !title.paragraph || title.paragraph.format.style !== undefined) return [];
  const { size } = title.look;
  const isAlone = others.every(({ look }) => !look || look.size < size);
  const isTitle = size >= TITLE * text.size && isAlone && mayBeHeading(title.paragraph, title.look);
  return isTitle ? [{ paragraph: title.paragraph, look: title.look }] : [];
}

function findHeadings(entries: readonly Entry[], text: ParagraphLook): Found {
  const repeated = repeatedTexts(entries);
  const isTitle = ({ paragraph, look }: Entry): boolean =>
    paragraph !== undefined &&
    look !== undefined &&
    mayBeHeading(paragraph, look) &&
    (look.size >= LARGE * text.size || !(repeated.has(look.text) || isLabelled(look.text)));
  const isApart = (index: number): boolean => !isWithinSentence(entries, index) && !isCaptionOf(entries, index);
  const titles = new Set(entries.filter((entry, index) => isTitle(entry) && isApart(index)));
  const figures = figuresOf(entries, (entry) => titles.has(entry));
  const title = entries.findIndex(({ look }) => look && look.size >= LARGE * text.size);
  return entries.flatMap((entry, index) => {
    const { paragraph, look } = entry;
    const own = look && figures.get(look.key);
    if (!paragraph || !look || !own || !titles.has(entry)) return [];
    const numbered = paragraph.format.list !== undefined || isNumbered(look.text);
    const belowTitle = title !== -1 && title < index;
    const place = { entries, index, look, figures: own, text, numbered, belowTitle };
    return isHeading(place) ? [{ paragraph, look }] : [];
  });
}

/** Texts of lines that are said more than once: who speaks, what a box is called. */
function repeatedTexts(entries: readonly Entry[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { look } of entries) {
    if (!look) continue;
    if (seen.has(look.text)) repeated.add(look.text);
    seen.add(look.text);
  }
  return repeated;
}

const GOES_ON = /[,，、]$/;

/** Whether a sentence goes on around a line: between the parties of a contract, or below the last line of an address. */
const isWithinSentence = (entries: readonly Entry[], index: number): boolean =>
  [index - 1, index + 1].some((at) => GOES_ON.test(entries[at]?.look?.text ?? ''));

/** Whether a line names the table below it or the picture above it. */
const isCaptionOf = (entries: readonly Entry[], index: number): boolean =>
  isCaption(entries[index]?.look?.text ?? '') &&
  [index - 1, index + 1].some((at) => entries[at] !== undefined && !entries[at].look);

function mayBeHeading({ format, inlines }: ParagraphContent, look: ParagraphLook): boolean {
  const { list, role, style = '' } = format;
  if (format.level || role || (list && !list.ordered) || look.words > MOST_WORDS || NO_HEADING.test(style))
    return false;
  return inlines.every(({ kind }) => kind !== 'image' && kind !== 'checkbox') && !cannotBeHeading(look.text);
}

function isHeading(place: Place): boolean {
  const { entries, index, look, figures, text } = place;
  const size = look.size / text.size;
  if (index === entries.length - 1 || size < SMALL) return false;
  if (figures.long > MOST_LONG || figures.sentences > MOST_SENTENCES || figures.share > MOST_OF_TEXT) return false;
  if (size >= LARGE) return figures.aboveText > 0 || figures.count === 1;
  const isBold = look.bold && !text.bold;
  if (look.text.endsWith(':') || look.text.includes('\n')) return false;
  if (isBold && size >= LARGER) return figures.aboveText > 0;
  if (isBold) return isBoldHeading(place);
  return isQuietHeading(place);
}

/** A bold line in the size of the text: one of several above text, or the one that stands out in more ways. */
function isBoldHeading({ entries, index, look, figures, text, numbered, belowTitle }: Place): boolean {
  if (look.words > MOST_BOLD) return false;
  const ways = [
    look.centred && !text.centred,
    look.underlined,
    look.capitals,
    look.capitals && look.words > 1 && belowTitle && entries[index + 1]?.isText,
    numbered,
    depthOf(look.text) > 1,
    index === 0,
  ];
  const isOfSeveral = ways.filter(Boolean).length >= SEVERAL;
  if (figures.count === 1 || (index === 0 && isOfSeveral)) return isOfSeveral;
  return figures.aboveText >= ABOVE_TEXT && figures.sections >= WITH_SECTION && hasSection(entries, index);
}

/** A line that is underlined or in capitals and no more: one of several that all stand above text. */
function isQuietHeading({ entries, index, look, figures, text }: Place): boolean {
  const standsOut = (look.underlined && !text.underlined) || (look.capitals && !text.capitals);
  if (!standsOut || look.words > MOST_QUIET || figures.count === 1) return false;
  return figures.aboveText >= ALWAYS && figures.sentences === 0 && hasSection(entries, index);
}

/** What makes it look like a heading is no emphasis within it. */
function asHeading(paragraph: ParagraphContent, level: number): ParagraphContent {
  const inlines = paragraph.inlines.map((inline) => {
    if (inline.kind !== 'text' || !inline.format.bold) return inline;
    const { bold: _, ...format } = inline.format;
    return { ...inline, format };
  });
  return { ...paragraph, inlines, format: { ...paragraph.format, level } };
}
