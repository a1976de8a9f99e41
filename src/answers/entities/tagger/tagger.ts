import { UNWATCHED } from '../../../document/watch.ts';
import type { Candidate } from '../candidate.ts';
import type { NameTagger } from '../name-tagger.ts';
import { agree } from './agreement.ts';
import { bestPath, marginals, namesIn, stepsOf } from './chain.ts';
import { codeWords } from './code-words.ts';
import { isLoneWord, ordinaryWords } from './customs.ts';
import { type KnownSegment, knownSegments, seenInDocument } from './document-words.ts';
import { endWithGivenName } from './given-names.ts';
import { begins, continues, LABELS, NAME_TYPES, type NameType, OUTSIDE } from './labels.ts';
import type { NameModel } from './model.ts';
import { isPlausible } from './plausible.ts';
import { type Scored, scorerOf } from './scores.ts';
import { segmentsOf } from './segments.ts';
import { type WordInfo, WordInfos } from './word-info.ts';

/** A run of words with its labels. */
interface Draft extends Scored {
  readonly known: KnownSegment;
  readonly path: Uint8Array;
}

/** A tagger of names with what a model has learned. */
export function createNameTagger(model: NameModel): NameTagger {
  const newScorer = scorerOf(model);
  const steps = stepsOf(model.transitions);
  return {
    tag(text, watch = UNWATCHED) {
      const found: Candidate<NameType>[] = [];
      const wordInfos = new WordInfos(model);
      const segments = knownSegments(text, segmentsOf(text), wordInfos);
      const seen = seenInDocument(segments);
      const isOrdinary = ordinaryWords(seen);
      const isCodeWord = codeWords(text);
      const scoresOf = newScorer(seen, wordInfos.count);
      const drafts: Draft[] = [];
      const named = new Set<number>();
      for (const [index, known] of segments.entries()) {
        watch.beat();
        for (const run of scoresOf(known, segments[index - 1])) {
          const path = bestPath(run.scores, model.transitions);
          drafts.push({ ...run, known, path });
          for (let at = 0; at < path.length; at++) if (path[at] !== OUTSIDE) named.add(run.infos[at]?.id as number);
        }
      }
      const changed = agree(drafts, named, steps);
      for (const draft of drafts) {
        const { known, infos, scores, from: first } = draft;
        const path = changed.has(draft) ? bestPath(scores, model.transitions) : draft.path;
        if (path.every((label) => label === OUTSIDE)) continue;
        const probabilities = marginals(scores, steps);
        for (const name of namesIn(path)) {
          const { words } = known.segment;
          const { type } = name;
          const [from, last] = withoutSigns(name, infos);
          if (from === last) continue;
          const nameType = NAME_TYPES[type] as NameType;
          const to = nameType === 'PERSON' ? endWithGivenName(infos, from, last) : last;
          const [start, end] = [words[first + from]?.start as number, words[first + to - 1]?.end as number];
          const score = probabilityOf(type, from, last, probabilities);
          const printed = text.slice(start, end);
          if (!isPlausible(printed, nameType) || isLoneWord(known.infos, score)) continue;
          const own = infos.slice(from, to);
          if (nameType === 'PERSON' && (isOrdinary(printed, own, score) || isCodeWord(start, own, printed, score)))
            continue;
          found.push({
            type: nameType,
            start,
            end,
            score: Math.round(score * 100) / 100,
            rule: 'names',
          });
        }
      }
      return found;
    },
  };
}

/** The words of a name without signs before it, and without those behind it that no name ends with. */
function withoutSigns({ from, to }: { from: number; to: number }, infos: readonly WordInfo[]): [number, number] {
  let [start, end] = [from, to];
  while (start < end && infos[start]?.isSign) start++;
  while (end > start && infos[end - 1]?.isSign) end--;
  return [start, end];
}

/** How probable it is that words belong to a name of a type: the mean over the words. */
function probabilityOf(type: number, from: number, to: number, probabilities: Float32Array): number {
  let sum = 0;
  for (let word = from; word < to; word++) {
    sum +=
      (probabilities[word * LABELS + begins(type)] as number) +
      (probabilities[word * LABELS + continues(type)] as number);
  }
  return sum / (to - from);
}
