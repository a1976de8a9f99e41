/** The cells of an HTML table as printed, row by row: a cell that spans others stands in the first place, those are empty. */
export function tableCells(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].map((): string[] => []);
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (rows[y]?.[x] !== undefined) x++;
      for (let down = 0; down < cell.rowSpan; down++) {
        for (let right = 0; right < cell.colSpan; right++) {
          const spanned = rows[y + down];
          if (spanned) spanned[x + right] = down === 0 && right === 0 ? (cell.textContent ?? '').trim() : '';
        }
      }
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** Signs that are a formula's beginning, in full width to Excel as well, also behind white space and signs that are not shown; a sign before figures alone is a number's, or a telephone's. */
const FORMULA = /^[\s\p{C}]*(?:[=@＝＠]|[+＋－-](?![\d\s.,()/%€$£-]*$))/u;

/** A cell that spreadsheets take for text: they would work out a formula, which may ask another origin. */
const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Comma-separated values (RFC 4180), formulas with an apostrophe before them. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map(asText))
    .map(
      (row) => `${row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`,
    )
    .join('');

/**
 * Tab-separated values (IANA), as spreadsheets paste them: tabs and line ends within a cell become spaces, and formulas
 * have an apostrophe before them.
 */
export const tsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => asText(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`).join('');

/** The cells of the one table in an HTML text, which is not run. */
export function cellsOfHtml(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table ? tableCells(table) : [];
}
