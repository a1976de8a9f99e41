import { htmlFile, type Output } from '../output/output.ts';
import { strings } from '../strings.ts';
import type { Section } from './sections.ts';
import { sectionsHtml } from './sections-html.ts';
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

/**
 * A text that is copied and saved as it is. One that takes long to make is made when it is asked for.
 * @param part what tells its file from others of the same document and kind: `report.part.json`.
 */
export function textOutput(kind: keyof typeof types, text: string | (() => string), part?: string): Output {
  const [usual, type] = types[kind];
  const extension = part === undefined ? usual : `${part}.${usual}`;
  const file = {
    extension,
    type,
    get text() {
      return typeof text === 'string' ? text : text();
    },
  };
  return {
    what: strings.outputs[kind],
    file,
    get text() {
      return file.text;
    },
  };
}

/** Data as indented JSON; `part` as for `textOutput`. */
export const jsonOutput = (data: unknown, part?: string): Output =>
  textOutput('json', () => `${JSON.stringify(data, undefined, 2)}\n`, part);

/** Markdown with its sections as a page of HTML: copied as both, saved as a file of HTML. */
export function pageOutput(name: string, markdown: string, sections: readonly Section[]): Output {
  const [extension, type] = types.html;
  return {
    what: strings.outputs.html,
    text: markdown,
    get html() {
      return sectionsHtml(sections);
    },
    file: {
      extension,
      type,
      get text() {
        return sectionsHtml(sections).then((html) => htmlFile(name, html));
      },
    },
  };
}

/** Tables for spreadsheets, one below the other with an empty line between; `part` as for `textOutput`. */
export const cellOutputs = (tables: readonly Cells[], part: string): readonly [tsv: Output, csv: Output] => [
  textOutput('tsv', tables.map(tsv).join('\n'), part),
  textOutput('csv', tables.map(csv).join('\r\n'), part),
];
