import { decimals, textTable } from '../text-table.ts';
import { SECTIONS } from './leaves.ts';
import type { Measured } from './measure.ts';
import type { Figures, Scorer } from './scorer.ts';

/** The micro-averaged figures of all leaves, or those of a section; `undefined` where nothing was measured. */
export function figuresOf(
  scorer: Scorer,
  measured: readonly Measured[],
  section?: (typeof SECTIONS)[number],
): Figures | undefined {
  if (measured.length === 0) return undefined;
  const { micro, sections } = scorer.totals(measured.map(({ score }) => score));
  return section === undefined ? micro : sections[section];
}

/** Documents by the value of a group, in the order in which they come. */
export const groupsOf = (measured: readonly Measured[], group: string): Map<string, Measured[]> =>
  Map.groupBy(measured, ({ subject }) => subject.groups[group] ?? '');

/** F1 of all leaves and of each section, with precision and recall, a row for each named set of documents. */
export function figuresTable(
  scorer: Scorer,
  title: string,
  rows: Iterable<readonly [string, readonly Measured[]]>,
): string {
  const head = [title, 'documents', 'F1', ...SECTIONS.map((section) => section.slice(0, 9)), 'P', 'R'];
  const body = [...rows].map(([name, measured]) => {
    const all = figuresOf(scorer, measured);
    const sections = SECTIONS.map((section) => figuresOf(scorer, measured, section)?.f1);
    return [name, String(measured.length), ...[all?.f1, ...sections, all?.p, all?.r].map((f1) => decimals(f1, 3))];
  });
  return textTable([head, ...body]);
}
