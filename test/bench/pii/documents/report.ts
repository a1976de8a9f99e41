import { decimals, textTable } from '../../text-table.ts';
import { HALVES } from './description.ts';
import { FORMS, type Form } from './files.ts';
import type { MeasuredDocument } from './measure.ts';

/** Largest shares of facts that may leak. */
export const BARS: Readonly<Record<Form, number>> = { pdf: 0.08, docx: 0.08, scan: 0.1 };

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of facts that leaked from the documents in a form; undefined where none was read. */
export function leakedShare(measured: readonly MeasuredDocument[], form: Form): number | undefined {
  const leaks = measured.flatMap((document) => document.leaks[form] ?? []);
  const facts = leaks.reduce((sum, { facts }) => sum + facts, 0);
  return facts === 0 ? undefined : leaks.reduce((sum, { leaked }) => sum + leaked.length, 0) / facts;
}

/** Leaks, alarms and agreement by half and form, as a table. */
export function documentsReport(measured: readonly MeasuredDocument[]): string {
  const groups = [
    ...HALVES.map((half) => ({ name: half, documents: measured.filter((document) => document.half === half) })),
    { name: 'all', documents: measured },
  ];
  const rows = groups.flatMap(({ name, documents }) =>
    FORMS.flatMap((form) => {
      const leaks = documents.flatMap((document) => document.leaks[form] ?? []);
      if (leaks.length === 0) return [];
      const sum = (count: (item: (typeof leaks)[number]) => number): string =>
        String(leaks.reduce((total, item) => total + count(item), 0));
      const same = mean(documents.flatMap((document) => document.agreement[form] ?? []));
      return [
        [
          `${name} ${form}`,
          String(leaks.length),
          sum(({ facts }) => facts),
          sum(({ leaked }) => leaked.length),
          decimals(leakedShare(documents, form), 3),
          sum(({ alarms }) => alarms.length),
          decimals(same, 3),
        ],
      ];
    }),
  );
  return textTable([['', 'documents', 'facts', 'leaked', 'share', 'alarms', 'same as PDF'], ...rows]);
}
