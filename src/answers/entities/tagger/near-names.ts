import { WordClass } from './lexicon.ts';
import { Casing, type WordInfo } from './word-info.ts';

/** How many words of a name may stand before or behind the one that shows it: `bank of england`. */
const REACH = 2;

const ORDINARY = WordClass.frequent | WordClass.common | WordClass.known | WordClass.foreign;
const NAMES = WordClass.firstName | WordClass.surname | WordClass.city | WordClass.country | WordClass.organizationName;

/**
 * For each word 1 if a name may be there, else 0. A name has a word with a capital, or in a script without any, or one
 * that no dictionary has, or that lists of names have; the most frequent words show none.
 */
export function nearNames(infos: readonly WordInfo[]): Uint8Array {
  const near = new Uint8Array(infos.length);
  for (let at = 0; at < infos.length; at++) {
    if (showsName(infos[at] as WordInfo)) near.fill(1, Math.max(0, at - REACH), at + REACH + 1);
  }
  return near;
}

/** Words from one to another one, exclusive, of a segment. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * The runs of words near names, each with a word outside of any name on either side where there is one: as these are
 * sure, what is said of one run does not depend on another one.
 */
export function runsOf(near: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let start = near.indexOf(1); start >= 0; ) {
    const found = near.indexOf(0, start);
    const end = found < 0 ? near.length : found;
    runs.push({ from: Math.max(0, start - 1), to: Math.min(near.length, end + 1) });
    start = near.indexOf(1, end);
  }
  return runs;
}

function showsName({ casing, value, isCaseless }: WordInfo): boolean {
  if (casing === Casing.none) return false;
  if (casing !== Casing.lower || isCaseless) return true;
  if ((value & WordClass.frequent) !== 0) return false;
  return (value & NAMES) !== 0 || (value & ORDINARY) === 0;
}
