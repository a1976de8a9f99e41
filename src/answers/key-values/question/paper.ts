import type { Question } from './question.ts';
import { oppositesOf, toldApart } from './term-likeness.ts';
import { isGeneric } from './term-weights.ts';
import { isRole } from './type-terms.ts';

/** Names of one paper: an order that is accepted is a contract. */
const ONE_PAPER: ReadonlySet<string> = new Set(['order', 'contract', 'agreement']);

/** The labels of a document, as far as they say what a question means there. */
interface Labels {
  /** Whether a label has a term. */
  has(term: string): boolean;
  /** Whether the document says a term anywhere. */
  hears(term: string): boolean;
  /** Whether a label says these terms together, and nothing else. */
  says(terms: readonly string[]): boolean;
  /** Whether a label says these terms together with what it stands under. */
  tells(terms: readonly string[]): boolean;
}

/**
 * The question as the document would put it: where it names the paper by a name that no label has, and the title another
 * one for the same, that one is meant. On an `Order` the contract number is the order number. Somebody whom the key calls
 * as the document does not, and the description as it does, is who the description says; so is a number that the key
 * does not tell from others.
 * @param title terms of the document's title.
 */
export function asTitled(question: Question, title: ReadonlySet<string>, labels: Labels): Question {
  const own = [...ONE_PAPER].find((name) => title.has(name) && labels.has(name));
  const role = question.description.find(isRole);
  const byRole = (term: string): string =>
    role && labels.hears(role) && isRole(term) && !labels.hears(term) ? role : counterpart(term, labels);
  const byPaper = (term: string): string => (own && ONE_PAPER.has(term) && !labels.has(term) ? own : term);
  const description = [...new Set(question.description.map(byPaper))];
  const isAnyNumber = question.type === 'id' && question.key.every(isGeneric);
  const isTold = isAnyNumber && description.some((term) => !isGeneric(term) && labels.hears(term));
  const key = isTold ? description : [...new Set(question.key.map(byRole).map(byPaper))];
  return isDateOfAll(question, labels)
    ? { ...question, key: ['date'], description: [] }
    : { ...question, key, description };
}

/** Of two parties of whom the labels name the other one alone, the one that they call the company. */
const counterpart = (term: string, labels: Labels): string =>
  isRole(term) &&
  !labels.hears(term) &&
  labels.says(['company']) &&
  oppositesOf(term).some((other) => labels.has(other))
    ? 'company'
    : term;

/** Whether a question asks for the date of what a label names, and the only date without more words is that of all labels. */
function isDateOfAll({ key, description, type }: Question, labels: Labels): boolean {
  const [of, ...others] = key.filter((term) => term !== 'date');
  if (type !== 'date' || of === undefined || others.length > 0 || key.length !== 2) return false;
  // A description that says more is better heard.
  if (description.some((term) => !key.includes(term))) return false;
  return labels.has(of) && labels.says(['date']) && !labels.tells(key) && toldApart(of).length === 0;
}
