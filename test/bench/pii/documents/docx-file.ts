import { cell, docx, heading, headingStyles, paragraph, row, run, table } from '../../../fixtures/docx.ts';
import { type Block, type Description, type Inline, printed } from './description.ts';
import { pairsOf } from './html.ts';

const escaped = (inline: Inline): string => printed(inline).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const BREAK = '<w:r><w:br/></w:r>';
const TAB = '<w:r><w:tab/></w:r>';

/** A Word file of the description, made as a person would: tabs behind labels, tables for forms. */
export const docxOf = ({ blocks }: Description): Uint8Array<ArrayBuffer> =>
  docx({ body: blocks.map(bodyOf).join(''), styles: headingStyles });

function bodyOf({ sign, lines }: Block): string {
  const rows = lines.map((cells) => cells.map(escaped));
  const broken = paragraph(rows.map((cells) => run(cells.join(' '))).join(BREAK));
  switch (sign) {
    case '#':
      return heading(1, rows.flat().join(' '));
    case '>':
    case '>>':
    case '':
      return broken;
    case '-':
      return rows.map((cells) => paragraph(cells.map((text) => run(text)).join(TAB))).join('');
    case '=':
    case '|':
      return table(rows.map((cells) => row(cells.map((text) => cell(text)))));
    case '^':
      return table(
        rows.map((cells) =>
          row(pairsOf(cells).map(([label, value]) => cell(`${paragraph(label, '')}${paragraph(value, '')}`))),
        ),
      );
    case '~':
      return rows.map((cells) => paragraph(cells.join(' '))).join('');
  }
}
