import { singular } from './stems.ts';

/** What somebody does or undergoes, by the forms of the verb: who does it, and who it is done to where that is a role. */
const VERBS: readonly (readonly [forms: string, actor: string, undergoer?: string])[] = [
  ['register registers registered', 'registrant', 'registrant'],
  ['sign signs signed', 'signer'],
  ['advertise advertises advertised', 'advertiser'],
  ['sell sells sold', 'seller'],
  ['supply supplies supplied', 'seller'],
  ['buy buys bought', 'buyer'],
  ['purchase purchases purchased', 'buyer'],
  ['employ employs employed', 'employer', 'employee'],
  ['insure insures insured', 'insurer', 'insured'],
  ['pay pays paid', 'payer', 'recipient'],
  ['lend lends lent', 'lender'],
  ['borrow borrows borrowed', 'borrower'],
  ['send sends sent', 'sender'],
  ['receive receives received', 'recipient'],
  ['ship ships shipped', 'shipper'],
  ['carry carries carried', 'carrier'],
  ['transport transports transported', 'carrier'],
  ['own owns owned', 'owner'],
  ['apply applies applied', 'applicant'],
  ['treat treats treated', 'doctor', 'patient'],
  ['sue sues sued', 'plaintiff', 'defendant'],
];

const ROLES = new Map(
  VERBS.flatMap(([forms, actor, undergoer]) => forms.split(' ').map((form) => [form, { actor, undergoer }] as const)),
);

const ANYBODY = new Set(
  'person people individual somebody someone one party company organization organisation firm business entity'.split(
    ' ',
  ),
);
const ARTICLES = new Set(['the', 'a', 'an', 'any']);
const RELATIVE = new Set(['who', 'that', 'which']);
const AUXILIARIES = new Set(['has', 'have', 'had', 'will', 'is', 'are', 'was', 'were', 'be', 'been', 'being']);
const PASSIVE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);

/**
 * Words of a description with a role in place of a clause that says what somebody does: `name of registrant` for
 * `person or company that registers`, `name of employee` for `who is employed`.
 */
export function withRoles(words: readonly string[]): readonly string[] {
  const clause = words.findIndex((word, index) => RELATIVE.has(word) && isOfAnybody(words, index));
  if (clause < 0) return words;
  let verb = clause + 1;
  while (AUXILIARIES.has(words[verb] ?? '')) verb++;
  const roles = ROLES.get(words[verb] ?? '');
  const role = PASSIVE.has(words[verb - 1] ?? '') ? roles?.undergoer : roles?.actor;
  if (role === undefined) return words;
  return [...words.slice(0, startOf(words, clause)), 'name', 'of', role, ...words.slice(verb + 1)];
}

/** Whether a clause is about somebody, not about one of whom its own noun tells: `the bank that pays`. */
const isOfAnybody = (words: readonly string[], clause: number): boolean => {
  const before = words[clause - 1];
  return before === undefined ? words[clause] === 'who' : ANYBODY.has(singular(before));
};

/** Where what a clause is about begins: at `the person or company`. */
function startOf(words: readonly string[], clause: number): number {
  let start = clause;
  while (start > 0 && isAnybody(words[start - 1] as string)) start--;
  return start;
}

const isAnybody = (word: string): boolean => ANYBODY.has(singular(word)) || ARTICLES.has(word) || word === 'or';
