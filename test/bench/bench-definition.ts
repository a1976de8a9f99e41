/** One row of the table of benches. */
export interface Bench {
  /** What it measures, in one sentence. */
  readonly summary: string;
  /** Its options, one per line. */
  readonly usage: string;
  /**
   * Measures and prints; resolves to whether all is well: always, unless `--check` is given and a bar is missed.
   * @throws Error with a sentence to act on when it cannot measure.
   */
  run(args: string[]): Promise<boolean>;
}
