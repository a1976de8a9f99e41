import { printedOf } from '../../text/printed.ts';
import type { Candidate } from '../candidate.ts';
import type { Question } from '../question/question.ts';
import type { AnswerIndex } from './answer-index.ts';
import { matchesOf, type TypedMatch } from './match.ts';
import { type ScoreModel, scoreOf } from './score.ts';

/** Probability from which a candidate is an answer. */
const THRESHOLD = 0.5;

/** A value with the probability that it answers. */
export interface Rated {
  readonly value: Candidate['value'];
  readonly score: number;
  readonly candidate: Pick<Candidate, 'said'>;
}

/**
 * The values that answer a question, in the document's order: the best one; where all are asked for, or where the
 * document has several under its label, those beside it. Equal values come once.
 */
export function choose(index: AnswerIndex, question: Question, model: ScoreModel): Rated[] {
  const scored = matchesOf(index, question).flatMap((match): Scored[] => {
    const score = scoreOf(match, model);
    return score >= THRESHOLD ? [{ ...match, score }] : [];
  });
  const rated = question.type === 'address' ? scored.filter((one) => !isCutShort(one, scored)) : scored;
  const best = rated.reduce<Scored | undefined>((most, one) => (most && isBetter(most, one) ? most : one), undefined);
  if (!best) return [];
  const beside = rated.filter(
    (one) => one === best || isBeside(best, one, question.plural) || (question.one === 'largest' && isSumOf(best, one)),
  );
  const values = question.one && !question.plural ? [oneOf(beside, question.one)] : beside;
  return once(index.text, values).sort((a, b) => a.value[0].start - b.value[0].start);
}

/** Whether an address ends before its first number, and another one goes on from there. */
const isCutShort = ({ value: [{ start }], printed }: Scored, all: readonly Scored[]): boolean =>
  !/\d/.test(printed) && all.some((other) => other.value[0].start === start && /\d/.test(other.printed));

/** Of the cells of a column the one that bounds or sums up the others. */
function oneOf(values: readonly Scored[], which: NonNullable<Question['one']>): Scored {
  const sorted = [...values].sort((a, b) => a.value[0].start - b.value[0].start);
  if (which !== 'largest') return (which === 'first' ? sorted[0] : sorted.at(-1)) as Scored;
  const sums = sorted.filter(({ candidate }) => candidate.kind === 'total');
  return (sums.length > 0 ? sums : sorted).toSorted((a, b) => sizeOf(a.printed) - sizeOf(b.printed)).at(-1) as Scored;
}

/** The digits of an amount as a number: cells of one column have the same decimals. */
const sizeOf = (printed: string): number => Number(printed.replace(/\D+/g, ''));

type Scored = TypedMatch & Rated;

const isBetter = (one: Scored, other: Scored): boolean =>
  one.score === other.score ? one.value[0].start <= other.value[0].start : one.score > other.score;

/** Whether a value belongs to the answer beside the best: cells of one column, or all with its label when all are asked. */
function isBeside(best: Scored, { candidate, facts }: Scored, plural: boolean): boolean {
  const [label, kind] = [best.candidate.labels[0], best.candidate.kind];
  if (candidate.kind !== kind || candidate.labels[0].toLowerCase() !== label.toLowerCase()) return false;
  return plural || kind === 'choice' || (kind === 'column' && facts.page === best.facts.page);
}

/** Whether a value is in a row of totals: of the column of the best, or beside the best in one that names no columns. */
function isSumOf(best: Scored, { candidate, facts, printed }: Scored): boolean {
  const [of, label] = [best.candidate.labels[0].toLowerCase(), candidate.labels[0].toLowerCase()];
  if (candidate.kind !== 'total') return false;
  if (best.candidate.kind === 'column') return label.endsWith(` ${of}`);
  const isSum = best.candidate.kind === 'total' && label === of && facts.page === best.facts.page;
  return isSum && [best.printed, printed].every((sum) => DECIMALS.test(sum));
}

const DECIMALS = /\d[.,]\d\d(?!\d)/;

/** Each value once, as it is best: each place, and what is printed again elsewhere but in the cells of a column. */
function once(text: string, values: readonly Scored[]): Scored[] {
  const seen = new Set<string | number>();
  return [...values]
    .sort((a, b) => b.score - a.score || a.value[0].start - b.value[0].start)
    .filter(({ candidate, value }) => {
      const printed = candidate.said ?? printedOf(text, value);
      const isSeen = seen.has(value[0].start) || (candidate.kind !== 'column' && seen.has(printed.toLowerCase()));
      seen.add(value[0].start).add(printed.toLowerCase());
      return !isSeen;
    });
}
