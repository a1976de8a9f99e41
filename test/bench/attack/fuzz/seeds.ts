import { readFile } from 'node:fs/promises';
import {
  cell,
  docx,
  heading,
  headingStyles,
  listItem,
  numbering,
  paragraph,
  row,
  run,
  table,
} from '../../../fixtures/docx.ts';
import { hostileDocx } from '../../../fixtures/hostile.ts';
import { pagesPdf, tablePdf, textPdf } from '../../../fixtures/pdf.ts';
import { encryptedPdf } from '../../../fixtures/pdf-encrypted.ts';
import { resumePdf } from '../../../fixtures/resume.ts';

/** A document to be mutated. */
export interface Seed {
  readonly name: string;
  readonly type: 'pdf' | 'docx';
  readonly bytes: Uint8Array;
}

const rows = [
  ['Item', 'Price'],
  ['Nuts', '12'],
  ['Bolts', '7'],
];

const report = (): Uint8Array =>
  docx({
    styles: headingStyles,
    numbering: numbering(1, [
      ['decimal', '%1.'],
      ['bullet', '•'],
    ]),
    body: [
      heading(1, run('Report')),
      paragraph(run('It was a good year.')),
      listItem(run('first')),
      listItem(run('second'), 1),
      table(rows.map((cells) => row(cells.map((text) => cell(paragraph(run(text))))))),
    ].join(''),
  });

const example = async (name: string): Promise<Seed> => ({
  name,
  type: 'pdf',
  bytes: await readFile(`public/examples/${name}.pdf`),
});

/** Documents of our fixtures and examples: plain and compressed ones, with tables, forms, pictures, notes, encryption. */
export async function seeds(): Promise<Seed[]> {
  const pdfs: Readonly<Record<string, Uint8Array>> = {
    text: textPdf('It was agreed', 'that the gate be mended.'),
    pages: pagesPdf(12),
    table: tablePdf(rows),
    resume: resumePdf(),
    encrypted: await encryptedPdf(textPdf('Locked'), ''),
  };
  return [
    ...Object.entries(pdfs).map(([name, bytes]): Seed => ({ name, type: 'pdf', bytes })),
    ...(await Promise.all(['invoice', 'resume', 'form', 'scan'].map(example))),
    { name: 'report', type: 'docx', bytes: report() },
    { name: 'hostile', type: 'docx', bytes: hostileDocx() },
  ];
}
