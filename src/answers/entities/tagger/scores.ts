import type { KnownSegment } from './document-words.ts';
import { placesOf } from './features.ts';
import { LABELS, OUTSIDE } from './labels.ts';
import { LinearScores } from './linear-scores.ts';
import { type NameModel, weightSlots } from './model.ts';
import { nearNames, runsOf } from './near-names.ts';
import { NetworkScores } from './network.ts';
import type { WordInfo } from './word-info.ts';

/** The score of what no other label can be: far more than any sum of weights. */
const CERTAIN = 1e4;

/** A run of words of a segment. */
export interface Scored {
  readonly infos: readonly WordInfo[];
  /** `LABELS` numbers for each word; words that are not near names are outside. */
  readonly scores: Float32Array;
  /** Its first word in the segment. */
  readonly from: number;
}

/** Scores the labels of the words of a segment that are near names. */
export type Scorer = (known: KnownSegment, previous: KnownSegment | undefined) => Scored[];

/** The scorer of a model for one text, by how its words are written in it and how many different ones there are. */
export function scorerOf(model: NameModel): (seen: ReadonlyMap<number, number>, words: number) => Scorer {
  const slots = weightSlots(model);
  return (seen, words) => {
    const linear = new LinearScores(slots, model.scale, seen);
    const network = new NetworkScores(model.network, model.vectors, words);
    return (known, previous) => {
      const near = nearNames(known.infos);
      const runs = runsOf(near);
      if (runs.length === 0) return [];
      const placeOf = placesOf(known, previous, model.lexicon);
      return runs.map(({ from, to }) => {
        const scores = new Float32Array((to - from) * LABELS);
        for (let at = from; at < to; at++) {
          const row = (at - from) * LABELS;
          if (near[at] === 0) {
            scores[row + OUTSIDE] = CERTAIN;
            continue;
          }
          const place = placeOf(at);
          linear.write(scores, row, place);
          network.addTo(scores, row, place, seen.get(place.word.id) ?? 0);
        }
        return { infos: known.infos.slice(from, to), scores, from };
      });
    };
  };
}
