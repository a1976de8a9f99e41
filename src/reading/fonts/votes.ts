import { align } from './alignment.ts';

/** A word of signs, and what it was read as. */
export interface ReadWord {
  readonly signs: readonly string[];
  readonly text: string;
}

/** What the glyphs of a font were read as: by sign, how often each text. */
export type Votes = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Times that words are aligned, each time with the meanings found before. */
const ROUNDS = 3;
/** Cost for each glyph up to which a word counts as aligned. */
const ALIGNED = 0.35;
/** Share of the votes of a glyph that its meaning needs. */
const MAJORITY = 0.7;

/** What words were read as, dealt out to their glyphs. `known` is what is not in doubt. */
export function countVotes(readings: readonly ReadWord[], known: ReadonlyMap<string, string>): Votes {
  // Where glyphs are as many as characters, they mostly mean one each.
  let votes = tally(
    readings
      .filter(({ signs, text }) => signs.length === [...text].length)
      .map(({ signs, text }) => ({ signs, pieces: [...text] })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const expected = (sign: string): string | undefined => known.get(sign) ?? majority(votes.get(sign));
    const aligned = readings.flatMap(({ signs, text }) => {
      const { pieces, cost } = align(signs.map(expected), text);
      return cost <= ALIGNED ? [{ signs, pieces }] : [];
    });
    votes = tally(aligned);
  }
  return votes;
}

function tally(words: readonly { readonly signs: readonly string[]; readonly pieces: readonly string[] }[]): Votes {
  const votes = new Map<string, Map<string, number>>();
  for (const { signs, pieces } of words) {
    for (const [index, sign] of signs.entries()) {
      const counts = votes.get(sign) ?? new Map<string, number>();
      votes.set(sign, counts);
      const piece = pieces[index] as string;
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
  }
  return votes;
}

/** The text that most votes of a glyph are for, if these are enough of them. */
export function majority(counts: ReadonlyMap<string, number> = new Map(), fewest = 1): string | undefined {
  const [[text, most] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return text !== '' && most >= fewest && most >= MAJORITY * all ? text : undefined;
}
