/** A small image of one value for each cell of a larger one. */
export interface CellImage {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** A separable filter: each cell's value from those up to `reach` columns away, then from those up to `reach` rows away. */
function filter(
  { columns, rows, values }: CellImage,
  reach: number,
  combine: (values: Float32Array) => number,
): CellImage {
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

/** Dilation: the greatest value among the cells up to `reach` cells away. */
export const maximumFilter = (image: CellImage, reach: number): CellImage =>
  filter(image, reach, (values) => values.reduce((a, b) => Math.max(a, b)));

/** Box blur: the mean of the cells up to `reach` cells away. */
export const meanFilter = (image: CellImage, reach: number): CellImage =>
  filter(image, reach, (values) => values.reduce((a, b) => a + b) / values.length);
