/** A small image of one value for each cell of a larger one. */
export interface CellImage {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** What some of the values become: so many from `start` on, each `step` after the one before. */
type Combine = (values: Float32Array, start: number, count: number, step: number) => number;

/** A separable filter: each cell's value from those up to `reach` columns away, then from those up to `reach` rows away. */
function filter({ columns, rows, values }: CellImage, reach: number, combine: Combine): CellImage {
  const across = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let cell = 0; cell < values.length; cell++) {
    const column = cell % columns;
    const first = Math.max(0, column - reach);
    const count = Math.min(columns, column + reach + 1) - first;
    across[cell] = combine(values, cell - column + first, count, 1);
  }
  for (let cell = 0; cell < values.length; cell++) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    const first = Math.max(0, row - reach);
    const count = Math.min(rows, row + reach + 1) - first;
    result[cell] = combine(across, first * columns + column, count, columns);
  }
  return { columns, rows, values: result };
}

/** Dilation: the greatest value among the cells up to `reach` cells away. */
export const maximumFilter = (image: CellImage, reach: number): CellImage => filter(image, reach, greatest);

/** Box blur: the mean of the cells up to `reach` cells away. */
export const meanFilter = (image: CellImage, reach: number): CellImage => filter(image, reach, mean);

function greatest(values: Float32Array, start: number, count: number, step: number): number {
  let most = values[start] as number;
  for (let index = 1; index < count; index++) most = Math.max(most, values[start + index * step] as number);
  return most;
}

function mean(values: Float32Array, start: number, count: number, step: number): number {
  let sum = values[start] as number;
  for (let index = 1; index < count; index++) sum += values[start + index * step] as number;
  return sum / count;
}
