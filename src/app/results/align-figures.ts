/** A figure as printed, with a sign, brackets, a currency or a percent sign; a dash where there is none. */
const FIGURE = /^(?:[-–—]|[(+−–-]{0,2}[$€£¥]?[-−]?\d[\d.,’']*(?: \d{3})*[)%€£$]{0,2})$/;

/**
 * Sets the columns of a table to the right that hold nothing but figures below their head, so that their digits stand
 * below each other. A table with cells that span others stays as it is.
 */
export function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  const [head = [], ...body] = rows;
  if (rows.some((row) => row.length !== head.length || row.some(isSpanning))) return;
  for (const column of head.keys()) {
    const texts = body.map((row) => row[column]?.textContent?.trim() ?? '').filter((text) => text !== '');
    if (texts.length === 0 || !texts.every((text) => FIGURE.test(text))) continue;
    for (const row of rows) row[column]?.setAttribute('align', 'right');
  }
}

const isSpanning = ({ colSpan, rowSpan }: HTMLTableCellElement): boolean => colSpan > 1 || rowSpan > 1;
