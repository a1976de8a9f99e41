import { UNWATCHED, type Watch } from '../../document/watch.ts';
import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quoteParts, sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { KeyValues } from './answer.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates/finders.ts';
import { saidOf, sentencesOf } from './candidates/statements/sentences.ts';
import { openPairs } from './open-pairs.ts';
import type { AskedKey } from './question/asked-key.ts';
import { asTitled } from './question/paper.ts';
import { questionOf } from './question/question.ts';
import type { DocumentRecord } from './record.ts';
import { answerIndex } from './scoring/answer-index.ts';
import { choose, type Rated } from './scoring/choose.ts';
import { SCORE_MODEL, type ScoreModel } from './scoring/score.ts';
import { BY_FORM, BY_SENTENCE } from './scoring/worth.ts';
import { readingOf } from './values/readings.ts';
import { type TypeName, VALUE_TYPES } from './values/value-types.ts';

interface KeyValuesOptions {
  /** Chooses among candidates. */
  readonly model?: ScoreModel;
  /** Is told that the work goes on. */
  readonly watch?: Watch;
}

/** The values of each asked key, in the order asked; every key-value pair found when none is asked. */
export function keyValues(
  record: DocumentRecord,
  instruction: readonly AskedKey[],
  { model = SCORE_MODEL, watch = UNWATCHED }: KeyValuesOptions = {},
): KeyValues {
  const candidates = candidatesOf(record, watch);
  return instruction.length === 0
    ? openPairs(record.text, candidates)
    : askedPairs(record, candidates, instruction, { model, watch });
}

/** What an answer says, citing the words of its value. */
const answerOf = (
  text: PlainText,
  { value, score, candidate: { said } }: Rated,
  type: TypeName | undefined,
): Cited<string> => new Cited(said ?? readingOf(text, value, type), sourcesOf(text, value, score));

function askedPairs(
  record: DocumentRecord,
  candidates: readonly Candidate[],
  instruction: readonly AskedKey[],
  { model, watch }: Required<KeyValuesOptions>,
): KeyValues {
  const { text } = record;
  const index = answerIndex(record, candidates);
  const firsts = new Map<TypeName, Span | undefined>();
  const firstOf = (type: TypeName): Span | undefined => {
    if (!firsts.has(type)) firsts.set(type, VALUE_TYPES[type].first?.(text.text));
    return firsts.get(type);
  };
  const valuesOf = (asked: AskedKey): Cited<string>[] => {
    watch.beat();
    const question = asTitled(questionOf(asked), index.title, index.labels);
    const chosen = choose(index, question, model);
    if (chosen.length > 0) return chosen.map((rated) => answerOf(text, rated, question.type));
    const said = saidOf(text, sentencesOf(text), question);
    if (said) return [quoteParts(text, [said], BY_SENTENCE)];
    // A key that is only the name of a type, such as `email`, means the first value of that type.
    const alone = question.type && question.key.length === 1 ? firstOf(question.type) : undefined;
    return alone ? [quoteParts(text, [alone], BY_FORM)] : [];
  };
  return Object.fromEntries(instruction.map((asked) => [asked.key, valuesOf(asked)]));
}
