import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { candidateText, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';
import type { Typography } from '../typography.ts';
import { isInCapitals, largestSizeOf } from './heading-style.ts';

/** How a paragraph is set, in all that a reader sees. */
export interface Style {
  /** Points, to the nearest half. */
  readonly size: number;
  /** The lightest weight of its words, 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  readonly capitals: boolean;
  /** `#rrggbb` of its first word. */
  readonly color: string;
  /** Of its first word, without weight and slant. */
  readonly family: string;
}

/** What all paragraphs of one style have in common. */
export interface StyleFigures {
  /** Number of paragraphs in this style. */
  readonly count: number;
  /** Their share of all letters; of the fewest that tell of shares, where there are less. */
  readonly share: number;
  /** Their share of all paragraphs. */
  readonly density: number;
  /** Share of them that are too long for a heading. */
  readonly long: number;
  /** Share of them that end as a sentence does. */
  readonly sentences: number;
  /** Share of them that stand above text in another style. */
  readonly aboveText: number;
  /** Share of them that begin with a number. */
  readonly numbered: number;
}

/** The styles of a document. */
export interface StyleCensus {
  /** How most text outside tables is set. */
  readonly text: Style;
  /** Points: the largest size of any paragraph. */
  readonly largest: number;
  /** Points: the sizes of all short paragraphs that are clearly larger than the text, the largest first. */
  readonly sizesOfTitles: readonly number[];
  readonly styleOf: (candidate: ParagraphCandidate) => Style;
  readonly figuresOf: (candidate: ParagraphCandidate) => StyleFigures;
}

/** What the census asks about a paragraph among its neighbours. */
export interface Counted {
  readonly candidate: ParagraphCandidate;
  /** What follows it on its page. */
  readonly next: ParagraphCandidate | Block | undefined;
}

/** Lines and words above which a paragraph is too long for a heading. Chosen on press, half look, and odl-bench. */
const LONG_LINES = 3;
const LONG_WORDS = 20;
/** Size in shares of the text's from which a short paragraph counts as a title. */
const TITLE = 1.15;
/** Size of prose, in shares of most words', up to which it is small print below forms and tables rather than their text. */
const SMALL_PRINT = 0.8;
/** Letters of about half a page: of less text a title alone is a good part. */
const FEWEST_LETTERS = 800;
/** Letters of a cover without text, at most: most of them are its title's, and what is smallest is its text. */
const MOST_OF_COVER = FEWEST_LETTERS / 2;
const ENDS_SENTENCE = /[.;。]["”’»)]?$/;
export const NUMBERED = /^(?:(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.\d*|\(\d+\))\s+\p{L}|\d+\.\d+\.\d+\s+\d)/u;

/** The name of a family without weight and slant. */
const familyOf = (name: string): string =>
  name
    .replace(/[-, ]?(?:regular|roman|bold|semibold|demi|medium|italic|oblique|light|black|book|bd|it|mt|ps){1,9}$/i, '')
    .toLowerCase();

/** @param family finds the family of a font's name. */
const measureStyle = (candidate: ParagraphCandidate, family: (name: string) => string): Style => {
  const words = candidate.lines.flatMap((line) => line.words);
  const first = words[0];
  const capitals = isInCapitals(candidate);
  return {
    size: Math.round((capitals ? largestSizeOf(candidate) : candidate.fontSize) * 2) / 2,
    weight: Math.min(...words.map((word) => word.fontWeight)),
    italic: words.every((word) => word.italic),
    capitals,
    color: first?.color ?? '#000000',
    family: family(first?.fontFamily ?? ''),
  };
};

const keyOf = ({ size, weight, italic, capitals, color, family }: Style): string =>
  `${size} ${weight} ${italic} ${capitals} ${color} ${family}`;

/** Number of letters of all words. */
export const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

const lettersIn = ({ lines }: ParagraphCandidate): number =>
  lines.reduce((sum, { words }) => sum + lettersOf(words), 0);

/**
 * Counts the styles of all paragraphs of a document.
 * @param filledIn those that people have written into a form: they tell neither its text nor its titles.
 * @param total letters on all pages, those of tables too.
 */
export function takeCensus(
  counted: readonly Counted[],
  filledIn: ReadonlySet<ParagraphCandidate>,
  typography: Typography,
  total: number,
): StyleCensus {
  const styles = new Map<ParagraphCandidate, Style>();
  const families = new Map<string, string>();
  const family = (name: string): string => {
    const known = families.get(name) ?? familyOf(name);
    families.set(name, known);
    return known;
  };
  const printed = counted.map(({ candidate }) => candidate).filter((candidate) => !filledIn.has(candidate));
  const prose = new Set(printed.filter(isProse));
  const keys = new Map<ParagraphCandidate, string>();
  for (const { candidate } of counted) {
    const style = measureStyle(candidate, family);
    styles.set(candidate, style);
    keys.set(candidate, keyOf(style));
  }
  const groups = Map.groupBy(counted, ({ candidate }) => keys.get(candidate) as string);
  const letters = new Map(
    [...groups].map(([key, all]) => [key, all.reduce((sum, c) => sum + lettersIn(c.candidate), 0)]),
  );
  const isText = (next: ParagraphCandidate | Block, key: string): boolean =>
    next.kind === 'candidate'
      ? keys.get(next) !== key && isLong(next)
      : next.kind !== 'table' && next.kind !== 'figure';
  const figures = new Map<string, StyleFigures>();
  let text: Style | undefined;
  let most = 0;
  for (const [key, all] of groups) {
    const own = letters.get(key) ?? 0;
    const shareOf = (test: (of: Counted) => boolean): number => all.filter(test).length / all.length;
    figures.set(key, {
      count: all.length,
      share: own / Math.max(total, FEWEST_LETTERS),
      density: all.length / counted.length,
      long: shareOf(({ candidate }) => isLong(candidate)),
      sentences: shareOf(({ candidate }) => ENDS_SENTENCE.test(candidateText(candidate))),
      aboveText: shareOf(({ next }) => next !== undefined && isText(next, key)),
      numbered: shareOf(({ candidate }) => NUMBERED.test(candidateText(candidate))),
    });
    const written = all.reduce((sum, c) => sum + (prose.has(c.candidate) ? lettersIn(c.candidate) : 0), 0);
    if (written > most) [text, most] = [styles.get((all[0] as Counted).candidate), written];
  }
  const { fontSize, bold, color } = typography;
  const isSmallPrint = text !== undefined && text.size <= SMALL_PRINT * fontSize;
  const sizes = printed.map((candidate) => styles.get(candidate)?.size ?? 0);
  const isCover = text === undefined && total < MOST_OF_COVER;
  const body: Style = (isSmallPrint ? undefined : text) ?? {
    size: isCover ? sizes.reduce((least, size) => Math.min(least, size), fontSize) : fontSize,
    weight: bold ? 700 : 400,
    italic: false,
    capitals: false,
    color,
    family: '',
  };
  const titles = printed
    .filter((candidate) => !prose.has(candidate))
    .map((candidate) => styles.get(candidate)?.size ?? 0);
  return {
    text: body,
    sizesOfTitles: titles.filter((size) => size > TITLE * body.size),
    largest: sizes.reduce((largest, size) => Math.max(largest, size), 0),
    styleOf: (candidate) => styles.get(candidate) as Style,
    figuresOf: (candidate) => figures.get(keys.get(candidate) as string) as StyleFigures,
  };
}

/** Whether a paragraph is long, or ends as a sentence does. */
export const isProse = (candidate: ParagraphCandidate): boolean =>
  isLong(candidate) || ENDS_SENTENCE.test(candidateText(candidate));

/** Whether a paragraph is too long for a heading. */
export const isLong = (candidate: ParagraphCandidate): boolean =>
  candidate.lines.length > LONG_LINES || wordCountOf(candidate) > LONG_WORDS;
