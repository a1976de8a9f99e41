import { mean } from '../statistics.ts';
import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { engines } from './engines.ts';
import type { Measured, Outcome } from './measure.ts';

const figures = ['strict', 'markdown', 'plain', 'nid', 'teds', 'mhs', 'overall'] as const;

type Figure = (typeof figures)[number];

const names: Readonly<Record<Figure, string>> = {
  strict: 'Markdown, letter by letter',
  markdown: 'Markdown, one spelling',
  plain: 'plain',
  nid: 'NID',
  teds: 'TEDS',
  mhs: 'MHS',
  overall: 'overall',
};

/** What our row has to reach: the Markdown letter by letter, white space aside; in one spelling beside it. */
const bars: readonly { readonly set: string; readonly figure: Figure; readonly atLeast: number }[] = [
  { set: 'docling-docx', figure: 'strict', atLeast: 0.95 },
  { set: 'docling-docx', figure: 'markdown', atLeast: 0.95 },
  { set: 'docling-docx', figure: 'plain', atLeast: 0.96 },
  { set: 'pandoc-docx', figure: 'strict', atLeast: 0.88 },
  { set: 'pandoc-docx', figure: 'markdown', atLeast: 0.88 },
  { set: 'pandoc-docx', figure: 'plain', atLeast: 0.96 },
  { set: 'pandoc-docx', figure: 'teds', atLeast: 0.9 },
];

const average = (documents: readonly Measured[], engine: string, figure: Figure): number | null =>
  mean(documents.map(({ outcomes }) => outcomes.get(engine)?.[figure] ?? null));

/** Prints one table of a set: a row per engine, ours first, with means over its documents. */
export function printSet(set: string, documents: readonly Measured[]): void {
  const rows = Object.keys(engines).map((engine) => {
    const of = documents.flatMap(({ outcomes }) => outcomes.get(engine) ?? []);
    return [
      engine,
      ...figures.map((figure) => decimals(average(documents, engine, figure), 3)),
      decimals(mean(of.map(({ milliseconds }) => milliseconds)), 0),
      String(of.filter(({ failure }) => failure !== undefined).length),
    ];
  });
  console.log(`\n${set}: ${documents.length} documents`);
  console.log(textTable([['engine', ...figures.map((figure) => names[figure]), 'ms', 'failed'], ...rows]));
}

/** Prints the documents whose Markdown is furthest from the truth. */
export function printWorst(documents: readonly Measured[], count: number): void {
  const ours = documents.flatMap(({ document, outcomes }) => {
    const outcome = outcomes.get('sheaf');
    return outcome ? [{ document, outcome }] : [];
  });
  const row = (outcome: Outcome): string[] => figures.map((figure) => decimals(outcome[figure], 3));
  const rows = ours
    .sort((a, b) => a.outcome.markdown - b.outcome.markdown)
    .slice(0, count)
    .map(({ document, outcome }) => [document.set, document.id, ...row(outcome)]);
  console.log(`\n${textTable([['set', 'document', ...figures.map((figure) => names[figure])], ...rows], 2)}`);
}

/** How our row of the measured sets stands to the bars. */
export function judge(sets: ReadonlyMap<string, readonly Measured[]>): Verdict[] {
  return bars.flatMap(({ set, figure, atLeast }) => {
    const documents = sets.get(set);
    const own = documents && average(documents, 'sheaf', figure);
    if (own === undefined || own === null) return [];
    return [{ claim: `${set}: ${names[figure]} at least ${atLeast}`, seen: decimals(own, 3), met: own >= atLeast }];
  });
}
