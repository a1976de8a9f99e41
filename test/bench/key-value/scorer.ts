import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AskedDocument, Pair, Values } from './sets.ts';

/** How many values are right, found and there. */
export interface Counts {
  readonly right: number;
  readonly found: number;
  readonly there: number;
}

/** F1, from 0 to 1; 1 where nothing is there and nothing was found. */
export const f1 = ({ right, found, there }: Counts): number =>
  found + there === 0 ? 1 : (2 * right) / (found + there);

/** The counts of several documents as one. */
export const sum = (counts: readonly Counts[]): Counts => ({
  right: counts.reduce((all, { right }) => all + right, 0),
  found: counts.reduce((all, { found }) => all + found, 0),
  there: counts.reduce((all, { there }) => all + there, 0),
});

interface Figures {
  readonly tp: number;
  readonly predicted: number;
  readonly truth: number;
}

const countsOf = ({ tp, predicted, truth }: Figures): Counts => ({ right: tp, found: predicted, there: truth });

/** Values as answered, by the keys that were asked or the labels of open pairs. */
export type Answered = Readonly<Record<string, readonly string[]>>;

/** Compares answers with the truth. */
export interface Scorer {
  /** Whether two values are the same: as text, date or amount. */
  same(truth: string, value: string): boolean;
  /** A whole document: normalised values, or pairs of which the value may differ by a fifth. */
  score(document: AskedDocument, answered: Answered): Counts;
}

/** The scorer beside the corpus. */
export async function loadScorer(corpus: string): Promise<Scorer> {
  const path = pathToFileURL(join(resolve(corpus, '..', 'score'), 'kv.mjs')).href;
  const { scoreValues, scorePairs, sameValue } = await import(path);
  return {
    same: (truth, value) => sameValue(truth, value),
    score({ truth, instruction }, answered) {
      if (Array.isArray(truth)) {
        const pred: Pair[] = Object.entries(answered).flatMap(([key, values]) =>
          values.map((value) => ({ key, value })),
        );
        return countsOf(scorePairs([{ truth, pred }], { tol: 0.2 }).pair);
      }
      const keys = instruction.map(({ key }) => key);
      return countsOf(scoreValues([{ truth: truth as Values, pred: answered, keys }]).norm);
    },
  };
}
