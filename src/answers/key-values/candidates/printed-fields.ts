import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { fieldsOf } from '../grids/field-grids.ts';
import { labelOf } from '../label.ts';
import type { DocumentRecord } from '../record.ts';
import { neighbours } from './neighbours.ts';
import { withinRecord } from './record-tables.ts';

/** Fields of grids, told open where their styles are known, and beside them what stands next to a label that is in none. */
export function printedFields(record: DocumentRecord): Candidate[] {
  const fields = fieldsOf(record);
  const candidates = fields.flatMap(({ label, value, arrangement }): Candidate[] => {
    const spans = value.map(({ start, end }) => ({ start, end }));
    const [first, ...others] = withinRecord(record.text, label, spans);
    const kind = arrangement === 'beside' ? 'field beside' : 'field below';
    return first
      ? [{ labels: [labelOf(label.text)], value: [first, ...others], kind, open: label.style !== undefined }]
      : [];
  });
  const starts = new Set(fields.map(({ label: { start } }) => start));
  const isKnown = ({ start }: Span): boolean => starts.has(start);
  return [...candidates, ...neighbours(record, isKnown)];
}
