import { type RangePart, rangePartOf } from '../values/ranges.ts';
import type { TypeName } from '../values/value-types.ts';
import type { AskedKey } from './asked-key.ts';
import { withRoles } from './roles.ts';
import { isPlural, singular } from './stems.ts';
import { meant } from './synonyms.ts';
import { isGeneric } from './term-weights.ts';
import { termsOfWords } from './terms.ts';
import { BEHIND, isRole, namedType } from './type-terms.ts';
import { asksWhether } from './whether.ts';
import { wordsOf } from './words.ts';

/** What a key and its description ask for. */
export interface Question {
  /** Terms of the key and of its description. */
  readonly key: readonly string[];
  readonly description: readonly string[];
  readonly type?: TypeName;
  /** Whether the type is but what such a thing usually is: the `end` of a lease is a date, that of a shift a time. */
  readonly isTypeImplied: boolean;
  /** Which part of a range of dates it asks for. */
  readonly range?: RangePart;
  /** Whether it asks for all there are, or for the one that sums up or bounds the others. */
  readonly plural: boolean;
  readonly one?: 'first' | 'last' | 'largest';
}

/** Words of a description that are read; what a field means is said at its beginning. */
const MOST_WORDS = 60;

/** What a key and its description ask for, by the words that both begin with. */
export function questionOf(asked: AskedKey): Question {
  const { key, description } = asked;
  const words = wordsOf(key).slice(0, MOST_WORDS);
  const said = withCounts(withVerbs(withoutDue(wordsOf(description).slice(0, MOST_WORDS))));
  const described = withWholeAddress(words, withRoles(said));
  const named = asksWhether(asked) ? 'yes/no' : namedTypeOf(words, described);
  const type = named ?? impliedTypeOf(words, described);
  const range = rangePartOf(asked);
  const terms = termsOfWords(words);
  const others = withNameOf(type, terms, termsOfWords(withoutExplained(terms, withoutExcepted(described))));
  const one =
    range === 'start'
      ? 'first'
      : range === 'end'
        ? 'last'
        : isTotal([...words, ...terms, ...others])
          ? 'largest'
          : undefined;
  return {
    key: terms,
    description: others,
    ...(one ? { one } : {}),
    ...(type ? { type } : {}),
    isTypeImplied: named === undefined && type !== undefined,
    ...(range ? { range } : {}),
    plural: !isSum(words) && (asksForAll(words) || asksForAll(described)),
  };
}

/** Words of an English clause, in which `pays` is what somebody does, not the French for a country. */
const ENGLISH = new Set(['the', 'who', 'that', 'is', 'to', 'by']);

const withVerbs = (words: readonly string[]): readonly string[] =>
  words.some((word) => ENGLISH.has(word)) ? words.map((word) => (word === 'pays' ? 'pay' : word)) : words;

/** What is due is asked for, not when: `deposit due on acceptance`. */
const withoutDue = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => word !== 'due' || !OWED.has(singular(words[index - 1] ?? '')));

const OWED = new Set(['deposit', 'fee', 'rent', 'instalment', 'installment', 'premium', 'penalty', 'interest', 'tax']);

/** French `nombre de retards` counts what is more than one; Spanish `nombre de la clienta` is somebody's name. */
const withCounts = (words: readonly string[]): readonly string[] =>
  words.map((word, index) =>
    word === 'nombre' && /^d[e']?$/.test(words[index + 1] ?? '') && /[sx]$/.test(words[index + 2] ?? '')
      ? 'number'
      : word,
  );

/** Where a key does not speak of a street, the `street address` of its description is the whole address. */
const withWholeAddress = (key: readonly string[], description: readonly string[]): readonly string[] =>
  meant(key.map(singular)).includes('street')
    ? description
    : description.filter((word, index) => word !== 'street' || description[index + 1] !== 'address');

/** The term that names a type, which a label may be without what the question calls it by. */
const TYPE_TERMS: Readonly<Partial<Record<TypeName, string>>> = { name: 'name', date: 'date' };

/** A description that implies a type, naming it: the `sponsor` of a show is its sponsor's name, its `start` the date of it. */
function withNameOf(type: TypeName | undefined, key: readonly string[], description: readonly string[]) {
  const term = type && TYPE_TERMS[type];
  const isNamed = term === undefined || key.includes(term) || description.includes(term);
  return isNamed || description.length === 0 ? description : [...description, term];
}

/**
 * Without the clause that tells more of whom the key itself names: `tenant who rents the boathouse`, of the key `tenant`.
 * Of a `moving_company` the clause says which one is meant.
 */
function withoutExplained(key: readonly string[], description: readonly string[]): readonly string[] {
  const clause = description.findIndex((word, index) => index > 0 && RELATIVE.has(word));
  const [role] = clause < 0 ? [] : meant([singular(description[clause - 1] as string)]);
  const isWhole =
    role !== undefined && isRole(role) && key.includes(role) && key.every((term) => term === role || isGeneric(term));
  return isWhole ? description.slice(0, clause) : description;
}

const RELATIVE = new Set(['who', 'that', 'which', 'whom']);

/** What a description sets apart or takes in is not asked for: `sum before commission`. Synonyms know `before tax`. */
const withoutExcepted = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => {
    const before = words[index - 1] ?? '';
    return !INCLUDING.has(before) && (!EXCEPT.has(before) || TAXES.has(word));
  });

const INCLUDING = new Set(['including', 'incl']);
const EXCEPT = new Set(['before', 'without', 'excluding', 'except']);
const TAXES = new Set(['tax', 'taxes', 'vat']);

const TOTALS = new Set(['total', 'subtotal', 'payable', 'gross', 'balance']);

const isTotal = (terms: readonly string[]): boolean => terms.some((term) => TOTALS.has(term));

/** Whether a key asks for the sum of what its noun counts: `total deductions`. */
const isSum = ([first = '', ...others]: readonly string[]): boolean => first === 'total' && others.length > 0;

/** Words before the kind of thing that a question asks for: `of which country`. */
const WHICH = new Set(['which', 'what']);

/** What the key or description names. `invoice number` is no amount, whatever is said. */
function namedTypeOf(key: readonly string[], description: readonly string[]): TypeName | undefined {
  const [asked, described] = [meant(key.map(singular)), meant(description.map(singular))];
  const which = description.findIndex((word) => WHICH.has(word));
  const [kind] = which < 0 ? [] : meant(description.slice(which + 1).map(singular));
  return (
    namedType(asked, true) ?? (kind === undefined ? undefined : namedType([kind], true)) ?? namedType(described, true)
  );
}

/** What the thing that the key or description speaks of implies. */
const impliedTypeOf = (key: readonly string[], description: readonly string[]): TypeName | undefined =>
  namedType(meant(key.map(singular)), false) ?? namedType(meant(description.map(singular)), false);

/** Words before what is more than one. */
const ALL = new Set(['all', 'every', 'each', 'both', 'between']);
/** Words that begin a clause, which ends in a verb: `when the campaign starts` asks for one day. */
const CLAUSE = new Set(['when', 'where', 'who', 'whom', 'how', 'why', 'what', 'which']);

/** Whether the first noun of a phrase is a plural: `names of the parties`, `all invoice numbers`. */
function asksForAll(words: readonly string[]): boolean {
  if (ALL.has(words[0] ?? '')) return true;
  if (CLAUSE.has(words[0] ?? '')) return words[0] === 'which' && isPlural(words[1] ?? '');
  const behind = words.findIndex((word, index) => index > 0 && BEHIND.has(word));
  const head = (behind < 0 ? words : words.slice(0, behind)).at(-1);
  return head !== undefined && head !== 'wages' && isPlural(head);
}
