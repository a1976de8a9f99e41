/** Small images of a few values each: what an image is like, cell by cell. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array<ArrayBuffer>;
}

type Combine = (values: Float32Array) => number;

/** Each cell's value from those of the cells within `reach` columns of it, then within `reach` rows. */
function combined({ columns, rows, values }: Grid, reach: number, combine: Combine): Grid {
  const across = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  const column = new Float32Array(rows);
  for (let y = 0; y < rows; y++) {
    const row = values.subarray(y * columns, (y + 1) * columns);
    for (let x = 0; x < columns; x++) {
      across[y * columns + x] = combine(row.subarray(Math.max(0, x - reach), x + reach + 1));
    }
  }
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < rows; y++) column[y] = across[y * columns + x] as number;
    for (let y = 0; y < rows; y++) {
      result[y * columns + x] = combine(column.subarray(Math.max(0, y - reach), y + reach + 1));
    }
  }
  return { columns, rows, values: result };
}

/** The greatest value among the cells up to `reach` cells away. */
export const greatest = (grid: Grid, reach: number): Grid =>
  combined(grid, reach, (values) => values.reduce((a, b) => Math.max(a, b)));

/** The mean of the cells up to `reach` cells away. */
export const smooth = (grid: Grid, reach: number): Grid =>
  combined(grid, reach, (values) => values.reduce((a, b) => a + b) / values.length);
