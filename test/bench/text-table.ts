/** Rows of cells as aligned text: the first column to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[], leftColumns = 1): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < leftColumns ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number with as many decimals; a dash where there is none. */
export const decimals = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
