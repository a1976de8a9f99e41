import { mean } from '../../statistics.ts';
import { decimals, textTable } from '../../text-table.ts';
import type { Figure } from './measure.ts';
import { measureCases } from './pool.ts';

/** Word F1 of the pages in hard looks: the mean, and that of each look. */
export interface LookFigures {
  readonly mean: number;
  readonly each: ReadonlyMap<string, number>;
}

const MEASURES = ['ours', 'alone', 'clean'] as const;
const average = (figures: readonly Figure[], measure: (typeof MEASURES)[number]): number | null =>
  mean(figures.map((figure) => figure[measure]));

/** Reads the pages in all looks and prints their word F1: each page's as it is read, then by look. */
export async function measureLooks(): Promise<LookFigures> {
  const figures = await measureCases(({ id, ours, alone, clean }) =>
    console.log(`${id}: ${[ours, alone, clean].map((one) => one.toFixed(3)).join(' ')}`),
  );
  const looks = [...new Set(figures.map(({ look }) => look))].sort();
  const row = (name: string, of: readonly Figure[]): string[] => [
    name,
    `${of.length}`,
    ...(['shown', 'held'] as const).map((half) =>
      decimals(
        average(
          of.filter((one) => one.half === half),
          'ours',
        ),
        3,
      ),
    ),
    ...MEASURES.map((measure) => decimals(average(of, measure), 3)),
  ];
  console.log(
    'Word F1 of pages in hard looks: half to look at, half for figures alone; beside tesseract.js and the clean page',
  );
  console.log(
    textTable([
      ['look', 'pages', 'shown', 'held', 'all', 'tesseract.js', 'clean'],
      ...looks.map((look) =>
        row(
          look,
          figures.filter((one) => one.look === look),
        ),
      ),
      row('all', figures),
    ]),
  );
  const [ours, theirs] = [0, 1].map((which) =>
    figures.reduce((sum, one) => sum + (one.milliseconds[which] as number), 0),
  );
  console.log(`Seconds for each of tesseract.js alone: ${((ours as number) / (theirs as number)).toFixed(2)}`);
  return {
    mean: average(figures, 'ours') ?? 0,
    each: new Map(
      looks.map((look) => [
        look,
        average(
          figures.filter((one) => one.look === look),
          'ours',
        ) ?? 0,
      ]),
    ),
  };
}
