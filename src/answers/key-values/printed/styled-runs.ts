import { isValueForm } from './label-signs.ts';
import { isLabel } from './label-text.ts';
import type { PrintedWord } from './printed-lines.ts';

/** Most words of a label that only its type tells from the value beside it. */
const MOST_WORDS = 4;

/**
 * Words set close together as labels and values in turn, by the type of the labels: **Breed** Terrier **Sex** Male. The
 * whole as one run where type tells no such thing, as in a sentence with a word in bold.
 */
export function styledRuns(words: readonly PrintedWord[]): (readonly PrintedWord[])[] {
  const runs: PrintedWord[][] = [];
  for (const word of words) {
    if (word.style === undefined) return [words];
    if (runs.at(-1)?.[0]?.style === word.style) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  const [first, second] = runs;
  const inTurns =
    second !== undefined &&
    runs.length % 2 === 0 &&
    runs.every(([word], at) => word?.style === (at % 2 === 0 ? first : second)?.[0]?.style);
  return inTurns && runs.every((run, at) => (at % 2 === 0 ? isLabelRun(run) : isValueRun(run))) ? runs : [words];
}

function isLabelRun(words: readonly PrintedWord[]): boolean {
  const text = words.map(({ text }) => text).join(' ');
  return words.length <= MOST_WORDS && /^\p{Lu}/u.test(text) && isLabel(text) && !isValueForm(text);
}

/** Whether a run begins as values do: a sentence would go on in small letters. */
const isValueRun = ([first]: readonly PrintedWord[]): boolean => /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(first?.text ?? '');
