import type { Candidate } from '../candidate.ts';
import type { Likeness } from '../question/likeness.ts';
import type { Surroundings } from '../question/surroundings.ts';
import type { TypeName } from '../values/value-types.ts';
import type { ValueFacts } from './value-facts.ts';

/** A candidate as an answer to a question. */
export interface Match {
  readonly candidate: Candidate;
  readonly likeness: Likeness;
  readonly facts: ValueFacts;
  /** The type that is asked for, and the part of the value that is of the type. */
  readonly type?: TypeName;
  readonly printed: string;
  /** Whether of several things that the question names, the label and the document's title name the same one. */
  readonly titled: boolean;
  /** How the value bears out the type that is asked for; `untyped` where none is. */
  readonly fit: 'whole' | 'most' | 'part' | 'untyped';
  /** What the labels and headings before it say that its own does not. */
  readonly around: Surroundings;
  /** Whether no other candidate of the type has a label that is liker. */
  readonly likest: boolean;
}

/** A sign of a right or wrong answer, with the weight that it has where none was fitted; set by hand. */
export interface Sign {
  readonly name: string;
  readonly prior: number;
  holds(match: Match): boolean;
}

const sign = (name: string, prior: number, holds: (match: Match) => boolean): Sign => ({ name, prior, holds });

/** A sign for each level that a share reaches: their weights add up. */
const levels = (name: string, share: (likeness: Likeness) => number, steps: readonly (readonly [number, number])[]) =>
  steps.map(([level, prior]) =>
    sign(`${name} ${level}`, prior, ({ likeness }) => share(likeness) >= level - Number.EPSILON * 8),
  );

/** All signs of an answer beside its kind; each that holds adds its weight. */
export const SIGNS: readonly Sign[] = [
  ...levels('like', ({ like }) => like, [
    [0.3, 0.8],
    [0.45, 0.8],
    [0.6, 0.8],
    [0.75, 0.6],
    [0.9, 0.5],
    [1, 0.3],
  ]),
  ...levels('named', ({ named }) => named, [
    [0.34, 0.6],
    [0.5, 0.5],
    [0.75, 0.5],
    [1, 0.5],
  ]),
  ...levels('covered', ({ covered }) => covered, [
    [0.34, 0.6],
    [0.5, 0.5],
    [0.75, 0.5],
    [1, 0.6],
  ]),
  ...levels('described', ({ described }) => described, [
    [0.34, 0.2],
    [0.75, 0.4],
  ]),
  sign('outer covers', 0.2, ({ likeness }) => likeness.outer > 0.1),
  sign('only outer', -1, ({ likeness }) => likeness.outer > 0 && likeness.named === 0),
  sign('contrary', -2.5, ({ likeness }) => likeness.contrary),
  sign('contrary outer', -1, ({ likeness }) => likeness.contraryOuter),
  sign('undecided', -0.7, ({ likeness }) => likeness.undecided),
  sign('asked around', 1.2, ({ around }) => around === 'asked'),
  sign('other around', -1.2, ({ around }) => around === 'other'),
  sign('unheard', -3.5, ({ likeness }) => likeness.unheard),
  sign('unsaid', -2.2, ({ likeness }) => likeness.unsaid),
  // Ends of a period have many names, and a letterhead says not what it is. Fitted on the training parts of orders,
  // registrations and tax forms and on keys of other papers asked of them, the other signs as they are.
  sign('unsaid and little told', -2.25, ({ likeness: { unsaid, told }, around, type, candidate }) => {
    const isTacit = type === 'date' || candidate.kind === 'implied';
    return unsaid && told <= 0.5 && around !== 'asked' && !isTacit;
  }),
  sign('nothing told', -4, ({ likeness, around }) => likeness.told === 0 && around !== 'asked'),
  sign('told less than half', -0.7, ({ likeness, around }) => likeness.told < 0.5 && around !== 'asked'),
  sign('likest', 1, ({ likest }) => likest),
  sign('untyped', -0.2, ({ fit }) => fit === 'untyped'),
  sign('part', -0.5, ({ fit }) => fit === 'part'),
  sign('whole', 0.3, ({ fit }) => fit === 'whole'),
  sign('stated', 1, ({ candidate }) => candidate.kind === 'stated'),
  sign('open', 0.2, ({ candidate }) => candidate.open),
  // Of the numbers in a row of hours, rates and amounts, the amount is under the head that says so.
  sign('column of the type', 0.6, ({ facts: { columnType }, type }) => columnType !== undefined && columnType === type),
  sign('amount of a row', 0.3, ({ facts: { columnType }, type }) => columnType === 'amount' && type === undefined),
  sign(
    'last amount of its row',
    0.5,
    ({ facts: { columnType, isLastOfRow }, type }) => type === 'amount' && isLastOfRow && columnType === undefined,
  ),
  sign('value is a label', -2.5, ({ facts }) => facts.isLabel),
  sign('label words', -0.5, ({ facts }) => facts.labelWords >= 0.5),
  sign(
    'label words for a name',
    -1.5,
    ({ facts, type, candidate }) => facts.labelWords >= 0.5 && type === 'name' && candidate.kind !== 'implied',
  ),
  sign('nothing but label words', -0.7, ({ facts }) => facts.labelWords === 1),
  sign(
    'bare number for an amount',
    -1,
    ({ printed, type }) => type === 'amount' && !/[.,]\d\d(?!\d)|\p{Sc}/u.test(printed),
  ),
  sign('number in a remark', -2.5, ({ facts, type }) => (type === 'id' || type === 'amount') && facts.isRemark),
  sign('short identifier', -0.7, ({ printed, type }) => type === 'id' && printed.length < 3),
  sign(
    'no number in an address',
    -1.2,
    ({ printed, type, candidate }) => type === 'address' && candidate.kind !== 'stated' && !/\d/.test(printed),
  ),
  sign(
    'name for an address',
    -6,
    ({ printed, type, facts }) => type === 'address' && facts.isOfRole && !/\d/.test(printed),
  ),
  sign('name in small letters', -1, ({ printed, type }) => type === 'name' && /^\p{Ll}/u.test(printed)),
  sign('value is a sentence', -1, ({ facts }) => facts.words > 14),
  sign('value is one character', -0.7, ({ facts }) => facts.characters === 1),
  // Asked for a contract, order or invoice number, an invoice answers with its own.
  sign('title names it', 2.4, ({ titled }) => titled),
  sign('first page', 0.2, ({ facts }) => facts.page === 1),
  sign('first of its label', 0.3, ({ facts }) => facts.isFirst),
];
