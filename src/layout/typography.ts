import type { Word } from '../document/page.ts';
import { isBold } from './metrics.ts';

/** Share of the characters from which words in lower case and in fonts with letters of many widths are ordinary text. */
const ORDINARY = 0.2;

export interface Measured {
  /** Points: the size that most of its characters have. */
  readonly fontSize: number;
}

/** How most of a document's text is set. */
export interface Typography extends Measured {
  /** Whether ordinary text is bold, so that bold is no emphasis. */
  readonly bold: boolean;
  /** `#rrggbb` of ordinary text. */
  readonly color: string;
  /** Whether ordinary text is monospaced, so that monospace is not code. */
  readonly monospace: boolean;
}

/** The value that most characters share, by a key of each word. */
function mostCommon<T>(words: Iterable<Word>, keyOf: (word: Word) => T): T | undefined {
  const counts = new Map<T, number>();
  let last: T | undefined;
  let inARow = 0;
  const add = (key: T | undefined): void => {
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + inARow);
    last = key;
    inARow = 0;
  };
  for (const word of words) {
    const key = keyOf(word);
    if (key !== last) add(key);
    inARow += word.text.length;
  }
  add(undefined);
  let best: T | undefined;
  let most = 0;
  for (const [key, count] of counts) {
    if (count > most) [best, most] = [key, count];
  }
  return best;
}

/** A call, the end of a statement or a block, an operator, a name of several words. */
const CODE = /[\p{L}\d_]\(|\);?$|[;{}]$|->|[=!<>]=|::|\p{L}_\p{L}/u;
/** Least share of such words in a listing: .15 in one that is half comments, at most .05 in typed papers. */
const LISTING = 0.1;

/** Font size in points, to the nearest half, that most characters have; 0 for no words. */
export function mainFontSize(words: readonly Word[]): number {
  const first = words[0];
  if (first && words.every(({ fontSize }) => fontSize === first.fontSize)) return toHalf(first);
  return mostCommon(words, toHalf) ?? 0;
}

const toHalf = ({ fontSize }: Word): number => Math.round(fontSize * 2) / 2;

/** Measures how most characters of the words are set. */
export function measureTypography(words: readonly Word[]): Typography {
  return {
    fontSize: mainFontSize(words) || 10,
    bold: mostCommon(words, isBold) ?? false,
    color: mostCommon(words, (word) => word.color) ?? '#000000',
    monospace: (mostCommon(words, (word) => word.monospace) ?? false) && !hasOrdinaryText(words) && !readsAsCode(words),
  };
}

/**
 * Whether a good part of the words, or most of the running text, is running text that is not monospaced: the others are
 * listings beside it.
 */
function hasOrdinaryText(words: readonly Word[]): boolean {
  const lengthOf = (some: readonly Word[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  const running = words.filter(({ text }) => /^\p{Ll}+\p{P}?$/u.test(text));
  const ordinary = lengthOf(running.filter(({ monospace }) => !monospace));
  return ordinary >= ORDINARY * lengthOf(words) || ordinary > lengthOf(running) / 2;
}

/** Numbers: data of programs has them as tables have. */
const FIGURES = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;

/** Whether so many words have signs that programs have and prose has not that they are a listing, and no typewriter's text. */
function readsAsCode(words: readonly Word[]): boolean {
  const monospaced = words.filter(({ text, monospace }) => monospace && !FIGURES.test(text));
  return monospaced.filter(({ text }) => CODE.test(text)).length >= LISTING * monospaced.length;
}
