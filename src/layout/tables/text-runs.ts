import { type Box, height, union } from '../../document/geometry.ts';

/** Widest gap between the words of one run, in shares of their height, which is about 1.2 of the font size. */
const WORD_GAP = 0.35;
/** Share of its height by which the middle of a word may be off that of the run. */
const OFF = 0.3;

/** Found once for the words of a page: level lines, upright ones and shades ask for the same. */
const known = new WeakMap<readonly Box[], readonly Box[]>();

/** The boxes of runs of words, each a word's gap after the last: what no border runs through. Boxes in points. */
export function textRuns(words: readonly Box[]): readonly Box[] {
  let runs = known.get(words);
  if (!runs) {
    runs = findRuns(words);
    known.set(words, runs);
  }
  return runs;
}

function findRuns(words: readonly Box[]): Box[] {
  const runs: Box[] = [];
  for (const row of rowsOf(words)) {
    let open: Box | undefined;
    for (const word of row.sort((a, b) => a[0] - b[0])) {
      if (open && word[0] - open[2] <= WORD_GAP * Math.min(height(word), height(open))) {
        open = union([open, word]);
      } else {
        if (open) runs.push(open);
        open = word;
      }
    }
    if (open) runs.push(open);
  }
  return runs;
}

/** Words on one line each, as far as their middles tell. */
function rowsOf(words: readonly Box[]): Box[][] {
  const middle = (box: Box): number => (box[1] + box[3]) / 2;
  const rows: Box[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    if (middle(word) - last > OFF * height(word)) rows.push([]);
    rows.at(-1)?.push(word);
    last = middle(word);
  }
  return rows;
}
