/** One thing to look for. */
export interface AskedKey {
  /** The key as the answer has it. */
  readonly key: string;
  /** What it means in plain words; empty when nobody said. */
  readonly description: string;
}
