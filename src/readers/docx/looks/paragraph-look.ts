import { countLettersAndDigits } from '../../../platform/letters.ts';
import type { Inline, ParagraphContent } from '../content.ts';

/** Points, where nothing says a size (ISO/IEC 29500-1, 17.3.2.38). */
const USUAL_SIZE = 10;

/** How a paragraph is set, in all that a reader sees. */
export interface ParagraphLook {
  /** Its text, line breaks as such. */
  readonly text: string;
  /** About how many, in scripts without spaces between them. */
  readonly words: number;
  /** Letters and digits. */
  readonly letters: number;
  /** Points: the smallest of its letters. */
  readonly size: number;
  /** All of its letters are. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly capitals: boolean;
  /** `#rrggbb` of its first letters; empty for black. */
  readonly color: string;
  readonly centred: boolean;
  /** Equal for paragraphs that are set alike, wherever they are on the line. */
  readonly key: string;
}

type Text = Extract<Inline, { kind: 'text' }>;

const isLettered = (inline: Inline): inline is Text => inline.kind === 'text' && /[\p{L}\p{N}]/u.test(inline.text);

/** Text of inline content; line breaks are line feeds. */
export const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'checkbox') return inline.checked ? '☑' : '☐';
      return inline.kind === 'lineBreak' ? '\n' : '';
    })
    .join('')
    .trim();

/** Whether a paragraph is an empty line: it shows nothing, or white space. */
export const isBlank = ({ inlines }: ParagraphContent): boolean =>
  inlines.every((inline) => inline.kind === 'text' && inline.text.trim() === '');

/** How a paragraph is set; undefined where it has no letters. */
export function lookOf({ inlines, format }: ParagraphContent): ParagraphLook | undefined {
  const texts = inlines.filter(isLettered);
  const [first] = texts;
  if (!first) return undefined;
  const text = textOf(inlines);
  const all = (holds: (text: Text) => boolean | undefined): boolean => texts.every((one) => holds(one));
  const set = {
    size: Math.min(...texts.map((one) => one.format.appearance?.fontSize ?? USUAL_SIZE)),
    bold: all((one) => one.format.bold ?? one.format.appearance?.bold),
    italic: all((one) => one.format.italic ?? one.format.appearance?.italic),
    underlined: all((one) => one.look?.underlined && !one.link),
    capitals: isCapitals(text) || all((one) => one.format.appearance?.capitals),
    color: first.format.appearance?.color ?? '',
  };
  return {
    ...set,
    text,
    words: wordCount(text),
    letters: countLettersAndDigits(text),
    centred: format.centred ?? false,
    key: JSON.stringify(set),
  };
}

/** Letters of scripts without spaces between words, and how many of them are about a word. */
const UNSPACED: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 2],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu, 5],
];

const wordCount = (text: string): number =>
  UNSPACED.reduce(
    (sum, [letters, perWord]) => sum + Math.floor((text.match(letters)?.length ?? 0) / perWord),
    text.split(/\s+/).length,
  );

const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text);
