import { marginals, type Steps } from './chain.ts';
import { begins, continues, LABELS, NAME_TYPES, OUTSIDE } from './labels.ts';
import { WordClass } from './lexicon.ts';
import type { Scored } from './scores.ts';
import { Casing, type WordInfo } from './word-info.ts';

/** How much what a word is elsewhere in the text counts, against what its own place says. */
const WEIGHT = 0.7;
/** What a word may be although it never is elsewhere. */
const DOUBT = 0.05;

/** Words that names of several types share with other text. */
const SHARED =
  WordClass.frequent |
  WordClass.common |
  WordClass.organization |
  WordClass.legalForm |
  WordClass.title |
  WordClass.place |
  WordClass.date;

/** Places of a sum: the types of names, none of them, then how many there are. */
const NONE = NAME_TYPES.length;
const COUNT = NONE + 1;

/**
 * Adds to the scores of a word with a capital what it is elsewhere in the text: mentions of one name agree in what they
 * are (Krishnan, Manning 2006, An Effective Two-Stage Model for Exploiting Non-Local Dependencies).
 * @param names the hashes of words that were taken for names somewhere.
 * @returns the runs whose scores changed.
 */
export function agree(runs: readonly Scored[], names: ReadonlySet<number>, steps: Steps): ReadonlySet<Scored> {
  const told = toldTwice(runs, names);
  const isTold = (info: WordInfo): boolean => told.has(info.id) && tells(info);
  const concerned = runs
    .filter(({ infos }) => infos.some(isTold))
    .map((run) => ({ run, own: beliefs(marginals(run.scores, steps)) }));
  const sums = new Map<number, Float64Array>();
  for (const { run, own } of concerned) {
    for (let at = 0; at < run.infos.length; at++) {
      const info = run.infos[at] as WordInfo;
      if (!isTold(info)) continue;
      const sum = sums.get(info.id) ?? new Float64Array(COUNT + 1);
      for (let place = 0; place < COUNT; place++)
        sum[place] = (sum[place] as number) + (own[at * COUNT + place] as number);
      sum[COUNT] = (sum[COUNT] as number) + 1;
      sums.set(info.id, sum);
    }
  }
  const changed = new Set<Scored>();
  for (const { run, own } of concerned) {
    for (let at = 0; at < run.infos.length; at++) {
      const info = run.infos[at] as WordInfo;
      const sum = isTold(info) ? sums.get(info.id) : undefined;
      if (sum === undefined) continue;
      const elsewhere = (place: number): number =>
        Math.log(((sum[place] as number) - (own[at * COUNT + place] as number)) / ((sum[COUNT] as number) - 1) + DOUBT);
      const none = elsewhere(NONE);
      for (let type = 0; type < NAME_TYPES.length; type++) {
        const more = WEIGHT * (elsewhere(type) - none);
        for (const label of [begins(type), continues(type)]) {
          const place = at * LABELS + label;
          run.scores[place] = (run.scores[place] as number) + more;
        }
      }
      changed.add(run);
    }
  }
  return changed;
}

/** Those among the hashes of names that tell something at two places or more: one place agrees with itself. */
function toldTwice(runs: readonly Scored[], names: ReadonlySet<number>): ReadonlySet<number> {
  const once = new Set<number>();
  const twice = new Set<number>();
  for (const { infos } of runs) {
    for (const info of infos) {
      if (names.has(info.id) && tells(info)) (once.has(info.id) ? twice : once).add(info.id);
    }
  }
  return twice;
}

/** Of each word how probable each type is, and none. */
function beliefs(probabilities: Float32Array): Float32Array {
  const own = new Float32Array((probabilities.length / LABELS) * COUNT);
  for (let word = 0, place = 0; word < probabilities.length; word += LABELS, place += COUNT) {
    for (let type = 0; type < NAME_TYPES.length; type++) {
      own[place + type] =
        (probabilities[word + begins(type)] as number) + (probabilities[word + continues(type)] as number);
    }
    own[place + NONE] = probabilities[word + OUTSIDE] as number;
  }
  return own;
}

const tells = ({ casing, value }: WordInfo): boolean =>
  (casing === Casing.capitalised || casing === Casing.upper || casing === Casing.mixed) &&
  (value < 0 || (value & SHARED) === 0);
