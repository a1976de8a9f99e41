import { type Block, type Description, type Inline, printed } from './description.ts';

const STYLE = `@page { margin: 20mm } body { font: 10.5pt/1.35 Nimbus Roman, serif; margin: 0 } h1 { font-size: 15pt; margin: 10pt 0 6pt }
p { margin: 0 0 8pt } table { border-collapse: collapse; width: 100%; margin: 0 0 9pt } td, th { padding: 3pt 5pt; text-align: left; vertical-align: top }
.form td, .rows td, .rows th { border: 0.6pt solid #333 } .form td:nth-child(odd) { font-weight: bold; width: 21% } .pairs td:first-child { width: 34% }
.boxes td { border: 0.6pt solid #333; width: 33% } .boxes small { display: block; font-size: 7pt } .address { margin: 0 0 14pt } .right { margin-left: 58% }
.signature { margin-top: 26pt } .signature div:first-child { border-top: 0.6pt solid #333; width: 42% }`;

const escaped = (inline: Inline): string =>
  printed(inline).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page that looks as the description says, for printing. */
export const htmlOf = ({ id, blocks }: Description): string =>
  `<!doctype html><meta charset="utf-8"><title>${id}</title><style>${STYLE}</style>${blocks.map(htmlOfBlock).join('\n')}`;

function htmlOfBlock({ sign, lines }: Block): string {
  const rows = lines.map((cells) => cells.map(escaped));
  const cell = (text: string): string => `<td>${text}</td>`;
  const table = (kind: string, body: readonly string[]): string =>
    `<table class="${kind}">${body.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const whole = rows.map((row) => row.join(' '));
  switch (sign) {
    case '#':
      return `<h1>${whole.join(' ')}</h1>`;
    case '>':
    case '>>':
      return `<p class="address${sign === '>>' ? ' right' : ''}">${whole.join('<br>')}</p>`;
    case '-':
      return table(
        'pairs',
        rows.map((row) => row.map(cell).join('')),
      );
    case '=':
      return table(
        'form',
        rows.map((row) => row.map(cell).join('')),
      );
    case '^':
      return table(
        'boxes',
        rows.map((row) =>
          pairsOf(row)
            .map(([label, value]) => `<td><small>${label}</small>${value}</td>`)
            .join(''),
        ),
      );
    case '|':
      return table(
        'rows',
        rows.map((row, index) => row.map((text) => (index === 0 ? `<th>${text}</th>` : cell(text))).join('')),
      );
    case '~':
      return `<div class="signature">${whole.map((line) => `<div>${line}</div>`).join('')}</div>`;
    case '':
      return `<p>${whole.join('<br>')}</p>`;
  }
}

/** Captions with their values. */
export const pairsOf = <Item>(row: readonly Item[]): [Item, Item][] =>
  row.flatMap((item, index) => (index % 2 === 0 && index + 1 < row.length ? [[item, row[index + 1] as Item]] : []));
