import { decimals, textTable } from '../text-table.ts';
import { type Answered, type Counts, f1, type Scorer, sum } from './scorer.ts';
import type { AskedDocument, Pair, Values } from './sets.ts';

/** A document with what was answered. */
export interface Answer {
  readonly document: AskedDocument;
  /** In the notation of the set. */
  readonly answered: Answered;
  readonly counts: Counts;
  /** The counts of the values as printed. */
  readonly printed: Counts;
}

/** Whether one may look at a document; of the rest only figures are printed, so that they tell how unseen ones fare. */
export const isLookedAt = ({ document: { split } }: Pick<Answer, 'document'>): boolean => split === 'train';

const isOpen = (truth: AskedDocument['truth']): truth is readonly Pair[] => Array.isArray(truth);

/** Figures for each asked key of each set. */
export function keysReport(answers: readonly Answer[], scorer: Scorer): string {
  const asked = answers.flatMap(({ document, answered }) =>
    document.instruction.map((key) => {
      const counts = scorer.score({ ...document, instruction: [key] }, answered);
      return { name: `${document.set} ${document.split} ${key.key}`, counts };
    }),
  );
  const rows = [...Map.groupBy(asked, ({ name }) => name)].map(([name, own]) => {
    const all = sum(own.map(({ counts }) => counts));
    return [name, decimals(f1(all), 3), ...[all.right, all.found, all.there].map(String)];
  });
  return textTable([['key', 'F1', 'right', 'found', 'there'], ...rows]);
}

/** What a document says and what was answered instead, a line each. */
export function errorsReport({ document, answered }: Answer, scorer: Scorer): string {
  const lines = isOpen(document.truth)
    ? pairLines(document.truth, answered)
    : valueLines(document.truth, document, answered, scorer);
  return [`${document.set}/${document.id}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function valueLines(truth: Values, { instruction }: AskedDocument, answered: Answered, { same }: Scorer): string[] {
  return instruction.flatMap(({ key }) => {
    const [there, found] = [truth[key] ?? [], answered[key] ?? []];
    const right = there.every((value) => found.some((other) => same(value, other))) && found.length === there.length;
    return right ? [] : [`${key}: ${JSON.stringify(there)} answered ${JSON.stringify(found)}`];
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function pairLines(truth: readonly Pair[], answered: Answered): string[] {
  const found = Object.entries(answered).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  const has = (pairs: readonly Pair[], { key, value }: Pair): boolean =>
    pairs.some((pair) => plain(pair.key) === plain(key) && plain(pair.value) === plain(value));
  const line = (mark: string) => (pair: Pair) => `${mark} ${JSON.stringify(pair.key)}: ${JSON.stringify(pair.value)}`;
  return [
    ...truth.filter((pair) => pair.value !== '' && !has(found, pair)).map(line('missed')),
    ...found.filter((pair) => !has(truth, pair)).map(line('wrong ')),
  ];
}
