import type { Question } from './question.ts';
import { isGeneric } from './term-weights.ts';
import { isRole } from './type-terms.ts';

/** Names of one paper: an order that is accepted is a contract. */
const ONE_PAPER: ReadonlySet<string> = new Set(['order', 'contract', 'agreement']);

/**
 * The question as the document would put it: where it names the paper by a name that no label has, and the title another
 * one for the same, that one is meant. On an `Order` the contract number is the order number. Somebody whom the key calls
 * as the document does not, and the description as it does, is who the description says; so is a number that the key
 * does not tell from others.
 * @param title terms of the document's title.
 * @param isLabelled whether a label of the document has a term.
 * @param isSaid whether the document says a term anywhere.
 */
export function asTitled(
  question: Question,
  title: ReadonlySet<string>,
  isLabelled: (term: string) => boolean,
  isSaid: (term: string) => boolean,
): Question {
  const own = [...ONE_PAPER].find((name) => title.has(name) && isLabelled(name));
  const role = question.description.find(isRole);
  const byRole = (term: string): string => (role && isSaid(role) && isRole(term) && !isSaid(term) ? role : term);
  const byPaper = (term: string): string => (own && ONE_PAPER.has(term) && !isLabelled(term) ? own : term);
  const description = [...new Set(question.description.map(byPaper))];
  const isAnyNumber = question.type === 'id' && question.key.every(isGeneric);
  const isTold = isAnyNumber && description.some((term) => !isGeneric(term) && isSaid(term));
  const key = isTold ? description : [...new Set(question.key.map(byRole).map(byPaper))];
  return { ...question, key, description };
}
