import type { Line } from '../page/lines.ts';
import { endsInFullStop, endsSentence, hasParts, isShort } from './line-ends.ts';
import type { ParagraphCandidate } from './paragraphs.ts';
import { syntaxOf } from './program-text.ts';

/** Fewest lines that tell running text from listings. */
const FEWEST_LINES = 3;
/** Distance, in font sizes, up to which lines begin at one edge. */
const ALIGNED = 0.4;
/** Share of the lines that go on with a paragraph. */
const WRAPPED = 0.5;
/** Share of the lines that read as text: one may be its last words, or full of names. */
const READS_AS_TEXT = 0.6;

/**
 * Whether consecutive candidates in a fixed pitch are running text, as a letter of a typewriter or a licence is: lines of
 * many words in small letters from one edge on, each full but the last of a sentence, and there is one.
 */
export function isTypedProse(candidates: readonly ParagraphCandidate[]): boolean {
  const lines = candidates.flatMap((candidate) => candidate.lines);
  const left = Math.min(...lines.map(({ box }) => box[0]));
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const isFull = (line: Line, next: Line | undefined): boolean =>
    next === undefined || endsSentence(line) || !isShort(line, next, right);
  return (
    lines.length >= FEWEST_LINES &&
    lines.filter((line) => syntaxOf(line).isProse).length >= READS_AS_TEXT * lines.length &&
    lines.length - candidates.length >= WRAPPED * lines.length &&
    lines.every((line) => line.box[0] - left < ALIGNED * line.fontSize && syntaxOf(line).strength === 0) &&
    !lines.some(hasParts) &&
    candidates.some(({ lines: own }) => endsInFullStop(own.at(-1) as Line)) &&
    candidates.every(({ lines: own }) => own.every((line, index) => isFull(line, own[index + 1])))
  );
}
