/** A key that a request asks for. */
export interface AskedKey {
  /** The key as the answer has it. */
  readonly key: string;
  /** Its meaning in plain words; empty when the request gives none. */
  readonly description: string;
}
