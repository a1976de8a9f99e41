import type { Output } from '../output.ts';
import { strings } from '../strings.ts';
import { csv, tsv } from './table-cells.ts';

/** Cells as printed, row by row. */
type Cells = readonly (readonly string[])[];

const types = {
  markdown: ['md', 'text/markdown'],
  text: ['txt', 'text/plain'],
  tsv: ['tsv', 'text/tab-separated-values'],
  csv: ['csv', 'text/csv'],
  json: ['json', 'application/json'],
  html: ['html', 'text/html'],
} as const;

/** A text that is copied and saved as it is. */
export function textOutput(kind: keyof typeof types, text: string): Output {
  const [extension, type] = types[kind];
  return { what: strings.outputs[kind], text, file: { extension, type, text } };
}

/** Data as indented JSON. */
export const jsonOutput = (data: unknown): Output => textOutput('json', `${JSON.stringify(data, undefined, 2)}\n`);

/** Tables for spreadsheets, one below the other with an empty line between. */
export const cellOutputs = (tables: readonly Cells[]): readonly [tsv: Output, csv: Output] => [
  textOutput('tsv', tables.map(tsv).join('\n')),
  textOutput('csv', tables.map(csv).join('\r\n')),
];
