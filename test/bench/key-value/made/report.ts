import { textTable } from '../../text-table.ts';
import type { Verdict } from '../../verdict.ts';
import type { Look, MeasuredDocument, Miss } from './measure.ts';

const exact = ({ asked, misses }: MeasuredDocument): string => `${asked - misses.length}/${asked}`;

/** Exact answers of asked keys: a row for each document, a column for each look. */
export function madeReport(measured: readonly MeasuredDocument[], looks: readonly Look[]): string {
  const rows = [...Map.groupBy(measured, ({ id }) => id)].map(([id, own]) => [
    id,
    ...looks.map((look) => exact(own.find((document) => document.look === look) as MeasuredDocument)),
  ]);
  return textTable([['exact of asked', ...looks], ...rows]);
}

const line = ({ key, printed, answered }: Miss): string =>
  `  ${key}: ${JSON.stringify(printed)} answered ${JSON.stringify(answered)}`;

/** Every key that was not answered exactly, with what is printed. */
export const missesReport = (measured: readonly MeasuredDocument[]): string =>
  measured
    .filter(({ misses }) => misses.length > 0)
    .map(({ id, look, misses }) => [`${id}, ${look}`, ...misses.map(line)].join('\n'))
    .join('\n');

/** What the documents of our own making have to reach as they are printed. */
export function madeVerdicts(measured: readonly MeasuredDocument[]): Verdict[] {
  const missed = measured.filter(({ look }) => look === 'print').flatMap(({ misses }) => misses).length;
  return [
    {
      claim: 'own documents in print: no key answered otherwise than printed',
      seen: String(missed),
      met: missed === 0,
    },
  ];
}
