/** What a rule takes and what it does not. */
export interface Cases {
  /** Whole values, or values in brackets within the text that they need. */
  readonly valid: readonly string[];
  /** Off by one character, or against one rule. */
  readonly invalid: readonly string[];
  /** A sentence near to the type in which nothing of it is found. */
  readonly prose: string;
}
