import type { Run } from '../../document/block.ts';
import { isReversed } from '../../document/direction.ts';
import { horizontalOverlap } from '../../document/geometry.ts';
import { isRecognised, type Word } from '../../document/page.ts';
import { isInMathFont } from '../figures/math-font.ts';
import { isBold } from '../metrics.ts';
import { isCheckBox } from '../page/check-box.ts';
import type { Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';
import type { Typography } from '../typography.ts';
import { goesOnWithAddress } from './broken-addresses.ts';
import type { Hyphenation } from './hyphenation.ts';
import { withoutTypedAddresses } from './typed-addresses.ts';

// Thresholds without another origin were chosen on odl-bench, dev half; lengths are shares of the font size.

/** Largest size of raised and lowered text in shares of its line's. TeX sets scripts in .7, Word in .65. */
const SMALLER = 0.85;
/** Least distance of its baseline from the line's. */
const SHIFT = 0.1;
/** Gap that parts words though the content stream has no space: fonts' spaces are .25 to .33 wide. */
const SPACE_GAP = 0.25;
/** The same beside raised and lowered text. */
const SCRIPT_GAP = 0.15;
/** Largest distance of what is set above or below a word. */
const ATTACHED = 0.3;
/** What is no limit: words of a second line in smaller letters, and codes below signs. */
const LONG = /[\p{L}\p{N}]{4}/u;
/** Nor are names and the beginnings of sentences, or any word of letters below a long one. */
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const LETTERS = /\p{L}{2}/u;
/** Least size of an initial in shares of its text's. */
const DROP_CAP = 1.8;

/** What the words of a run have in common. */
interface Style {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly code: boolean;
  readonly position: Run['position'];
  readonly link: string | undefined;
}

/** Chinese and Japanese, full-width punctuation too: all its characters are equally wide without being code. */
const IDEOGRAPHS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
const IDEOGRAPHIC = new RegExp(IDEOGRAPHS, 'u');

interface OpenRun {
  readonly style: Style;
  readonly spaced: boolean;
  readonly lineBreak: boolean;
  readonly words: Word[];
  text: string;
}

/**
 * Inline runs of consecutive lines: words of one style together, words broken at a line's end made whole.
 * @param breaks the lines that a forced line break comes before.
 */
export function buildRuns(
  lines: readonly Line[],
  typography: Typography,
  keepsHyphen: Hyphenation,
  breaks: ReadonlySet<Line> = new Set(),
): Run[] {
  const runs: OpenRun[] = [];
  let before: Word | undefined;
  for (const line of lines) {
    for (let index = 0; index < line.words.length; index++) {
      const word = line.words[index] as Word;
      const last = runs.at(-1);
      const lineBreak = last !== undefined && index === 0 && breaks.has(line);
      let spaced = before !== undefined && isSpaced(before, word, index === 0 && !areAttached(before, word));
      const mayGoOn = last !== undefined && index === 0 && !lineBreak;
      if (mayGoOn && before && mayBreak(before) && isBroken(last.text, word.text)) {
        spaced = false;
        if (!keepsHyphen(before.text, word.text)) last.text = last.text.slice(0, -1);
      } else if (mayGoOn && last.style.link === word.link && goesOnWithAddress(last.text, word)) spaced = false;
      addWord(runs, word, styleOf(word, line, typography), { spaced, lineBreak });
      before = word;
    }
  }
  return emphasise(withoutTypedAddresses(runs.map(runOf)));
}

/**
 * Takes the italics of single letters and signs away, which mark variables; within italic text they are part of it, but
 * for letters that are upright there.
 */
function emphasise(runs: readonly Run[]): Run[] {
  const isText = (run: Run | undefined): boolean => run?.italic === true && /\p{L}{2}/u.test(run.text);
  return runs.map((run, index) => {
    if (run.bold || run.code || run.link !== undefined || /\p{L}{2}/u.test(run.text)) return run;
    const { italic: _, ...upright } = run;
    if (!isText(runs[index - 1]) || !isText(runs[index + 1])) return upright;
    return /\p{L}/u.test(run.text) && !run.mathFont ? run : { ...run, italic: true };
  });
}

/** A run neither bold nor italic: the style of a head is no emphasis. */
export const withoutEmphasis = ({ bold: _, italic: __, ...run }: Run): Run => run;

/** A run that is neither emphasised nor code: the style of a drawing's letters says nothing. */
export const withoutStyle = ({ code: _, ...run }: Run): Run => withoutEmphasis(run);

/** Runs of which all words are italic, upright: the style of a heading, a caption or a quotation is no emphasis. */
export function withoutOwnItalics(runs: readonly Run[]): Run[] {
  if (!runs.every(({ text, italic }) => italic || !/\p{L}/u.test(text))) return [...runs];
  return runs.map(({ italic: _, ...run }) => run);
}

/** Whether a word is right beside another, or is small and just above or below it: a script or a limit. */
function areAttached(before: Word, word: Word): boolean {
  const distance = Math.max(word.box[1] - before.box[3], before.box[1] - word.box[3]) / before.fontSize;
  if (Math.abs(word.box[0] - before.box[2]) < SCRIPT_GAP * word.fontSize) return distance < 0;
  const isOver = word.fontSize < SMALLER * before.fontSize && horizontalOverlap(before.box, word.box) > 0;
  return isOver && distance < ATTACHED && !isText(before, word);
}

/** Whether a small word below another one is text of its own and no limit. */
const isText = (before: Word, { text }: Word): boolean =>
  LONG.test(text) || CAPITALISED.test(text) || (LONG.test(before.text) && LETTERS.test(text));

/** Whether white space is between two words that follow each other. */
export function isSpaced(before: Word, word: Word, newLine: boolean): boolean {
  if (before.fontSize > DROP_CAP * word.fontSize && isInitial(before, word)) return false;
  if (newLine) return !(endsUnspaced(before.text) && startsUnspaced(word.text));
  if (isCheckBox(before)) return true;
  // Text recognition finds the words surely, and their places roughly.
  if (!isLevel(word) || isRecognised(word)) return word.spaced;
  const distance = Math.max(word.box[0] - before.box[2], before.box[0] - word.box[2]);
  if (!word.spaced) return distance > SPACE_GAP * word.fontSize && !isTurn(before, word);
  // Readers may take a shift of the baseline alone for a space.
  const shifted = Math.abs(word.baseline - before.baseline) > SHIFT * word.fontSize;
  return distance > (shifted ? SCRIPT_GAP * Math.min(word.fontSize, before.fontSize) : -word.fontSize);
}

/** Whether the direction of writing changes between two words, so that what follows the first is not beside it. */
const isTurn = (before: Word, word: Word): boolean => word.box[0] < before.box[0] || isReversed(before.text);

/** Whether the first may be the initial of a word that the second goes on with. */
const isInitial = (initial: Word, word: Word): boolean =>
  /^["“‘]?\p{Lu}$/u.test(initial.text) && /^\p{L}/u.test(word.text);

// Scripts written without spaces between words have none at a new line: Chinese and Japanese, and those whose words are known
// from their context alone (class SA of Unicode's line breaking, UAX #14).
const UNSPACED = `(?:${IDEOGRAPHS}|(?=[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])[\\p{L}\\p{M}])`;
const UNSPACED_END = new RegExp(`${UNSPACED}$`, 'u');
const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');
const endsUnspaced = (text: string): boolean => UNSPACED_END.test(text);
const startsUnspaced = (text: string): boolean => UNSPACED_START.test(text);

/** Whether the last word of a line may be broken: its end tells that without a look at all text before. */
const mayBreak = ({ text }: Word): boolean => text === '' || '-‐–—'.includes(text.at(-1) as string);

/** Whether a line ends in a hyphen, or in a dash that touches the text before it, and text goes on without a space. */
const isBroken = (before: string, after: string): boolean =>
  /[\p{L}\p{N}][-‐]$|[\p{L}\p{N}\])][–—]$/u.test(before) && /^[["“‘(]?[\p{L}\p{N}]/u.test(after);

const styleOf = (word: Word, line: Line, typography: Typography): Style => ({
  bold: isBold(word) && !typography.bold,
  italic: word.italic,
  code: word.monospace && !typography.monospace && !IDEOGRAPHIC.test(word.text),
  position: positionOf(word, line),
  link: word.link,
});

const runOf = ({ style, spaced, lineBreak, text, words }: OpenRun): Run => ({
  text,
  spaced,
  words,
  ...(lineBreak && { lineBreak }),
  ...(style.bold ? { bold: true } : {}),
  ...(style.italic ? { italic: true } : {}),
  ...(style.code ? { code: true } : {}),
  ...(words.some(isInMathFont) ? { mathFont: true } : {}),
  ...(style.position ? { position: style.position } : {}),
  ...(style.link === undefined ? {} : { link: style.link }),
});

/** Whether a word is small and its baseline above or below its line's. */
export function positionOf(word: Word, line: Line): Run['position'] {
  if (word.fontSize > SMALLER * line.fontSize) return undefined;
  const shift = line.baseline - word.baseline;
  if (shift > SHIFT * line.fontSize) return 'superscript';
  return shift < -SHIFT * line.fontSize ? 'subscript' : undefined;
}

function addWord(
  runs: OpenRun[],
  word: Word,
  style: Style,
  { spaced, lineBreak }: Pick<OpenRun, 'spaced' | 'lineBreak'>,
): void {
  const last = runs.at(-1);
  if (last && !lineBreak && alike(last.style, style)) {
    last.words.push(word);
    last.text += spaced ? ` ${word.text}` : word.text;
  } else {
    runs.push({ style, spaced, lineBreak, words: [word], text: word.text });
  }
}

const alike = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.position === b.position && a.link === b.link;
