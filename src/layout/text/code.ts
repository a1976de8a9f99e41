import type { Code } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { candidateOf, type ParagraphCandidate } from './paragraphs.ts';
import { ADDRESS } from './typed-addresses.ts';

/** What is no word. */
const SIGNS = /^[^\p{L}\p{N}]+$/u;
/** What begins the sign of a line that is broken to fit: TeX's has its hook beside it. */
const ARROWS = /^[←↩↵⏎]/u;
/** White space above a line, in font sizes, below which it goes on with the listing above. */
export const CLOSE = 0.75;

/** Whether a candidate is set in a fixed pitch, but for line numbers, in a document that is not. */
export const isMonospaced = (candidate: ParagraphCandidate, { monospace }: Pick<Typography, 'monospace'>): boolean =>
  !monospace && candidate.lines.every((line) => isInFixedPitch(unbroken(codeOf(line))));

/** Whether a candidate goes on closely with a listing, though signs in it are of another font, which has what its own lacks. */
const goesOn = (listing: ParagraphCandidate, candidate: ParagraphCandidate): boolean =>
  candidate.box[1] - listing.box[3] < CLOSE * candidate.fontSize &&
  candidate.box[1] > listing.box[1] &&
  candidate.lines.every(
    ({ words }) =>
      words.some((word) => word.monospace) && words.every(({ text, monospace }) => monospace || SIGNS.test(text)),
  );

/** Whether a candidate stands right of another one, and not below it: in the next column or box. */
const isBeside = (listing: ParagraphCandidate, candidate: ParagraphCandidate): boolean =>
  candidate.box[0] > listing.box[2] && candidate.box[1] < listing.box[3];

/** The consecutive candidates at the start that are code; line numbers without code after them are left out. */
export function leadingCode(
  candidates: readonly ParagraphCandidate[],
  typography: Typography,
): readonly ParagraphCandidate[] {
  const until = candidates.findIndex((candidate, index) => {
    const above = candidates[index - 1];
    if (above && isBeside(above, candidate)) return true;
    return !isMonospaced(candidate, typography) && !(above && goesOn(above, candidate));
  });
  const leading = candidates.slice(0, until < 0 ? candidates.length : until);
  const last = leading.findLastIndex((candidate) => candidate.lines.some((line) => codeOf(line).words.length > 0));
  return leading.slice(0, last + 1);
}

/** A line of code without the arrow in a font of signs that tells that it goes on below. */
function unbroken(line: Line): Line {
  const end = line.words.findLastIndex(({ text, monospace }) => monospace || !SIGNS.test(text)) + 1;
  const isBroken = end > 0 && ARROWS.test(line.words[end]?.text ?? '');
  return isBroken ? { ...line, words: line.words.slice(0, end) } : line;
}

/** The printed number of a line of code, if it has one. */
function numberOf({ words: [first] }: Line): Word | undefined {
  return first !== undefined && !first.monospace && /^\d{1,4}$/.test(first.text) ? first : undefined;
}

/** A line of code without its printed number. */
function codeOf(line: Line): Line {
  if (!numberOf(line)) return line;
  const words = line.words.slice(1);
  return { ...line, words, box: union(words.map(({ box }) => box)) };
}

/** A listing out of consecutive monospaced candidates, its indentation kept; undefined for addresses alone. */
export function buildCode(candidates: readonly ParagraphCandidate[]): Code | undefined {
  const printed = candidates.flatMap((candidate) => candidate.lines);
  const all = candidateOf(printed.map(codeOf));
  const isNumbered = candidates.some((candidate) => candidate.lines.some((line) => line.words[0]?.monospace === false));
  if (!isNumbered && (areAddresses(all) || (all.lines.length === 1 && isDrawn(all)))) return undefined;
  const words = all.lines.flatMap((line) => line.words);
  const advance = characterWidth(all.lines);
  const left = Math.min(...words.map(({ box }) => box[0]));
  const text: string[] = [];
  for (const [index, line] of all.lines.entries()) {
    const before = all.lines[index - 1];
    const pitch = before ? (line.baseline - before.baseline) / line.fontSize : 0;
    if (pitch > 2) text.push('');
    text.push(setInColumns(line, left, advance));
  }
  const lineNumbers = printed.map(numberOf).filter((word) => word !== undefined);
  const box = union(words.map((word) => word.box));
  return { kind: 'code', page: all.page, box, text: text.join('\n'), words, lineNumbers };
}

/** Whether lines are addresses and nothing else, as below the names of authors. */
const areAddresses = ({ lines }: ParagraphCandidate): boolean =>
  lines.every(({ words }) => words.every(({ text }) => ADDRESS.test(text)));

/** Whether lines are drawn with characters. */
const isDrawn = ({ lines }: ParagraphCandidate): boolean =>
  lines.every(({ words }) => words.every(({ text }) => /^[_=~*–—-]*$/.test(text)));

/** Points that one character advances. */
function characterWidth(lines: readonly Line[]): number {
  const words = lines.flatMap((line) => line.words);
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.box[2] - word.box[0], 0) / Math.max(characters, 1);
}

/** The line's text with every word at the character column of its place. */
function setInColumns(line: Line, left: number, advance: number): string {
  let text = '';
  for (const word of line.words) {
    const column = Math.round((word.box[0] - left) / advance);
    const least = text.length + (word.spaced && text !== '' ? 1 : 0);
    text = text.padEnd(Math.max(column, least)) + word.text;
  }
  return text;
}
