import { textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { shown } from './errors.ts';
import type { Held, Leaf } from './none/invented.ts';

/** Characters after which a value is cut off. */
const LONGEST = 100;

const line =
  (mark: string) =>
  ({ pointer, value }: Leaf): string =>
    `  ${mark} ${pointer}: ${shown(value, LONGEST)}`;

/** How many values an answer holds about each document, and which. */
export function noneReport(measured: readonly Held[]): string {
  const rows = measured.map(({ id, contacts, invented }) => [id, String(contacts.length), String(invented.length)]);
  const lists = measured.flatMap(({ id, contacts, invented }) =>
    contacts.length + invented.length === 0 ? [] : [id, ...contacts.map(line('=')), ...invented.map(line('+'))],
  );
  return [textTable([['document', 'contacts', 'invented'], ...rows]), ...lists].join('\n');
}

/** Nothing may be invented. */
export function noneVerdicts(measured: readonly Held[]): Verdict[] {
  const invented = measured.reduce((sum, each) => sum + each.invented.length, 0);
  return [{ claim: 'none: nothing invented', seen: String(invented), met: invented === 0 }];
}
