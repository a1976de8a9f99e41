import type { Question } from './question.ts';

/** Names of one paper: an order that is accepted is a contract. */
const ONE_PAPER: ReadonlySet<string> = new Set(['order', 'contract', 'agreement']);

/**
 * The question as the document would put it: where it names the paper by a name that no label has, and the title another
 * one for the same, that one is meant. On an `Order` the contract number is the order number.
 * @param title terms of the document's title.
 * @param isLabelled whether a label of the document has a term.
 */
export function asTitled(
  question: Question,
  title: ReadonlySet<string>,
  isLabelled: (term: string) => boolean,
): Question {
  const own = [...ONE_PAPER].find((name) => title.has(name) && isLabelled(name));
  if (own === undefined) return question;
  const renamed = (terms: readonly string[]): string[] => [
    ...new Set(terms.map((term) => (ONE_PAPER.has(term) && !isLabelled(term) ? own : term))),
  ];
  return { ...question, key: renamed(question.key), description: renamed(question.description) };
}
