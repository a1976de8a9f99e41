import { interpolatedMedian } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { COLUMN_GAP, printedLines } from './printed-lines.ts';
import { ownSize, wordRise } from './type-size.ts';

/** Characters that reach below the baseline, and what may: their boxes do not end on it. */
const LOW = /[gjpqyQJ,;()[\]{}|/\\@_$§&ß]/;
/** Letters whose foot and height are both seen: of a word with them the box tells where the baseline is. */
const TELLING = /[\p{L}\p{N}]{2}/u;
/** Type sizes by which a foot is off its baseline at least: more than a pixel. And by which those of one run differ. */
const OFF = 0.1;
const ALIKE = 0.1;
/** Words that agree on where their baseline is; one alone may be blurred with what is below it. */
const WORDS = 2;
/** Sizes that differ by at most this share are one: a single word is off its baseline if it then is of a usual size. */
const SAME = 0.06;
/** Lines of the page in one size, from which it is a usual one. */
const LINES = 2;

/**
 * The words with their own baselines where those of a line are two: what stands side by side need not be level, and
 * recognisers lay one baseline through all of it.
 */
export function withOwnBaselines(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const lines = printedLines(words);
  const sizes = lines.flatMap(([first]) => first?.fontSize ?? []);
  const isUsual = (size: number): boolean => sizes.filter((one) => Math.abs(one - size) <= SAME * size).length >= LINES;
  return lines.flatMap((line) =>
    runsOf(line).flatMap(({ run, shifts }) => {
      const shift = interpolatedMedian(shifts);
      const moved = run.map((word) => ({ ...word, baseline: word.baseline + shift }));
      const isOff = shifts.length > 0 && Math.abs(shift) > OFF * (run[0]?.fontSize ?? 0);
      return isOff && (shifts.length >= WORDS || moved.some((word) => isUsual(sizeOf(word)))) ? moved : run;
    }),
  );
}

interface Run {
  readonly run: RecognizedWord[];
  /** By how much the feet of its words are below the baseline given, in pixels; of those that tell it. */
  readonly shifts: number[];
}

/** The words of a line in runs without a gap whose feet are level. */
function runsOf(line: readonly RecognizedWord[]): Run[] {
  const runs: Run[] = [];
  for (const word of line) {
    const last = runs.at(-1);
    const [end, before] = [last?.run.at(-1), last?.shifts[0]];
    const shift = TELLING.test(word.text) && !LOW.test(word.text) ? word.box[3] - word.baseline : undefined;
    const isApart = end !== undefined && word.box[0] - end.box[2] > COLUMN_GAP * word.fontSize;
    const isLevel = shift === undefined || before === undefined || Math.abs(shift - before) <= ALIKE * word.fontSize;
    if (last && !isApart && isLevel) {
      last.run.push(word);
      if (shift !== undefined) last.shifts.push(shift);
    } else runs.push({ run: [word], shifts: shift === undefined ? [] : [shift] });
  }
  return runs;
}

const sizeOf = (word: RecognizedWord): number => ownSize(wordRise(word)) ?? 0;
