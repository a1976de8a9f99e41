import { decimals, textTable } from '../text-table.ts';
import type { Finder } from './finders.ts';
import type { SpanScores } from './span-scorer.ts';
import type { SpanSet } from './span-sets.ts';

type Scorer = (texts: readonly (SpanSet['texts'][number] & { pred: Awaited<ReturnType<Finder>> })[]) => SpanScores;

/** The scores of one finder on a set. */
export async function scoreSet(find: Finder, { texts }: SpanSet, scorer: Scorer): Promise<SpanScores> {
  const answered = [];
  for (const text of texts) answered.push({ ...text, pred: await find(text.text) });
  return scorer(answered);
}

/** A row for every set, and for each finder its F1 and F2 over all types. */
export function printSets(scores: ReadonlyMap<string, ReadonlyMap<string, SpanScores>>): void {
  const engines = [...(scores.values().next().value?.keys() ?? [])];
  const rows = [...scores].map(([set, byEngine]) => [
    set,
    ...engines.map((engine) => {
      const micro = byEngine.get(engine)?.byTypeMicro;
      return `${decimals(micro?.f1, 3)} ${decimals(micro?.f2, 3)}`;
    }),
  ]);
  console.log(textTable([['F1 and F2', ...engines], ...rows]));
}

/** A row for every type of a set: our precision and recall, and each finder's F1. */
export function printTypes(byEngine: ReadonlyMap<string, SpanScores>): void {
  const engines = [...byEngine.keys()];
  const ours = byEngine.get('sheaf');
  const rows = Object.entries(ours?.perType ?? {})
    .filter(([, { truth }]) => truth > 0)
    .map(([type, { truth, p, r }]) => [
      type,
      String(truth),
      decimals(p, 3),
      decimals(r, 3),
      ...engines.map((engine) => decimals(byEngine.get(engine)?.perType[type]?.f1 ?? 0, 3)),
    ]);
  console.log(textTable([['type', 'truth', 'precision', 'recall', ...engines.map((name) => `F1 ${name}`)], ...rows]));
}
