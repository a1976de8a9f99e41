import type { Line } from './lines.ts';

/** Rows of lines that are added from top to bottom: only those that reach down to a line are looked at for it. */
export class OpenRows {
  readonly rows: Line[][] = [];
  /** y in points to which each row and those before it reach down. */
  readonly #reach: number[] = [];

  /** Index of the last row that reaches below the top of a line and that it belongs to; -1 where there is none. */
  find({ box }: Line, belongs: (row: readonly Line[]) => boolean): number {
    for (let index = this.rows.length - 1; index >= 0 && (this.#reach[index] as number) > box[1]; index--) {
      if (belongs(this.rows[index] as Line[])) return index;
    }
    return -1;
  }

  /** Adds a line to a row. */
  addTo(index: number, line: Line): void {
    const bottom = line.box[3];
    this.rows[index]?.push(line);
    for (let at = index; (this.#reach[at] ?? bottom) < bottom; at++) this.#reach[at] = bottom;
  }

  /** Adds a line as a row of its own. */
  begin(line: Line): void {
    const bottom = line.box[3];
    this.rows.push([line]);
    this.#reach.push(Math.max(bottom, this.#reach.at(-1) ?? bottom));
  }
}
